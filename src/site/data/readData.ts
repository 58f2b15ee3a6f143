import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { cacheFolder } from "../cacheFolder.ts";
import type { OwnData } from "../siteConfig.ts";

/** The answer of a source. */
export interface DataAnswer {
  /** The value; undefined if there has never been one. */
  value: unknown;
  /** The reason why the value is not of now, as a part of a sentence. */
  fault?: string;
}

/** The answers of a site's sources, by their names. */
export type SiteData = ReadonlyMap<string, DataAnswer>;

/** The age in seconds from which an answer is asked for again, unless the source has another. */
export const standardRefresh = 60;

const standardTimeout = 10;

/** An answer of a source that is kept: the last good value, and when it was asked for. */
interface Kept {
  /** Identifies the code that read the value. */
  code: string;
  askedAt: number;
  answer: DataAnswer;
}

/** The answers that this process has, by the file of the cache. A source that fails is not asked again and again. */
const asked = new Map<string, Kept>();

/**
 * Asks the sources of the site in `root`, all at once. An answer is kept in the site's cache, and a young one is not asked
 * for again unless `isForced`. Where a source fails, its last good value is the answer, with the fault.
 */
export async function readData(
  root: string,
  sources: readonly OwnData[] = [],
  isForced = false,
): Promise<SiteData> {
  const answers = sources.map(async (source) => {
    const file = path.join(root, cacheFolder, "data", `${source.name}.json`);
    return [source.name, await readSource(source, file, isForced)] as const;
  });
  return new Map(await Promise.all(answers));
}

async function readSource(source: OwnData, file: string, isForced: boolean): Promise<DataAnswer> {
  const { read, refresh = standardRefresh, timeout = standardTimeout } = source;
  const code = createHash("sha256").update(String(read)).digest("hex");
  const kept = asked.get(file) ?? (await readKept(file));
  const age = kept?.code === code ? Date.now() - kept.askedAt : Number.POSITIVE_INFINITY;
  if (kept && !isForced && age < refresh * 1000) return kept.answer;
  const askedAt = Date.now();
  const found = await ask(read, timeout).catch((error) => ({ fault: reasonOf(error) }));
  const isGood = "value" in found;
  const answer = isGood ? found : { value: kept?.answer.value, ...found };
  asked.set(file, { code, askedAt, answer });
  if (isGood) await keep(file, { code, askedAt, answer });
  return answer;
}

/** The value of a source as JSON has it, or why there is none. Rejects with the error of the source. */
async function ask(
  read: OwnData["read"],
  timeout: number,
): Promise<{ value: unknown } | { fault: string }> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof over>((resolve) => {
    timer = setTimeout(resolve, timeout * 1000, over);
  });
  try {
    const value = await Promise.race([
      limit,
      (async () => read({ signal: over.signal, env: process.env }))(),
    ]);
    if (value === over) return { fault: `there was no answer within ${timeout} s` };
    const text = JSON.stringify(value);
    return text === undefined ? { fault: "the answer is nothing" } : { value: JSON.parse(text) };
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** The words of an error, with those of its cause: `fetch` hides the reason there. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause } = Object(error);
  const inner = Object(cause).message || Object(cause).code;
  return (inner ? `${message}: ${inner}` : message).replace(/\.$/, "");
}

/** The answer that the last run has kept. */
async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Keeps an answer, as a whole or not at all. A folder that cannot be written to keeps none. */
async function keep(file: string, kept: Kept): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, JSON.stringify(kept));
    await rename(aside, file);
  } catch {
    // The next run asks again.
  }
}
