// A picture as the server sends it, made ready for the page and carried over into the picture that is shown.
import morphdom from "morphdom";

/** Read a picture. Titles become labels, so that they are read aloud but do not pop up beside our own explanations. */
export function readPicture(text: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return null;
  const board = document.importNode(parsed, true) as unknown as SVGSVGElement;
  for (const script of board.querySelectorAll("script, foreignObject")) script.remove();
  board.removeAttribute("width");
  board.removeAttribute("height");
  board.setAttribute("data-box", board.getAttribute("viewBox") ?? "");
  for (const title of board.querySelectorAll("g > title")) label(title);
  return board;
}

function label(title: Element): void {
  const holder = title.parentElement!;
  const words = title.textContent?.trim() ?? "";
  title.remove();
  if (!words) return;
  holder.setAttribute("data-title", words);
  holder.setAttribute("aria-label", words);
  holder.setAttribute("role", holder.querySelector("[data-target]") ? "group" : "img");
}

const key = (node: Node) => (node instanceof Element && node.id ? node.id : undefined);

/** Turn the picture that is shown into another one, keeping every piece that both have. */
export function carryOver(shown: SVGSVGElement, next: SVGSVGElement): void {
  const box = shown.getAttribute("viewBox");
  const same = shown.getAttribute("data-box") === next.getAttribute("data-box");
  if (same && box) next.setAttribute("viewBox", box);
  morphdom(shown, next, { getNodeKey: key, onBeforeElUpdated: (from, to) => !from.isEqualNode(to) });
}
