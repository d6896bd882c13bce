import "../../src/flibuste/drawing/look.css";
import "./look/page.css";
import { mount } from "svelte";
import symbols from "virtual:symbols";
import App from "./App.svelte";
import { api } from "./api/client";
import { followLinks, router } from "./router.svelte";
import { settings } from "./settings.svelte";

const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
sprite.setAttribute("class", "sprite fb");
sprite.setAttribute("aria-hidden", "true");
sprite.innerHTML = `<defs>${symbols}</defs>`;
document.body.prepend(sprite);

/** A recovery link brings its token in the fragment, where no server log sees it. */
async function recover(): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get("recover");
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  await api.recover(token).then(
    () => (settings.played = true),
    () => undefined,
  );
  settings.save();
}

settings.save();
addEventListener("popstate", () => router.update());
document.addEventListener("click", followLinks);
void recover().then(() => mount(App, { target: document.getElementById("app")! }));
