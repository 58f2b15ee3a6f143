import { copyOwn } from "./writeLetters.ts";

/** The place of a node in an element: the index at each level. */
type Route = readonly number[];

interface Snapshot {
  /** Copies, which are never in the page themselves. */
  nodes: readonly Node[];
  caret: readonly [anchor: Route, offset: number, focus: Route, offset: number] | undefined;
}

/** The steps in which a text was written, which can be taken back one by one. */
export interface History {
  /**
   * Notes that the text has changed. Changes of one kind in a row are a step, word by word; those of no kind are each a
   * step of their own.
   */
  note(kind?: string): void;
  /** Begins another step with the next change. Taking that back puts the caret where it is now. */
  endStep(): void;
  undo(): void;
  redo(): void;
}

/**
 * Keeps the steps of a text that is written in an element. The browser's own undo does not know the marks, which are
 * put in place of its nodes. `changed` is called when a step is taken back or made again.
 */
export function keepHistory(element: HTMLElement, changed: () => void): History {
  const steps = [takeSnapshot(element)];
  let at = 0;
  let last: string | undefined;
  const go = (to: number) => {
    const step = steps[to];
    if (!step) return;
    at = to;
    last = undefined;
    restore(element, step);
    changed();
  };
  return {
    note(kind) {
      const isSameStep = kind !== undefined && kind === last && at === steps.length - 1;
      if (!isSameStep) at += 1;
      steps.splice(at, steps.length, takeSnapshot(element));
      last = endsWord(element) ? undefined : kind;
    },
    endStep() {
      last = undefined;
      steps[at] = takeSnapshot(element);
    },
    undo: () => go(at - 1),
    redo: () => go(at + 1),
  };
}

/** True if a blank is before the caret: a word has ended. */
function endsWord(element: HTMLElement): boolean {
  const { focusNode, focusOffset } = getSelection() ?? {};
  if (!(focusNode instanceof Text) || !element.contains(focusNode)) return false;
  return /\s/.test(focusNode.data.charAt((focusOffset ?? 0) - 1));
}

function takeSnapshot(element: HTMLElement): Snapshot {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = getSelection() ?? {};
  const anchor = routeTo(element, anchorNode);
  const focus = routeTo(element, focusNode);
  return {
    nodes: [...element.childNodes].map(copyOwn),
    caret: anchor && focus && [anchor, anchorOffset, focus, focusOffset],
  };
}

function restore(element: HTMLElement, { nodes, caret }: Snapshot): void {
  element.replaceChildren(...nodes.map(copyOwn));
  const selection = getSelection();
  const [anchor, anchorOffset = 0, focus, focusOffset = 0] = caret ?? [];
  const from = anchor && nodeAt(element, anchor);
  const to = focus && nodeAt(element, focus);
  if (from && to) selection?.setBaseAndExtent(from, anchorOffset, to, focusOffset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

function routeTo(element: Node, node: Node | null | undefined): Route | undefined {
  if (node === element) return [];
  const parent = node?.parentNode;
  const route = parent ? routeTo(element, parent) : undefined;
  const index = [...(parent?.childNodes ?? [])].findIndex((child) => node?.isSameNode(child));
  return route && [...route, index];
}

const nodeAt = (element: Node, route: Route): Node | undefined =>
  route.reduce<Node | undefined>((node, index) => node?.childNodes[index], element);
