// A socket that only tells: whatever is new comes by itself; after a break it connects again.
import { settings } from "../settings.svelte";
import type { Problem } from "./shapes";

const SLOWEST = 8_000;
/** Closing codes after which trying again is of no use. */
const FINAL = new Set([4401, 4403, 4404]);

const isProblem = (message: object): message is Problem => "error" in message && "message" in message;

/** Hear the news of something, until the function that is returned is called. */
export function follow<T extends object>(
  path: string,
  received: (news: T) => void,
  refused: (problem: Problem) => void = () => undefined,
): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [tries, stopped] = [0, false];
  const connect = () => {
    const address = new URL(`/api${path}?lang=${settings.language}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address);
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as T | Problem;
      tries = 0;
      if (isProblem(message)) refused(message);
      else received(message);
    };
    socket.onclose = (event) => {
      if (stopped || FINAL.has(event.code)) return;
      tries += 1;
      timer = setTimeout(connect, Math.min(SLOWEST, 250 * 2 ** Math.min(tries, 6)) * (0.75 + Math.random() / 2));
    };
  };
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
