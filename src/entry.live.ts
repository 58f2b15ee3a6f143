import { glide } from "./client/glide.ts";
import { live } from "./client/live/live.ts";
import { setUpReport } from "./client/report/report.ts";
import { loadSection } from "./registry/index.ts";
import { liveEvent, openedEvent, wordsEvent } from "./shared/live.ts";
import { reportEvent } from "./shared/report.ts";

const { takeOver, reword } = live(loadSection);
glide();
import.meta.hot?.on(reportEvent, setUpReport());
import.meta.hot?.on(liveEvent, takeOver);
import.meta.hot?.on(wordsEvent, reword);
import.meta.hot?.send(openedEvent);
