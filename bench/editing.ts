import type { Operation } from "../src/shared/operation.ts";
import { applyEdit, type EditContext } from "../src/site/edit/apply.ts";
import { loadSchemas } from "../src/site/schemas/loadSchemas.ts";
import { followEdits } from "../src/yaml/reparse.ts";
import { median } from "./median.ts";
import { growPage } from "./pages.ts";
import { formatTable } from "./table.ts";

const section = "statement";
const operations = {
  set: { do: "set", section: "closing", path: ["props", "title"], value: "Life is loud." },
  "disable-section": { do: "disable-section", section: "closing" },
  "move-section": { do: "move-section", section: "closing", to: { after: "header" } },
  "delete-section": { do: "delete-section", section: "closing" },
  "add-section": {
    do: "add-section",
    type: section,
    props: { title: "New" },
    at: { after: "hero" },
  },
  "duplicate-section": { do: "duplicate-section", section: "closing" },
  "rename-id": { do: "rename-id", section: "features", id: "renamed" },
  theme: { do: "set", path: ["theme", "preset"], value: "dusk" },
  insert: { do: "insert", section: "closing", path: ["props", "lines"], value: "One more." },
} as const satisfies Record<string, Operation>;

/** The processor time that each operation takes on pages of these sizes, where the parser knows the page, in ms. */
export async function timeEdits(sizes: readonly number[], runs: number): Promise<string> {
  const schemas = await loadSchemas(process.cwd());
  // The engine compiles code that runs often, so the first rows would be slower than the others.
  for (const operation of Object.values(operations))
    timeEdit(growPage(300), operation, { schemas }, 5);
  const rows = Object.entries(operations).map(([name, operation]) => [
    name,
    ...sizes.map((size) => timeEdit(growPage(size), operation, { schemas }, runs).toFixed(0)),
  ]);
  return formatTable(["", ...sizes.map((size) => `${size} sections`)], rows);
}

function timeEdit(text: string, operation: Operation, context: EditContext, runs: number): number {
  const parse = followEdits();
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    parse(text);
    const start = process.cpuUsage();
    const edited = applyEdit(text, operation, { ...context, parse });
    const { user, system } = process.cpuUsage(start);
    if ("refusal" in edited) throw new Error(edited.refusal.message);
    times.push((user + system) / 1000);
  }
  return median(times.slice(1));
}
