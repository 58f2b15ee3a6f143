import type { Rolldown } from "vite";
import { type Schemas, sectionSchema } from "../../schema/fields.ts";
import type { Cost } from "../../shared/cost.ts";
import type { RenderedSection } from "../../shared/page.ts";
import { budgets } from "./budgets.ts";
import {
  costOf,
  measureBytes,
  measureChunks,
  readRules,
  scriptsOf,
  sharedChunk,
} from "./measure.ts";

/** One line of the sizeReport: what it is for, what it costs, and what it may cost. Bytes after Brotli. */
export interface Item {
  name: string;
  cost: Partial<Cost>;
  budget: Partial<Cost>;
  /** The file that its budget stands in. */
  source: string;
}

const budgetsFile = "src/node/size/budgets.ts";

/** Makes out the sizeReport of a printed page: section by section, and the page as a whole. */
export function createSizeReport(
  html: string,
  frames: RenderedSection[],
  chunks: Rolldown.OutputChunk[],
  schemas: Schemas,
): Item[] {
  const rules = readRules(html);
  const fetched = chunks.filter(({ isEntry }) => !isEntry);
  const sections = frames.map((frame): Item => {
    const cost = costOf(frame, rules, fetched);
    const file = sectionSchema(frame.type);
    const budget = { ...budgets.section, ...schemas.get(file)?.budget };
    return { name: `${frame.type} #${frame.id}`, cost, budget, source: `schema/${file}` };
  });
  // A chunk that several sections share is fetched once; one that no section needs, never.
  const scripts = new Set(frames.flatMap((frame) => scriptsOf(frame, fetched)));
  const shared = [...scripts].filter(({ name }) => name === sharedChunk);
  return [
    ...sections,
    {
      name: "what islands share",
      cost: { js: measureChunks(shared) },
      budget: budgets.shared,
      source: budgetsFile,
    },
    {
      name: "the whole page",
      cost: { html: measureBytes(html), js: measureChunks(scripts) },
      budget: {},
      source: budgetsFile,
    },
  ];
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
  return sizeReport.flatMap(({ name, cost, budget, source }) =>
    parts
      .filter((part) => (cost[part] ?? 0) > (budget[part] ?? Number.POSITIVE_INFINITY))
      .map(
        (part) =>
          `${name} costs ${cost[part]} bytes of ${part}, where ${budget[part]} are allowed. ${advice[part]}; or allow more in ${source}.`,
      ),
  );
}

/** The sizeReport as a table, in kB. */
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
