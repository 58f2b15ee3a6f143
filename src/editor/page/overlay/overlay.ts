import type { Box, FieldAddress } from "../../../shared/editor/messages.ts";
import { describeField } from "../select/describeField.ts";
import { isSeen } from "../select/open.ts";
import { listTargets, type TargetElement } from "../select/select.ts";
import { sameAddress } from "../select/tabOrder.ts";
import { createInsertButtons, type Gap } from "./insertButtons.ts";
import { overlayStyles } from "./overlayStyles.ts";
import { taggedSections } from "./taggedSections.ts";

/** The boxes that lie above the page, in a shadow tree beside its body, where no rule or script of the page finds them. */
export interface Overlay {
  /** Draws the box of a place until the next call. Of several elements that show it, the one with `node` gets it. */
  select(at?: FieldAddress, node?: Node): void;
  hover(at?: FieldAddress, node?: Node): void;
  /** Moves the focus to the box of the selected place. */
  focus(): void;
  /** Moves the focus from the box on to the buttons beside it. False if there is none further on. */
  focusNext(isBack: boolean): boolean;
  /** True if the focus is on a button of the overlay. */
  isOnButton(): boolean;
  /** The box of the selected place, in the viewport. */
  box(): Box | undefined;
  /** True if an event comes from the overlay itself. */
  owns(event: Event): boolean;
  show(isShown: boolean): void;
}

/** A place that has a box, and the element that it is drawn around as long as that is on the page. */
interface Drawn {
  at: FieldAddress;
  node: Node | undefined;
  host: TargetElement | undefined;
}

/** Lays an empty overlay over the page. `add` is called to add a section in a gap; without it, none can be. */
export function createOverlay(add?: (gap: Gap, box: Box) => void): Overlay {
  const host = document.createElement("broadside-overlay");
  const root = host.attachShadow({ mode: "open" });
  const styles = new CSSStyleSheet();
  styles.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [styles];
  const hovering = createBox("hover");
  hovering.setAttribute("aria-hidden", "true");
  let selection = createBox("selected");
  const insertButtons = add && createInsertButtons(add);
  root.append(hovering, selection, ...(insertButtons?.buttons ?? []));
  document.documentElement.append(host);

  let selected: Drawn | undefined;
  let hovered: Drawn | undefined;
  let frame = 0;
  let isStale = false;
  new MutationObserver(() => {
    isStale = true;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });

  // A box follows its element through scrolling, slides and changes of the layout: nothing reports all of them.
  const draw = () => {
    for (const drawn of [selected, hovered]) if (drawn) follow(drawn, isStale);
    isStale = false;
    paint(selection, selected);
    paint(hovering, isSame(selected, hovered) ? undefined : hovered);
    const around = hovered ?? selected;
    insertButtons?.draw(around && document.getElementById(around.at.section));
    frame = selected || hovered ? requestAnimationFrame(draw) : 0;
  };
  const start = () => {
    cancelAnimationFrame(frame);
    draw();
  };
  return {
    select(at, node) {
      selected = at && { at, node, host: undefined };
      // A new element, so that its name is read out when it takes the focus.
      const next = createBox("selected");
      selection.replaceWith(next);
      selection = next;
      start();
    },
    hover(at, node) {
      if (!at && !hovered) return;
      hovered = at && { at, node, host: undefined };
      start();
    },
    focus: () => selection.focus({ preventScroll: true }),
    focusNext(isBack) {
      const stops = [selection, ...(insertButtons?.buttons ?? []).filter(({ hidden }) => !hidden)];
      const here = stops.findIndex((stop) => stop.matches(":focus"));
      const next = stops[here < 0 ? 0 : here + (isBack ? -1 : 1)];
      next?.focus({ preventScroll: true });
      return next !== undefined;
    },
    isOnButton: () => root.activeElement?.matches("button") ?? false,
    box: () => selected?.host && plainBox(boxOf(selected.host)),
    owns: (event) => event.composedPath().includes(host),
    show: (isShown) => host.toggleAttribute("hidden", !isShown),
  };
}

function createBox(name: string): HTMLElement {
  const box = document.createElement("div");
  box.className = name;
  box.tabIndex = -1;
  box.setAttribute("role", "group");
  const label = document.createElement("span");
  label.ariaHidden = "true";
  box.append(label);
  return box;
}

/** Finds the element of a place again if it has gone, or the page has changed. */
function follow(drawn: Drawn, isStale: boolean): void {
  const { at, node, host } = drawn;
  if (host?.element.isConnected && !isStale && isSeen(host.element)) return;
  const hosts = listTargets(at).filter(({ element }) => isSeen(element));
  const isMeant = ({ element }: TargetElement) =>
    node && (element === node || element.contains(node));
  drawn.host = hosts.find(isMeant) ?? hosts.find((each) => boxOf(each).width > 0) ?? hosts[0];
}

const isSame = (a: Drawn | undefined, b: Drawn | undefined) =>
  a?.host !== undefined && a.host.element === b?.host?.element && sameAddress(a.at, b.at);

/** The box of an element, or of the part of it that shows a place. */
export function boxOf({ element, range }: TargetElement): DOMRect {
  const box = range?.getBoundingClientRect();
  return box && box.width > 0 ? box : element.getBoundingClientRect();
}

const plainBox = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

/** The room between words and their box. */
const padding = 4;

function paint(box: HTMLElement, drawn: Drawn | undefined): void {
  const { host, at } = drawn ?? {};
  box.hidden = !host;
  const label = box.firstElementChild;
  if (!host || !at || !(label instanceof HTMLElement)) return;
  const { left, top, width, height } = boxOf(host);
  const isSection = at.path.length === 0;
  const room = isSection ? 0 : padding;
  box.toggleAttribute("data-section", isSection);
  Object.assign(box.style, {
    transform: `translate(${left + scrollX - room}px, ${top + scrollY - room}px)`,
    width: `${width + 2 * room}px`,
    height: `${height + 2 * room}px`,
  });
  const name = describeField(at, taggedSections.get(at.section) ?? { name: "", nouns: {} });
  if (label.textContent !== name) {
    label.textContent = name;
    const words = host.range?.toString() ?? "";
    box.ariaLabel = words ? `${name}: ${words}` : name;
  }
  box.toggleAttribute("data-low", !isSection && top < label.offsetHeight + room);
}
