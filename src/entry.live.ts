import { glide } from "./client/glide.ts";
import { live } from "./client/live/live.ts";
import { openEditorByClick } from "./client/live/openEditor.ts";
import { createReport } from "./client/report/report.ts";
import { loadSection } from "./registry/index.ts";
import { editingQuery, marksEvent } from "./shared/editor/marks.ts";
import { liveEvent, type Opened, openedEvent, propsEvent } from "./shared/live.ts";
import { reportEvent } from "./shared/report.ts";

const isEdited = new URLSearchParams(location.search).has(editingQuery);
const editor = isEdited ? await import("./editor/page/startPage.ts") : undefined;
const page = editor?.startPage();
const { applyDocument, updateProps, redraw } = live(loadSection, page?.draw);
glide();
if (!page) {
  // The editor has a list of problems of its own.
  import.meta.hot?.on(reportEvent, createReport());
  openEditorByClick(import.meta.env.BASE_URL);
}
import.meta.hot?.on(marksEvent, (sections) => {
  page?.takeMarks(sections);
  for (const { id } of sections) redraw(id);
});
import.meta.hot?.on(liveEvent, async (html) => {
  await applyDocument(html);
  page?.sayReady();
});
import.meta.hot?.on(propsEvent, updateProps);
const opened: Opened = {
  address: location.pathname + location.search,
  hasPage: document.querySelector("main") !== null,
};
import.meta.hot?.send(openedEvent, opened);
page?.sayReady();
