import { glide } from "./client/glide.ts";
import { live } from "./client/live/live.ts";
import { createReport } from "./client/report/report.ts";
import { loadSection } from "./registry/index.ts";
import { liveEvent, openedEvent, propsEvent } from "./shared/live.ts";
import { reportEvent } from "./shared/report.ts";

const { applyDocument, updateProps } = live(loadSection);
glide();
import.meta.hot?.on(reportEvent, createReport());
import.meta.hot?.on(liveEvent, applyDocument);
import.meta.hot?.on(propsEvent, updateProps);
import.meta.hot?.send(openedEvent, location.pathname + location.search);
