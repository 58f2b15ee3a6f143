import type { FieldAddress, FromPage } from "../../../shared/editor/messages.ts";
import { stopEvent } from "../overlay/controls.ts";
import { boxOf } from "../overlay/overlay.ts";
import { placeUnder } from "../select/pointer.ts";
import { createDragOverlay } from "./dragOverlay.ts";
import { findGap, indexInGap } from "./findGap.ts";
import { type DraggableItem, itemAround, listSeen, placeOfItem } from "./listItems.ts";

interface Dragging {
  /** True if an event is the editor's. */
  isOurs(event: Event): boolean;
  /** Selects the item that is dragged. */
  choose(at: FieldAddress): void;
  send(message: FromPage): void;
}

/** The way of the pointer from which on a press is a drag, in CSS pixels. */
const threshold = 6;

/** The part of the viewport at its upper and lower edge in which the page scrolls under a drag, and its speed. */
const [edge, speed] = [56, 14];

/**
 * Lets items of lists be dragged to another place among their own. Escape cancels. The rows of the outline do the same
 * by keys.
 */
export function dragItems({ isOurs, choose, send }: Dragging): void {
  let pressed: { item: DraggableItem; x: number; y: number } | undefined;
  let drag: { move(x: number, y: number): void; drop(): void; end(): void } | undefined;
  /** True until the click that follows a drop. */
  let hasDragged = false;

  const start = ({ item, x, y }: NonNullable<typeof pressed>) => {
    const at = placeOfItem(item);
    const section = document.getElementById(item.section);
    const seen = listSeen(item);
    const host = seen.find(({ index }) => index === item.index)?.host;
    if (!host || !section) return undefined;
    choose(at);
    send({ kind: "announce", words: "Drop it beside another one. Escape cancels." });
    const isRightToLeft = getComputedStyle(section).direction === "rtl";
    const overlay = createDragOverlay(boxOf(host), x, y);
    let point = { x, y };
    const findHere = () => {
      const items = seen.map(({ index, host }) => ({ index, box: boxOf(host) }));
      return findGap(items, point.x, point.y, isRightToLeft);
    };
    const draw = () => overlay.draw(point.x, point.y, findHere()?.line);
    let frame = requestAnimationFrame(function scroll() {
      const isUp = point.y < edge;
      if (isUp || point.y > innerHeight - edge) {
        scrollBy({ top: isUp ? -speed : speed, behavior: "instant" });
        draw();
      }
      frame = requestAnimationFrame(scroll);
    });
    return {
      move(x: number, y: number) {
        point = { x, y };
        draw();
      },
      drop() {
        const gap = findHere();
        const to = gap ? indexInGap(item.index, gap) : item.index;
        if (to !== item.index) send({ kind: "move", at, to });
        else send({ kind: "announce", words: "It stays where it is." });
      },
      end() {
        cancelAnimationFrame(frame);
        overlay.remove();
      },
    };
  };
  const end = () => {
    drag?.end();
    pressed = undefined;
    drag = undefined;
  };
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    answer: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, answer, { capture: true });

  listen("pointerdown", (event) => {
    end();
    hasDragged = false;
    // A finger scrolls the page.
    if (!isOurs(event) || event.button !== 0 || event.pointerType === "touch") return;
    const pointed = placeUnder(event.clientX, event.clientY);
    const item = pointed && itemAround(pointed.at);
    if (!item) return;
    pressed = { item, x: event.clientX, y: event.clientY };
    // A carousel would be dragged as well.
    event.stopPropagation();
  });
  listen("pointermove", (event) => {
    if (!pressed) return;
    if (event.buttons === 0) return end();
    const { clientX, clientY } = event;
    const way = Math.hypot(clientX - pressed.x, clientY - pressed.y);
    if (!drag && way >= threshold) drag = start(pressed);
    if (!drag) return;
    event.stopImmediatePropagation();
    drag.move(clientX, clientY);
  });
  listen("pointerup", (event) => {
    if (drag) {
      event.stopImmediatePropagation();
      hasDragged = true;
      drag.drop();
    }
    end();
  });
  listen("pointercancel", end);
  listen("blur", ({ target }) => target === window && end());
  listen("click", (event) => {
    if (hasDragged) stopEvent(event);
    hasDragged = false;
  });
  listen("keydown", (event) => {
    if (event.key !== "Escape" || !drag) return;
    stopEvent(event);
    end();
    // The button of the mouse is still down.
    hasDragged = true;
    send({ kind: "announce", words: "It stays where it is." });
  });
}
