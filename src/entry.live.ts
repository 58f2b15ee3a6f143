import { live } from "./client/live/live.ts";
import { openEditorByClick } from "./client/live/openEditor.ts";
import { createReport } from "./client/report/report.ts";
import { smoothScroll } from "./client/smoothScroll.ts";
import { loadSection } from "./registry/index.ts";
import { editingQuery, tagsEvent } from "./shared/editor/tagged.ts";
import { connection } from "./shared/live/connection.ts";
import { liveEvent, type Opened, openedEvent, propsEvent } from "./shared/live/live.ts";
import { reportEvent } from "./shared/live/report.ts";

const isEdited = new URLSearchParams(location.search).has(editingQuery);
const editor = isEdited ? await import("./editor/page/startPage.ts") : undefined;
const page = editor?.startPage();
const { applyDocument, updateProps, redraw } = live(loadSection, page?.renderWithTags);
smoothScroll();
if (!page) {
  // The editor has a list of problems of its own.
  connection?.on(reportEvent, createReport());
  openEditorByClick(import.meta.env.BASE_URL);
}
connection?.on(tagsEvent, (sent) => {
  for (const id of page?.takeTags(sent) ?? []) redraw(id);
});
connection?.on(liveEvent, async (html) => {
  await applyDocument(html);
  page?.sayReady();
});
connection?.on(propsEvent, updateProps);
const opened: Opened = {
  address: location.pathname + location.search,
  hasPage: document.querySelector("main") !== null,
};
connection?.send(openedEvent, opened);
page?.sayReady();
