// Web Push: this browser is called when it is my turn, also while no page of Flibuste is open.
import { askToNotify, canNotify } from "./notify";

export type Pushed = { endpoint: string; p256dh: string; auth: string };

/** What a browser needs for it. On an iPhone only the app on the home screen has it. */
export const canPush = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in window;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
};

/** Ask the browser to be called by the server with this key; null if its user does not allow it. */
export async function beginPush(key: string): Promise<Pushed | null> {
  if (!(await askToNotify())) return null;
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

export async function endPush(): Promise<void> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
}
