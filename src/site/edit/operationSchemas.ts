import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Operation, SectionRef } from "../../shared/operation.ts";

type Kind = Operation["do"];

/** Returns the message for a wrong value; undefined for a valid one. */
type Validator = (value: unknown) => string | undefined;

const is =
  (words: string, test: (value: unknown) => boolean): Validator =>
  (value) =>
    test(value) ? undefined : words;

/** More than a page may hold inside one another, and less than what a program can follow. */
const maxDepth = 64;

const text = is("a text", (value) => typeof value === "string");
const place = is(
  "a whole number from 0 on",
  (value) => Number.isInteger(value) && Number(value) >= 0,
);
const section = is(
  'the name of a section, or { "index": …, "type": … }',
  (value) => !text(value) || (!place(child(value, "index")) && !text(child(value, "type"))),
);
const path = is(
  `a list of names and numbers, ${maxDepth} at most`,
  (value) =>
    Array.isArray(value) &&
    value.length <= maxDepth &&
    value.every((step) => typeof step === "string" || place(step) === undefined),
);
const destination = is(
  '{ "before": … }, { "after": … } or { "index": … }',
  (value) =>
    [
      !section(child(value, "before")),
      !section(child(value, "after")),
      !place(child(value, "index")),
    ].filter(Boolean).length === 1,
);
const operations = is("a list of operations", (value) => Array.isArray(value));
const anything = is("given", (value) => value !== undefined);

interface OperationSchema {
  needs: Record<string, Validator>;
  takes?: Record<string, Validator>;
}

const guarded = { was: anything };
const ofSection: OperationSchema = { needs: { section }, takes: guarded };
const ofPath = (
  needs: Record<string, Validator>,
  takes: Record<string, Validator> = {},
): OperationSchema => ({
  needs: { path, ...needs },
  takes: { section, ...takes, ...guarded },
});

/** The required and the optional properties of each operation. */
const operationSchemas = {
  "move-section": { needs: { section, to: destination }, takes: guarded },
  "enable-section": ofSection,
  "disable-section": ofSection,
  "add-section": { needs: { type: text }, takes: { id: text, props: anything, at: destination } },
  "duplicate-section": ofSection,
  "delete-section": ofSection,
  "rename-id": { needs: { section, id: text }, takes: guarded },
  set: ofPath({ value: anything }),
  remove: ofPath({}),
  insert: ofPath({ value: anything }, { index: place, lines: text }),
  duplicate: ofPath({}),
  move: ofPath({ from: place, to: place }),
  "rename-page": { needs: { page: text, to: text } },
  "write-text": { needs: { file: text, value: text }, takes: guarded },
  all: { needs: { operations } },
} as const satisfies Record<Kind, OperationSchema>;

/** The names of all operations. */
export const operationNames = Object.keys(operationSchemas);

const isKind = (name: unknown): name is Kind =>
  typeof name === "string" && Object.hasOwn(operationSchemas, name);

/** The reason why a value is no operation, in words; undefined if it is one. */
export const explainMalformed = (value: unknown): string | undefined =>
  isDeep(value)
    ? `An operation holds values inside one another ${maxDepth} times at most.`
    : explainShape(value);

/** True for more values inside one another than can be followed. Looks at one level after the other. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((each) =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

function explainShape(value: unknown): string | undefined {
  const kind = child(value, "do");
  if (!isKind(kind)) {
    return `An operation says what to do: { "do": … }, one of ${operationNames.join(", ")}.`;
  }
  const { needs, takes = {} }: OperationSchema = operationSchemas[kind];
  const known: Record<string, Validator> = { ...takes, ...needs };
  for (const [name, judge] of Object.entries(known)) {
    const given = child(value, name);
    const wrong = given === undefined && !Object.hasOwn(needs, name) ? undefined : judge(given);
    if (wrong) return `${kind}: "${name}" must be ${wrong}.`;
  }
  const stray = Object.keys(value ?? {}).find(
    (name) => name !== "do" && !Object.hasOwn(known, name),
  );
  if (stray) return `${kind} does not know "${stray}". It knows ${Object.keys(known).join(", ")}.`;
  const inner = child(value, "operations");
  return Array.isArray(inner) ? inner.map(explainShape).find(Boolean) : undefined;
}

/** True for an operation. */
export const isOperation = (value: unknown): value is Operation =>
  explainMalformed(value) === undefined;

/** True for the name of a section. */
export const isRef = (value: unknown): value is SectionRef => section(value) === undefined;

/** True for a path. */
export const isPath = (value: unknown): value is FieldPath => path(value) === undefined;
