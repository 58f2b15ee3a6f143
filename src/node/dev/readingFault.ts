import { explainFailure } from "../../site/explainFileError.ts";

/** Knows whether the files of the site could be read last. */
export interface ReadingFault {
  /** The reason why they could not; undefined if they were read. */
  reason(): string | undefined;
  /** Reads files of the site, and notes whether that has failed. The error is thrown on. */
  note<Result>(read: () => Promise<Result>): Promise<Result>;
}

/** Calls `onFault` after each reading that has failed. */
export function createReadingFault(onFault: () => void): ReadingFault {
  let reason: string | undefined;
  return {
    reason: () => reason,
    async note(read) {
      try {
        const result = await read();
        reason = undefined;
        return result;
      } catch (error) {
        reason = explainFailure(error) ?? String(error);
        onFault();
        throw error;
      }
    },
  };
}
