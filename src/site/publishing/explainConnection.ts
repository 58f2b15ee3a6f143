import { isSilenced } from "../versions/git.ts";

/** The reasons of a failed connection, as sentences. */
export const connectionReasons = {
  unknown: "The place to publish to does not know you. Log in once in a terminal: git push.",
  unverified:
    "This computer has never reached the place to publish to. Confirm once in a terminal that it is the right one: git push.",
  silent: "The place to publish to does not answer.",
  unreachable: "The place to publish to cannot be reached.",
} as const;

/** A reason of a failed connection. */
export type ConnectionReason = keyof typeof connectionReasons;

/** The reason of a failed connection. Git's own words may hold an address with a password, and are not shown. */
export function explainConnection(complaint: string): ConnectionReason {
  if (isSilenced(complaint)) return "silent";
  if (/host key verification failed/i.test(complaint)) return "unverified";
  return unknownWords.test(complaint) ? "unknown" : "unreachable";
}

const unknownWords =
  /authentication failed|could not read (username|password)|permission denied|access denied|\b40[13]\b/i;
