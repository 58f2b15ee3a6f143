import type { RefObject } from "react";
import type { FromPage } from "../../shared/editor/messages.ts";
import { onEditor, scaleOf } from "../site/onEditor.ts";
import { pickerAt } from "../site/pickerAt.ts";
import type { Session } from "../site/session.ts";
import { keepScroll, restoreScroll } from "./scroll.ts";
import { editFollowed, pageIn } from "./showPage.ts";

/** Brings what happens in the page into the session, until the returned function is called. */
export function followPage(
  session: Session,
  { current: frame }: RefObject<HTMLIFrameElement | null>,
): () => void {
  const { bridge, view } = session;
  /** The documents of the frame that know how they are shown. */
  const greeted = new WeakSet<Document>();
  const greet = () => {
    const shown = frame?.contentDocument;
    const page = pageIn(frame);
    if (!shown || page === undefined || greeted.has(shown)) return;
    greeted.add(shown);
    // A link of the page may have led to another one.
    if (view().page !== page) session.open(page);
    const { scheme, isInteractive, selected } = view();
    bridge.send({ kind: "mode", editing: !isInteractive });
    if (scheme) bridge.send({ kind: "scheme", scheme });
    bridge.send({ kind: "scale", scale: scaleOf(frame) });
    const isRestored = frame?.contentWindow
      ? restoreScroll(frame.contentWindow, page, selected)
      : false;
    if (selected) bridge.send({ kind: "select", at: selected, isRestored });
  };
  const announce = ({ words, behind }: FromPage & { kind: "announce" }) => {
    if (behind === "last") session.remark(words);
    else if (behind === "next") session.remarkNext(words);
    else session.announce(words);
  };
  const follow = (message: FromPage) => {
    switch (message.kind) {
      case "ready":
        return greet();
      case "select":
        return session.select(message.at);
      case "announce":
        return announce(message);
      case "add": {
        const { beside, where } = message;
        const box = onEditor(message.box, frame);
        const place = { section: beside, path: [] };
        return session.pick({ kind: "section", place, where, box });
      }
      case "ask-picture": {
        const { kind: _, at: place, ...given } = message;
        return session.pick({ kind: "text-picture", place, ...given });
      }
      case "pick":
      case "bring": {
        const { at } = message;
        session.select(at);
        const kind = pickerAt(session, at);
        const file = message.kind === "bring" ? { file: message.file } : {};
        if (!kind) return session.announce("It is changed in the form.");
        return session.pick({ kind, place: at, box: onEditor(message.box, frame), ...file });
      }
    }
  };
  const opened = () => {
    editFollowed(frame);
    const page = pageIn(frame);
    if (frame?.contentWindow && page !== undefined) {
      keepScroll(frame.contentWindow, page, () => view().selected);
    }
  };
  frame?.addEventListener("load", opened);
  const stop = bridge.listen(follow);
  return () => {
    frame?.removeEventListener("load", opened);
    stop();
  };
}
