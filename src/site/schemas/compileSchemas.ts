import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ErrorObject, Options } from "ajv";
import { editorKeywords, keywords } from "../../schema/keywords.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { cacheFolder } from "../cacheFolder.ts";
import { pageSchemas, type schemaOf } from "../page/pageAddress.ts";

/** Returns true if data meets the schemas. Otherwise `errors` lists every violation. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** The validator of each kind of page file, by its schema. */
export type Validators = Record<ReturnType<typeof schemaOf>, Validator>;

const require = createRequire(import.meta.url);
const ajvVersion: string = require("ajv/package.json").version;
/** The cached code resolves Ajv from its own place: beside it, whichever package manager has put it there. */
const cacheDir = path.resolve(require.resolve("ajv/package.json"), "../../..", cacheFolder);

/** A mistake in a schema, which is named by its path inside schema/. */
export class SchemaError extends Error {
  file: string;
  reason: string;

  constructor(file: string, reason: string) {
    super(`schema/${file}: ${reason}`);
    this.file = file;
    this.reason = reason;
  }
}

/** Most runs validate one page: optimized code would take longer to generate than it saves. */
const options: Options = {
  allErrors: true,
  strict: true,
  verbose: true,
  inlineRefs: false,
  code: { optimize: false, source: true },
};

/**
 * Compiles the schemas, which takes Ajv a good tenth of a second, and caches the code for the next run. With a cached
 * validator, Ajv is not even loaded.
 */
export function compile(schemas: Schemas): Validators {
  const text = JSON.stringify([ajvVersion, options, keywords, pageSchemas, ...schemas]);
  const key = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const file = path.join(cacheDir, `validator-${key}.cjs`);
  try {
    return require(file);
  } catch {
    const { validators, code } = compileAfresh(schemas);
    saveCode(file, code);
    return validators;
  }
}

function compileAfresh(schemas: Schemas): { validators: Validators; code: string } {
  const { Ajv }: typeof import("ajv") = require("ajv");
  const generateCode: typeof import("ajv/dist/standalone/index.js").default =
    require("ajv/dist/standalone").default;
  const ajv = new Ajv(options);
  ajv.addVocabulary([...editorKeywords]);
  for (const [keyword, { value }] of Object.entries(keywords)) {
    ajv.addKeyword({ keyword, metaSchema: value });
  }
  // Relative references need an $id to resolve against.
  for (const [file, schema] of schemas) {
    naming(file, () => ajv.addSchema({ ...schema, $id: `/${file}` }));
  }
  const compileOne = (file: string): Validator => {
    const meets = naming(file, () => ajv.getSchema(`/${file}`));
    if (meets) return meets;
    throw new Error(`schema/${file} is missing.`);
  };
  const { first, others } = pageSchemas;
  // Those that pages refer to are first: an error names the file that contains it.
  for (const file of schemas.keys()) {
    if (file.endsWith(".schema.json") && file !== first && file !== others) compileOne(file);
  }
  const validators = { [first]: compileOne(first), [others]: compileOne(others) };
  const exported = Object.fromEntries([first, others].map((root) => [root, `/${root}`]));
  return { validators, code: generateCode(ajv, exported) };
}

/** Names the file of the schema in an error of Ajv. */
function naming<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new SchemaError(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Writes to a temporary file and renames it, so that nobody reads half a file. Skips the cache if the folder is not
 * writable.
 */
function saveCode(file: string, code: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(aside, code);
    renameSync(aside, file);
  } catch {
    try {
      rmSync(aside, { force: true });
    } catch {}
  }
}
