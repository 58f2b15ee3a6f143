import { explainFailure } from "../site/explainFileError.ts";

/** Ends a command that failed with the reason in words. Throws an error that has none: it is one of the program. */
export function explainEnd(error: unknown): void {
  const reason = explainFailure(error);
  if (reason === undefined) throw error;
  console.error(reason);
  process.exitCode = 1;
}
