import "../../src/flibuste/drawing/look.css";
import "./look/page.css";
import { mount } from "svelte";
import symbols from "virtual:symbols";
import { installWorker } from "./app/installed";
import { mine } from "./app/mine.svelte";
import App from "./App.svelte";
import { followLinks, router } from "./router.svelte";
import { settings } from "./settings.svelte";

const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
sprite.setAttribute("class", "sprite fb");
sprite.setAttribute("aria-hidden", "true");
sprite.innerHTML = `<defs>${symbols}</defs>`;
document.body.prepend(sprite);

settings.save();
addEventListener("popstate", () => router.update());
document.addEventListener("click", followLinks);
installWorker();
mine.follow();
mount(App, { target: document.getElementById("app")! });
