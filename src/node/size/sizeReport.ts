import type { Rolldown } from "vite";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { Cost } from "../../shared/cost.ts";
import type { RenderedDocument } from "../../shared/page.ts";
import { memoize } from "../../site/memoize.ts";
import { budgets } from "./budgets.ts";
import {
  costOf,
  measureBytes,
  measureChunks,
  type ScriptChunk,
  scriptsOf,
  sharedChunk,
} from "./measure.ts";
import { readStyles } from "./styles.ts";

/** One line of the size report: what it is for, what it costs, and what it may cost. Bytes after Brotli. */
export interface SizeItem {
  name: string;
  /** The path of its page, for a section of another page than the home page. */
  page?: string;
  /** The id of the section, if it is one. */
  section?: string;
  cost: Partial<Cost>;
  budget: Partial<Cost>;
  /** The file that contains its budget: none where the site cannot change it. */
  source?: string | undefined;
}

/** The code behind a page that its author may change. */
export interface Changeable {
  /** True if the code that all islands share is part of it. */
  shared: boolean;
  /** The path of the schema of a section type from the root, if the type is part of it. */
  schemaOf: (type: string) => string | undefined;
}

const budgetsFile = "src/node/size/budgets.ts";

/** A rendered page, by its path. */
interface MeasuredPage extends RenderedDocument {
  path: string;
}

/**
 * Makes out the size report of the rendered pages: section by section, and each page as a whole. A site has budgets for
 * its own words and code, and none for code of the engine, which it cannot change.
 */
export function createSizeReport(
  pages: readonly MeasuredPage[],
  chunks: Rolldown.OutputChunk[],
  schemas: Schemas,
  { shared: isSharedOwn, schemaOf }: Changeable,
): SizeItem[] {
  const fetched = chunks.filter(({ isEntry }) => !isEntry);
  // A chunk that several sections share is fetched once; one that no section needs, never.
  const scriptsOn = ({ frames }: MeasuredPage) =>
    new Set(frames.flatMap((frame) => scriptsOf(frame, fetched)));
  const scripts = new Set(pages.flatMap((page) => [...scriptsOn(page)]));
  const shared = [...scripts].filter(({ name }) => name === sharedChunk);
  const whole = (page: MeasuredPage, name: string): SizeItem => ({
    name,
    cost: { html: measureBytes(page.html), js: measureChunks(scriptsOn(page)) },
    budget: {},
  });
  const known: Known = { bytes: new Map(), styles: new Map() };
  const [home, ...others] = pages.map((page) => ({
    page,
    items: listSections(page, { fetched, schemas, schemaOf, known }),
  }));
  if (!home) return [];
  return [
    ...home.items,
    {
      name: "what islands share",
      cost: { js: measureChunks(shared) },
      budget: isSharedOwn ? budgets.shared : {},
      source: budgetsFile,
    },
    whole(home.page, others.length > 0 ? "the home page" : "the whole page"),
    ...others.flatMap(({ page, items }) => [
      ...items.map((item) => ({ ...item, page: page.path })),
      whole(page, page.path),
    ]),
  ];
}

/** The results for texts that several pages share: many show the same sections in the same styles. */
interface Known {
  bytes: Map<string, number>;
  styles: Parameters<typeof readStyles>[1];
}

interface Measuring extends Pick<Changeable, "schemaOf"> {
  fetched: ScriptChunk[];
  schemas: Schemas;
  known: Known;
}

function listSections(
  { html, frames }: MeasuredPage,
  { fetched, schemas, schemaOf, known }: Measuring,
): SizeItem[] {
  const styles = readStyles(html, known.styles);
  const measure = (text: string) => memoize(known.bytes, text, () => measureBytes(text));
  return frames.map((frame) => {
    const cost = costOf(frame, styles, fetched, measure);
    const source = schemaOf(frame.type);
    const all = { ...budgets.section, ...schemas.get(sectionSchema(frame.type))?.budget };
    const budget = source ? all : { html: all.html };
    const name = `${frame.type} #${frame.id}`;
    return { name, section: frame.id, cost, budget, source };
  });
}

const parts = ["html", "css", "js"] as const;

/** Advice for each part of a section that exceeds its budget. */
const advice = {
  html: "Say it in fewer words, or in two sections",
  css: "Write fewer styles for it",
  js: "Write less code for it",
} satisfies Record<keyof Cost, string>;

/** The place of a section of the page at a path in the site's files, as `file:line:column`. */
export type PlaceOf = (path: string, id: string) => string;

/** Errors for the items that exceed their budget, with place and advice. A section that several pages share has one. */
export function findBudgetErrors(sizeReport: SizeItem[], placeOf: PlaceOf): string[] {
  const errors = new Map<string, string>();
  for (const { name, page = "/", section, cost, budget, source } of sizeReport) {
    for (const part of parts) {
      const { [part]: bytes = 0 } = cost;
      const { [part]: allowed = Number.POSITIVE_INFINITY } = budget;
      if (bytes <= allowed) continue;
      // The file is read for it.
      const place = section === undefined ? "" : `${placeOf(page, section)} `;
      const key = `${place}${name} ${part}`;
      if (errors.has(key)) continue;
      errors.set(
        key,
        `${place}${name} costs ${bytes} bytes of ${part}, where ${allowed} are allowed. ${advice[part]}${source ? `; or allow more in ${source}` : ""}.`,
      );
    }
  }
  return [...errors.values()];
}

/** The size report as a table, in kB: the sections of the home page, and the total of every page. */
export function formatSizeReport(sizeReport: SizeItem[]): string {
  const items = sizeReport.filter(({ page }) => page === undefined);
  const width = Math.max(...items.map(({ name }) => name.length));
  const cell = (bytes: number | undefined) =>
    (bytes === undefined ? "" : (bytes / 1000).toFixed(1)).padStart(7);
  const line = (name: string, cells: string[]) => name.padEnd(width) + cells.join("");
  return [
    line(
      "kB after Brotli",
      parts.map((part) => part.padStart(7)),
    ),
    ...items.map(({ name, cost }) =>
      line(
        name,
        parts.map((part) => cell(cost[part])),
      ),
    ),
  ].join("\n");
}
