import { openTextEditor } from "../../shared/live/openTextEditor.ts";
import type { Report, ReportedDiagnostic, SourceFrame } from "../../shared/live/report.ts";
import { askForFix } from "./actions.ts";
import { element } from "./element.ts";
import { countOf, ofWeight, titleOf } from "./labels.ts";

/** Renders the report: a heading, the errors, and below them the folded warnings and notices. */
export function renderReport(report: Report, fold: () => void): HTMLElement {
  const { hasPage, fault } = report;
  const heading = element("h2", { id: "title", tabindex: "-1" }, titleOf(report));
  return element(
    "section",
    { class: hasPage ? "panel" : "panel alone", "aria-labelledby": "title" },
    element(
      "header",
      {},
      element("div", {}, heading, element("p", {}, promise(report))),
      ...(hasPage
        ? [element("button", { type: "button", class: "fold", click: fold }, "Fold")]
        : []),
    ),
    element(
      "div",
      { class: "problems" },
      fault === undefined ? renderList(report, "error") : element("p", { class: "message" }, fault),
      ...(["warning", "notice"] as const).flatMap((severity) => renderGroup(report, severity)),
    ),
  );
}

/** Says what the page below the report is, and when it changes. */
function promise({ hasPage, isElsewhere, fault }: Report): string {
  const due = fault === undefined ? "the file is right" : "they can be read";
  if (isElsewhere) {
    return "The page below has no error, and follows its own file. The build needs every file to be right.";
  }
  if (!hasPage) return `The page appears as soon as ${due}.`;
  const last = fault === undefined ? "without errors" : "that could be read";
  return `The page below is the last one ${last}. It follows as soon as ${due}.`;
}

/** Renders the button that replaces the folded report. */
export function renderPill(report: Report, unfold: () => void): HTMLElement {
  return element(
    "button",
    { type: "button", class: "pill", "aria-expanded": "false", click: unfold },
    titleOf(report),
  );
}

function renderGroup(report: Report, severity: "warning" | "notice"): HTMLElement[] {
  if (ofWeight(report, severity).length === 0) return [];
  const summary = element("summary", {}, countOf(report, severity));
  return [element("details", { "data-group": severity }, summary, renderList(report, severity))];
}

function renderList(report: Report, severity: ReportedDiagnostic["severity"]): HTMLElement {
  const items = ofWeight(report, severity).map(([diagnostic, index]) =>
    renderDiagnostic(report, diagnostic, index),
  );
  return element("ol", { role: "list", "data-weight": severity }, ...items);
}

function renderDiagnostic(
  report: Report,
  diagnostic: ReportedDiagnostic,
  index: number,
): HTMLElement {
  const { message, hint, line, column, text, frame, fix } = diagnostic;
  const { file, path } = text ?? report;
  const place = `${path}:${line}:${column}`;
  const open = element(
    "button",
    {
      type: "button",
      class: "place",
      "data-place": place,
      click: () => void openTextEditor(import.meta.env.BASE_URL, place),
    },
    `Open line ${line}${text ? ` of ${file}` : ""}`,
    element("span", { class: "unseen" }, `${text ? "" : ` of ${file}`} in the editor`),
  );
  return element(
    "li",
    {},
    element("p", { class: "message" }, message),
    ...(frame ? [renderFrame(frame)] : []),
    ...(hint ? [element("p", { class: "hint" }, hint)] : []),
    element(
      "div",
      { class: "actions" },
      ...(fix ? [renderFix(fix, report.token, index)] : []),
      open,
    ),
  );
}

/** A button that applies a fix. The page learns of the change as of any other; only a refusal is shown here. */
function renderFix(title: string, token: string, diagnostic: number): HTMLElement {
  const refusal = element("p", { class: "refusal", role: "alert" });
  const ask = async () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    refusal.textContent = await askForFix({ token, diagnostic });
    if (refusal.textContent) button.removeAttribute("aria-disabled");
  };
  const button = element(
    "button",
    { type: "button", class: "fix", click: () => void ask() },
    title.replace(/\.$/, ""),
  );
  return element("div", {}, button, refusal);
}

/** The lines around the position, without their common indentation. */
function renderFrame({ line, above, before, marked, after }: SourceFrame): HTMLElement {
  const texts = [above, before + marked + after].filter((text) => text !== undefined);
  const shared = Math.min(...texts.map((text) => text.search(/\S|$/)), before.length);
  const row = (number: number, ...parts: (Node | string)[]) =>
    element(
      "span",
      { class: "row" },
      element("span", { class: "number", "aria-hidden": "true" }, String(number)),
      element("code", {}, ...parts),
    );
  return element(
    "pre",
    {},
    ...(above === undefined ? [] : [row(line - 1, above.slice(shared))]),
    row(line, before.slice(shared), element("mark", {}, marked || " "), after),
  );
}
