import { live } from "./client/live/live.ts";
import { openEditorByClick } from "./client/live/openEditor.ts";
import { createReport } from "./client/report/report.ts";
import { smoothScroll } from "./client/smoothScroll.ts";
import { loadSection } from "./registry/index.ts";
import { editingQuery, tagsEvent, translationQuery } from "./shared/editor/tagged.ts";
import { connection } from "./shared/live/connection.ts";
import { liveEvent, type Opened, openedEvent, propsEvent } from "./shared/live/live.ts";
import { reportEvent } from "./shared/live/report.ts";

const page = await startEdited(new URLSearchParams(location.search).get(editingQuery));
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

/** Lets the page be edited inside the editor, or its translations be written; neither, if nothing asks for it. */
async function startEdited(query: string | null) {
  if (query === null) return undefined;
  if (query !== translationQuery) return (await import("./editor/page/startPage.ts")).startPage();
  const { startTranslatedPage } = await import("./editor/page/translate/startTranslatedPage.ts");
  return startTranslatedPage();
}
