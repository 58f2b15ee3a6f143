import { Plugin, PluginKey } from "prosemirror-state";
import { ReplaceStep } from "prosemirror-transform";

/** The events by which an author changes a text. */
const causes = [
  ...["beforeinput", "keydown", "compositionstart", "compositionupdate", "compositionend"],
  ...["paste", "cut", "drop"],
];

/** The time in which a change of the page follows its cause. */
const causeMs = 200;

/** The refusals in a second after which another program is known to fight for the text. */
const maxRefusals = 20;

/**
 * Refuses changes that nobody has typed: translations of the browser and extensions write into the page, too. The
 * editor's own changes carry `ownChange`. `givesUp` is called where another program does not stop.
 */
export function guardText(element: HTMLElement, givesUp: () => void): Plugin {
  const stop = new AbortController();
  let isCaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals: number[] = [];
  const note = (event: Event) => {
    if (!event.isTrusted) return;
    isCaused = true;
    clearTimeout(timer);
    // A timer and no clock: where a browser is slow, what an event causes still comes before it.
    timer = setTimeout(() => {
      isCaused = false;
    }, causeMs);
  };
  for (const name of causes) {
    element.addEventListener(name, note, { capture: true, signal: stop.signal });
  }
  let composed: (() => readonly [start: number, end: number]) | undefined;
  return new Plugin({
    key: ownChange,
    view(view) {
      composed = () => {
        const { $from, $to } = view.state.selection;
        return view.composing ? [$from.start(), $to.end()] : [0, view.state.doc.content.size];
      };
      return { destroy: () => stop.abort() };
    },
    filterTransaction(tr) {
      if (!tr.docChanged || tr.getMeta(ownChange) === true) return true;
      const [start, end] = composed?.() ?? [0, tr.before.content.size];
      const isInside = tr.steps.every(
        (step) => !(step instanceof ReplaceStep) || (step.from >= start && step.to <= end),
      );
      if (isCaused && isInside) return true;
      const now = performance.now();
      refusals = [...refusals.filter((time) => now - time < 1000), now];
      if (refusals.length > maxRefusals) setTimeout(givesUp);
      return false;
    },
  });
}

/** The key of what the editor changes itself, such as by a button of its bar. */
export const ownChange = new PluginKey("own change");
