import { takeFirstClicks } from "../../../shared/editor/firstClicks.ts";
import { answerClick, isEcho, stopEvent } from "../overlay/controls.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { isWriting } from "../write/write.ts";
import type { CaretPoint } from "../write/writeCaret.ts";
import { type Pointed, placeUnder } from "./pointer.ts";
import { frameOf, listOccurrences } from "./select.ts";

/** A click, at a point of the viewport as it is scrolled now. */
export interface PageClick {
  point: CaretPoint;
  pointed: Pointed | undefined;
  target: EventTarget | null;
}

/** The clicks on a page whose texts may not be known yet. */
export interface Clicks {
  /** Answers a click at once, or else as soon as the page knows what the section under it shows, and in their order. */
  take(event: MouseEvent): void;
  /** Lets the page have the clicks that wait. */
  giveBack(): void;
}

/** The frames for which clicks wait before they are answered all the same: some seconds. */
const maxFrames = 180;

/**
 * Answers the clicks on a page by `answer`, beginning with those before it listened. Most of them do nothing else; one
 * that shows more of the page does that, too.
 */
export function createClicks(answer: (click: PageClick) => void): Clicks {
  let framesLeft = maxFrames;
  const waiting = takeFirstClicks();
  const isLate = (event: MouseEvent) => framesLeft > 0 && !isKnown(event);
  const answerNow = (event: MouseEvent, showMore: () => void) => {
    const point = { x: event.pageX - scrollX, y: event.pageY - scrollY };
    const pointed = placeUnder(point.x, point.y);
    if (answerClick(event, pointed?.isOnWords ?? false)) showMore();
    else stopEvent(event);
    answer({ point, pointed, target: event.target });
  };
  const answerOnceKnown = () => {
    const [event] = waiting;
    if (event && isLate(event)) framesLeft -= 1;
    else if (event) {
      waiting.shift();
      // In a text that is being written, a click moves the caret.
      if (!isWriting()) answerNow(event, () => clickOn(event.target));
    }
    if (waiting.length > 0) requestAnimationFrame(answerOnceKnown);
  };
  requestAnimationFrame(answerOnceKnown);
  return {
    take(event) {
      if (isEcho(event)) return;
      if (waiting.length === 0 && !isLate(event)) return answerNow(event, () => {});
      stopEvent(event);
      waiting.push(event);
      if (waiting.length === 1) requestAnimationFrame(answerOnceKnown);
    },
    giveBack() {
      for (const { target } of waiting.splice(0)) clickOn(target);
    },
  };
}

/** True if the page knows what the section shows that was clicked on. */
function isKnown({ target }: Event): boolean {
  const frame = target instanceof Node ? frameOf(target) : undefined;
  if (!frame) return true;
  const section = taggedSections.get(frame.id);
  return section !== undefined && (section.paths.length === 0 || listOccurrences(frame).length > 0);
}

const clickOn = (target: EventTarget | null) => target instanceof HTMLElement && target.click();
