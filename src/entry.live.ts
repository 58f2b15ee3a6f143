import { liveEvent } from "./contract/live.ts";
import { layOut } from "./islands/layOut.ts";
import { live } from "./islands/live.ts";
import { loadSection } from "./registry/index.ts";

const takeOver = live(loadSection);
addEventListener("load", layOut);
import.meta.hot?.on(liveEvent, takeOver);
