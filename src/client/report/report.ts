import type { Report } from "../../shared/live/report.ts";
import { element } from "./element.ts";
import { announce, announceEnd } from "./labels.ts";
import { styles } from "./styles.ts";
import { renderPill, renderReport } from "./view.ts";

const tag = "broadside-report";

/**
 * Sets up the report over the live preview. Returns a function that shows a report, or removes it for null.
 * The report comes before the page, so that Tab reaches it first, and in a shadow tree, so that no style
 * crosses.
 */
export function createReport(): (report: Report | null) => void {
  const host = document.createElement(tag);
  host.lang = "en";
  host.dir = "ltr";
  const root = host.attachShadow({ mode: "open" });
  const status = element("div", { class: "unseen", role: "status" });
  const place = element("div", {});
  root.append(element("style", {}, styles), status, place);
  document.body.before(host);

  let shown: Report | null = null;
  let isFolded = false;
  /** The element on the page that had the focus before the report. */
  let before: Element | null = null;
  host.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element) before = relatedTarget;
  });

  const turn = (folded: boolean) => {
    isFolded = folded;
    const wasInside = root.activeElement !== null;
    draw();
    if (wasInside) focus(folded ? ".pill" : "h2");
  };
  const focus = (selector: string) => root.querySelector<HTMLElement>(selector)?.focus();

  const draw = () => {
    const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const groups = find("details[open]").map(({ dataset }) => dataset.group);
    const [scrolled] = find(".problems").map(({ scrollTop }) => scrollTop);
    host.toggleAttribute("data-alone", shown?.hasPage === false);
    if (!shown) return place.replaceChildren();
    const made = isFolded
      ? renderPill(shown, () => turn(false))
      : renderReport(shown, () => turn(true));
    for (const group of made.querySelectorAll("details")) {
      group.open = groups.includes(group.dataset.group);
    }
    made.toggleAttribute("data-new", place.firstElementChild?.localName !== made.localName);
    place.replaceChildren(made);
    root.querySelector(".problems")?.scrollTo({ top: scrolled ?? 0 });
  };

  document.addEventListener("keydown", (event) => {
    const folds = event.key === "Escape" && !event.defaultPrevented && shown?.hasPage && !isFolded;
    if (folds) turn(true);
  });

  return (report) => {
    // The same report comes again when its file is read again: drawn anew, it would take the focus from its buttons.
    const isKnown = report?.token === shown?.token && report?.isElsewhere === shown?.isElsewhere;
    if (report && isKnown) return;
    const wasInside = root.activeElement !== null;
    const last = shown;
    // The open page can be edited and seen while another one has an error.
    if (report?.file !== shown?.file) isFolded = report?.isElsewhere === true;
    shown = report;
    draw();
    if (report) status.textContent = announce(report);
    else if (last) status.textContent = announceEnd(last);
    if (!wasInside) return;
    if (report) focus(isFolded ? ".pill" : "h2");
    else if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
