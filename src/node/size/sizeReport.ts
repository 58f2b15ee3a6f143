import type { Rolldown } from "vite";
import type { Cost } from "../../shared/cost.ts";
import type { RenderedSection } from "../../shared/page.ts";
import type { SectionType } from "../../shared/section.ts";
import { budgets } from "./budgets.ts";
import {
  costOf,
  measureBytes,
  measureChunks,
  readRules,
  scriptsOf,
  sharedChunk,
} from "./measure.ts";

/** A line of the size report: its name, cost and budget, in bytes after Brotli. */
export interface Item {
  name: string;
  cost: Partial<Cost>;
  budget: Partial<Cost>;
}

/** The size report of a rendered page: each section, and the page as a whole. */
export function createSizeReport(
  html: string,
  frames: RenderedSection[],
  chunks: Rolldown.OutputChunk[],
): Item[] {
  const rules = readRules(html);
  const fetched = chunks.filter(({ isEntry }) => !isEntry);
  const sections = frames.map((frame): Item => {
    const cost = costOf(frame, rules, fetched);
    return { name: `${frame.type} #${frame.id}`, cost, budget: budgetOf(frame.type) };
  });
  // A chunk that several sections share is fetched once; one that no section needs, never.
  const scripts = new Set(frames.flatMap((frame) => scriptsOf(frame, fetched)));
  const shared = [...scripts].filter(({ name }) => name === sharedChunk);
  return [
    ...sections,
    { name: "what islands share", cost: { js: measureChunks(shared) }, budget: budgets.shared },
    {
      name: "the whole page",
      cost: { html: measureBytes(html), js: measureChunks(scripts) },
      budget: {},
    },
  ];
}

function budgetOf(type: SectionType): Cost {
  const named: Partial<Record<SectionType, Cost>> = budgets.sections;
  return named[type] ?? budgets.section;
}

const parts = ["html", "css", "js"] as const;

/** Advice for each part of a section that exceeds its budget. */
const advice = {
  html: "Say it in fewer words, or in two sections",
  css: "Write fewer styles for it",
  js: "Write less code for it",
} satisfies Record<keyof Cost, string>;

/** Errors for the items that exceed their budget, with advice. */
export function findBudgetErrors(sizeReport: Item[]): string[] {
  return sizeReport.flatMap(({ name, cost, budget }) =>
    parts
      .filter((part) => (cost[part] ?? 0) > (budget[part] ?? Number.POSITIVE_INFINITY))
      .map(
        (part) =>
          `${name} costs ${cost[part]} bytes of ${part}, where ${budget[part]} are allowed. ${advice[part]}; or allow more in src/node/size/budgets.ts.`,
      ),
  );
}

/** The size report as a table, in kB. */
export function formatSizeReport(sizeReport: Item[]): string {
  const width = Math.max(...sizeReport.map(({ name }) => name.length));
  const cell = (bytes: number | undefined) =>
    (bytes === undefined ? "" : (bytes / 1000).toFixed(1)).padStart(7);
  const line = (name: string, cells: string[]) => name.padEnd(width) + cells.join("");
  return [
    line(
      "kB after Brotli",
      parts.map((part) => part.padStart(7)),
    ),
    ...sizeReport.map(({ name, cost }) =>
      line(
        name,
        parts.map((part) => cell(cost[part])),
      ),
    ),
  ].join("\n");
}
