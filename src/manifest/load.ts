import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "../contract/section.ts";
import { withDefaults } from "./defaults.ts";
import type { FieldPath, Schemas } from "./fields.ts";
import { lineCounter, parse } from "./parse.ts";
import type { Finding, Problem } from "./problem.ts";
import { loadSchemas } from "./schemas.ts";
import { readTree } from "./tree.ts";
import { validate } from "./validate.ts";

/** What loading gives: the manifest when it has no error, and every problem, sorted by place. */
export interface Loaded {
  manifest?: Manifest;
  problems: Problem[];
  source: string;
  file: string;
}

const file = "page.yaml";

/** Reads and checks `page.yaml` in the folder `root`, with the schemas beside it. */
export async function loadManifest(root: string): Promise<Loaded> {
  const [source, schemas] = await Promise.all([
    readFile(path.join(root, file), "utf8"),
    loadSchemas(root),
  ]);
  const document = parse(source);
  const findings: Finding[] = [...document.errors, ...document.warnings].map((error) => ({
    severity: "error",
    code: "syntax",
    message: error.message,
    range: error.pos,
  }));
  const tree = readTree(document.contents, source.length);
  for (const error of findings.length === 0 ? validate(schemas, tree.data) : []) {
    if (error.keyword === "if") continue;
    const at = pathOf(error.instancePath, tree.data);
    const extra: unknown = error.params.additionalProperty;
    findings.push({
      severity: "error",
      code: error.keyword,
      message: `${at.join(".")} ${error.message}`,
      range: typeof extra === "string" ? tree.keyAt([...at, extra]) : tree.valueAt(at),
    });
  }
  const problems = locate(findings, source);
  if (problems.some(({ severity }) => severity === "error")) return { problems, source, file };
  return { manifest: complete(schemas, tree.data), problems, source, file };
}

function pathOf(pointer: string, data: unknown): FieldPath {
  let inner: unknown = data;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((key) => {
      const step = Array.isArray(inner) ? Number(key) : key;
      inner = (inner as Record<string, unknown>)[key];
      return step;
    });
}

function complete(schemas: Schemas, data: unknown): Manifest {
  const manifest = withDefaults(schemas, "page.schema.json", data) as Manifest;
  const sections = manifest.sections.map((section) => ({
    ...section,
    id: section.id ?? section.type,
    props: withDefaults(schemas, `sections/${section.type}.schema.json`, section.props),
  }));
  return { ...manifest, sections } as Manifest;
}

function locate(findings: readonly Finding[], source: string): Problem[] {
  const count = lineCounter(source);
  return findings
    .toSorted((a, b) => a.range[0] - b.range[0])
    .map(({ range, covers: _, ...complaint }) => {
      const start = count(range[0]);
      const end = count(Math.max(range[0], range[1]));
      return { file, ...start, endLine: end.line, endColumn: end.column, ...complaint };
    });
}
