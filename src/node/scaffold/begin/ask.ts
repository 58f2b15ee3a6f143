import { createInterface, type Interface } from "node:readline/promises";
import type { Schemas } from "../../../schema/schemaNode.ts";
import { allOf } from "../../../shared/text/wording.ts";
import { type Answers, type NeededAnswer, pagesQuestion, questions, readYesNo } from "./answers.ts";
import { askForLook, readLook, usualLook } from "./looks.ts";

/** The streams that a person reads and writes. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  hasLinks: boolean;
}

/** The answers as a command line has them. */
type GivenAnswers = Partial<Record<Exclude<keyof Answers, "pages">, string>> &
  Partial<Pick<Answers, "pages">>;

const names = ["name", "lang", "accent"] as const satisfies NeededAnswer[];

/**
 * Reads the given answers, and asks for the others at the terminal; without a terminal, reports the missing ones. The
 * look and the pages are asked for only where another answer is.
 */
export async function collectAnswers(
  given: GivenAnswers,
  schemas: Schemas,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const read = (name: NeededAnswer, answer: string) => questions[name].read(answer, schemas);
  const look = given.look === undefined ? usualLook : readLook(given.look);
  const answers: Answers = {
    ...{ name: "", lang: "", accent: "" },
    ...{ look, pages: given.pages ?? false },
  };
  const missing: NeededAnswer[] = [];
  for (const name of names) {
    const answer = given[name];
    if (answer === undefined) missing.push(name);
    else answers[name] = read(name, answer);
  }
  if (missing.length === 0) return answers;
  if (!terminal) throw new Error(describeMissing(given, missing));
  const lines = createInterface(terminal);
  try {
    const askFor = <T>(text: string, readAnswer: (answer: string) => T) =>
      ask(text, readAnswer, lines, terminal);
    for (const name of missing) {
      answers[name] = await askFor(questions[name].text, (answer) => read(name, answer));
    }
    if (given.look === undefined) {
      answers.look = await askFor(askForLook(schemas, terminal.hasLinks), readLook);
    }
    answers.pages = given.pages ?? (await askFor(pagesQuestion, readYesNo));
  } finally {
    lines.close();
  }
  return answers;
}

function describeMissing(given: GivenAnswers, missing: readonly NeededAnswer[]): string {
  const options = names.map((name) => {
    const answer = given[name];
    return `--${name} ${answer === undefined ? questions[name].example : JSON.stringify(answer)}`;
  });
  if (given.pages) options.push("--pages");
  const listed = allOf(missing.map((name) => `--${name}`));
  const are = missing.length === 1 ? "is" : "are";
  return `${listed} ${are} missing. Write, for example: npm run begin -- ${options.join(" ")}`;
}

/** Asks until the answer can be read; throws where the input ends first. */
async function ask<T>(
  text: string,
  read: (answer: string) => T,
  lines: Interface,
  { output }: Terminal,
): Promise<T> {
  for (;;) {
    const closed = new Promise<undefined>((resolve) =>
      lines.once("close", () => resolve(undefined)),
    );
    const answer = await Promise.race([lines.question(`${text}: `), closed]);
    if (answer === undefined) throw new Error("Nothing was changed: a question has no answer.");
    try {
      return read(answer);
    } catch (error) {
      output.write(`${error instanceof Error ? error.message : error}\n`);
    }
  }
}
