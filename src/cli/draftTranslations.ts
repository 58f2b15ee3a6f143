import { exec } from "node:child_process";

/** A program that translates: the command that starts it, the folder to start it in, and the two languages. */
export interface Drafting {
  command: string;
  root: string;
  from: string;
  to: string;
}

/** Translations by their texts, and the reason why there are no more of them. */
export interface Drafts {
  texts: ReadonlyMap<string, string>;
  complaint?: string;
}

/**
 * Lets a program translate texts, one after the other: each is its standard input, and what it prints is the translation.
 * Ends with the first text at which it fails.
 */
export async function draftTranslations(
  texts: ReadonlySet<string>,
  drafting: Drafting,
): Promise<Drafts> {
  const done = new Map<string, string>();
  for (const text of texts) {
    try {
      const answer = await ask(text, drafting);
      if (answer !== "") done.set(text, answer);
    } catch (error) {
      return { texts: done, complaint: `${drafting.command}: ${explain(error)}` };
    }
  }
  return { texts: done };
}

const ask = (text: string, { command, root, from, to }: Drafting): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, SOURCE_LANGUAGE: from, TARGET_LANGUAGE: to };
    const child = exec(command, { cwd: root, env }, (error, output, complaint) =>
      error ? reject(new Error(complaint.trim() || error.message)) : resolve(output.trim()),
    );
    // A program that ends without reading is no fault of its own: its answer decides.
    child.stdin?.on("error", () => {});
    child.stdin?.end(text);
  });

const explain = (error: unknown) => (error instanceof Error ? error.message : String(error));
