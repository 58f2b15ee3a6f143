import { liveEvent, openedEvent, wordsEvent } from "./contract/live.ts";
import { reportEvent } from "./contract/report.ts";
import { glide } from "./islands/glide.ts";
import { live } from "./islands/live.ts";
import { loadSection } from "./registry/index.ts";
import { setUpReport } from "./report/report.ts";

const { takeOver, reword } = live(loadSection);
glide();
import.meta.hot?.on(reportEvent, setUpReport());
import.meta.hot?.on(liveEvent, takeOver);
import.meta.hot?.on(wordsEvent, reword);
import.meta.hot?.send(openedEvent);
