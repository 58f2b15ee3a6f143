import { useEffect, useRef } from "react";
import type { Pasted, PasteTarget } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Action } from "../../shared/operation.ts";
import { printItems } from "../paste/printItems.ts";
import { readClipboardText } from "../paste/readClipboardText.ts";
import { ask, Refused } from "../site/ask.ts";
import { type ListedSection, pageAt, pageOf } from "../site/sections.ts";
import type { Session } from "../site/session.ts";
import { useSession } from "../site/useSession.ts";
import { describeLacking, listPasted } from "./listPasted.ts";

/** A section or an item that is copied, and the lists into which an item goes, the best first. */
export interface Copied {
  section: ListedSection;
  /** The path of an item from the section; empty for the section itself. */
  path: FieldPath;
  lists: readonly PasteTarget[];
  /** The words by which messages call it. */
  title: string;
  /** Deletes it, wherever it is by then. */
  remove: () => Promise<void>;
}

interface Actions {
  /** The row that has the focus, or else what is selected. */
  current: () => Copied | undefined;
  /** Selects what was pasted, once the page has it. */
  follow: (pasted: Pasted, file: string) => void;
}

/** The time without a change after which the editor reads what could be copied, in milliseconds. */
const rest = 300;

/**
 * Copies, cuts and pastes sections and items as their text in the file, with the browser's own clipboard: in the editor
 * and in the page, while no text is edited.
 */
export function useClipboard(actions: Actions): void {
  const session = useSession();
  const latest = useRef(actions);
  latest.current = actions;
  const sources = useRef(new Map<string, string>());

  // The event of a copy must be answered at once, so that the text is known before.
  useEffect(() => {
    const fetch = () => void readSource(session, latest.current.current(), sources.current);
    let timer = setTimeout(fetch, rest);
    const stop = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(fetch, rest);
    });
    document.addEventListener("focusin", fetch);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener("focusin", fetch);
    };
  }, [session]);

  useEffect(() => {
    const copy = async (page: Document, event: ClipboardEvent) => {
      const copied = latest.current.current();
      if (!copied || isWriting(page) || page.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      const isCut = event.type === "cut";
      const known = sources.current.get(keyOf(session, copied));
      if (known !== undefined) event.clipboardData?.setData("text/plain", known);
      else if (!(await writeLater(session, copied))) return;
      if (isCut) await copied.remove();
      else session.announce(`${copied.title} copied.`);
    };
    const paste = async (page: Document, event: ClipboardEvent) => {
      if (isWriting(page)) return;
      if (!event.clipboardData) return;
      const text = event.clipboardData.getData("text/plain");
      const words = readClipboardText(event.clipboardData);
      event.preventDefault();
      await pasteText(session, text, words, latest.current);
    };
    const listen = (page: Document | undefined) => {
      const stop = new AbortController();
      const { signal } = stop;
      page?.addEventListener("copy", (event) => void copy(page, event), { signal });
      page?.addEventListener("cut", (event) => void copy(page, event), { signal });
      page?.addEventListener("paste", (event) => void paste(page, event), { signal });
      return stop;
    };
    const stops = [listen(document)];
    // Each document that the frame shows has events of its own.
    const leave = session.bridge.listen(({ kind }) => {
      if (kind !== "ready") return;
      const [stop] = stops.splice(1, 1, listen(session.bridge.page()));
      stop?.abort();
    });
    return () => {
      leave();
      for (const stop of stops) stop.abort();
    };
  }, [session]);
}

/** Identifies the value at an address in a version of a file. */
const keyOf = (session: Session, { section: { file, ref }, path }: Copied): string => {
  const version = pageOf(session.view().site, file)?.version;
  return JSON.stringify([file, version, ref, path]);
};

async function readSource(
  session: Session,
  copied: Copied | undefined,
  sources: Map<string, string>,
): Promise<void> {
  if (!copied || copied.section.locked) return;
  const key = keyOf(session, copied);
  if (sources.has(key)) return;
  const { section, path } = copied;
  const source = await ask({ do: "source", file: section.file, section: section.ref, path }).catch(
    () => undefined,
  );
  // One is enough: what is copied next is most often another.
  sources.clear();
  if (source) sources.set(key, source.text);
}

/** Writes to the clipboard after the event. If that is not possible, announces why and resolves to false. */
async function writeLater(session: Session, { section, path }: Copied): Promise<boolean> {
  try {
    await session.flush();
    const { text } = await ask({ do: "source", file: section.file, section: section.ref, path });
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    const why = error instanceof Refused ? error.message : "It could not be copied. Try once more.";
    session.announce(why, true);
    return false;
  }
}

async function pasteText(
  session: Session,
  text: string,
  words: string,
  { current, follow }: Actions,
): Promise<void> {
  const { site, page } = session.view();
  const file = site && pageAt(site, page)?.file;
  const selected = current();
  if (file === undefined) return;
  // An inherited header or footer is in another file.
  const at = selected?.section.file === file ? selected : undefined;
  const after = at ? { after: at.section.ref } : {};
  const { schemas } = session.view().facts ?? {};
  const entries = at && schemas && listPasted(schemas, at.section.type, at.lists, text, words);
  if (entries) {
    if ("missing" in entries) return session.announce(describeLacking(entries), true);
    const { values, target } = entries;
    const pasted = await session.paste(
      { file, text: printItems(values), into: [target] },
      () => `${values.length === 1 ? "One entry was" : `${values.length} entries were`} pasted.`,
    );
    if (pasted) follow(pasted, file);
    return;
  }
  const hasRemarks = /^\s*#/m.test(text);
  const pasted = await session.paste(
    { file, text, ...after, into: at?.lists ?? [] },
    ({ action }) =>
      hasRemarks && !isAsWritten(action)
        ? "Pasted. It is selected now. The remarks in it were left out."
        : "Pasted. It is selected now.",
  );
  if (pasted) follow(pasted, file);
}

/** True for a paste of the lines that were copied. */
const isAsWritten = (action: Action): boolean =>
  action.do === "all"
    ? action.operations.some(isAsWritten)
    : action.do === "insert" && action.lines !== undefined;

const fields =
  "input, textarea, select, [role=dialog], [contenteditable]:not([contenteditable=false])";

/** True while a text field, or a text of the page, has the focus. */
const isWriting = ({ activeElement }: Document): boolean =>
  activeElement !== null && activeElement.closest(fields) !== null;
