// The service worker, without which the app cannot be installed and shows nothing offline.
import { router } from "../router.svelte";

/** Begin when the first page has been shown: nobody waits for it. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(begin, 1500), { once: true });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ goTo?: string }>) => {
    if (data.goTo?.startsWith("/")) router.go(data.goTo);
  });
}
