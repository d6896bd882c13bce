// The service worker: the pages start without a network, too. Code comes from the network whenever there is one: a page is
// asked for anew each time, and names its files by their content, so that nothing old is ever shown in place of something new.
// The build fills in the version of the files and their list.
const CACHE = "flibuste-__VERSION__";
const FILES = __FILES__;

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("flibuste-") && name !== CACHE;
  const cleared = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  const kept = (what) => caches.match(what, { cacheName: CACHE });
  const failed = () => Response.error();
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else {
    const page = request.mode === "navigate" ? "/" : request;
    event.respondWith(fetch(request).catch(() => kept(page).then((found) => found ?? failed())));
  }
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? "/";
  event.waitUntil(
    clients.matchAll({ type: "window" }).then(async (windows) => {
      const [shown] = windows;
      if (!shown) return clients.openWindow(address);
      await shown.focus();
      shown.postMessage({ goTo: address });
    }),
  );
});

// The server calls: somebody's turn has come. Whoever has that table before his eyes is not told.
addEventListener("push", (event) => {
  const { title = "Flibuste", body = "", address = "/", lang = "" } = event.data?.json() ?? {};
  const told = { body, lang, tag: address, icon: "/icons/icon-192.png", data: { address } };
  const looking = (page) => page.visibilityState === "visible" && new URL(page.url).pathname === address;
  event.waitUntil(
    clients
      .matchAll({ type: "window" })
      .then((pages) => pages.some(looking) || registration.showNotification(title, told)),
  );
});

addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const { key } = await (await fetch("/api/me/calls")).json();
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/me/push", { method: "PUT", headers: { "Content-Type": "application/json" }, body });
  };
  event.waitUntil(renew());
});
