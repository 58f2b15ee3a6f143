import { expect, it } from "vitest";
import type { RenderedDocument } from "../../shared/page.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { budgets } from "./budgets.ts";
import { createSizeReport, findBudgetErrors, formatSizeReport } from "./sizeReport.ts";

const schemas = await loadSchemas(process.cwd());

/** A page of one section with this many random letters, which Brotli makes little smaller. */
function render(path: string, letters: number): RenderedDocument & { path: string } {
  const text = Array.from({ length: letters }, (_, n) => ((n * 7919) % 65521).toString(36)).join(
    "",
  );
  const html = `<section>${text}</section>`;
  const frame = { id: "go", type: "cta", titleId: undefined, version: undefined, html } as const;
  return { path, html, frames: [frame] };
}

/** The report of a site that may change all code, or of one that may change none. */
const reportOf = (pages: ReturnType<typeof render>[], mayChange = true) =>
  createSizeReport(pages, [], schemas, {
    shared: mayChange,
    schemaOf: (type) => (mayChange ? `schema/${type}.json` : undefined),
  });

it("counts the sections of the home page, and each other page as a whole", () => {
  const lines = formatSizeReport(reportOf([render("/", 10), render("/privacy/", 10)])).split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual([
    "kB after Brotli",
    "cta #go",
    "what islands share",
    "the home page",
    "/privacy/",
  ]);
});

const { html = 0 } = budgets.section;

it("says where a section is that costs too much", () => {
  const report = reportOf([render("/", 10), render("/privacy/", html)]);
  expect(findBudgetErrors(report, (path, id) => `pages${path}:${id}`)).toEqual([
    expect.stringMatching(
      /^pages\/privacy\/:go cta #go costs \d+ bytes of html, where \d+ are allowed\. Say it/,
    ),
  ]);
});

it("tells a section once that several pages share", () => {
  const report = reportOf([render("/", html), render("/privacy/", html)]);
  expect(findBudgetErrors(report, () => "page.yaml:7:5")).toHaveLength(1);
});

it("asks of authors only what they can change", () => {
  const report = reportOf([render("/", html)], false);
  expect(report.map(({ budget }) => budget)).toEqual([{ html }, {}, {}]);
  const [error] = findBudgetErrors(report, () => "page.yaml:7:5");
  expect(error).toMatch(/ Say it in fewer words, or in two sections\.$/);
});
