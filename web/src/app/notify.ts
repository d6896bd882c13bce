// Notifications of the browser: only for those who asked for them, and only when they look elsewhere.
import type { Table } from "../api/shapes";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/words";

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Ask the browser for its leave; returns whether it gave it. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say that a table waits for me, unless I am looking at it. */
export function notify(table: Table): void {
  const looking = !document.hidden && router.path === `/t/${table.id}`;
  if (!settings.notify || looking || !canNotify() || Notification.permission !== "granted") return;
  const names = table.seats.filter((seat) => !seat.mine).map((seat) => seat.name);
  void show(t("notify-title", { title: table.title }), names.join(", "), `/t/${table.id}`).catch(() => undefined);
}

/** Through the service worker where there is one: on phones there is no other way. */
async function show(title: string, body: string, address: string): Promise<void> {
  const options = { body, tag: address, icon: "/icons/icon-192.png", lang: settings.language, data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    router.go(address);
  };
}
