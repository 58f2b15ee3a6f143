import type { EditorState } from "../../shared/editor/endpoint.ts";

/** Why a request was not done: it was refused, it was meant for another version of the file, or there is no answer. */
export type RefusedKind = "refused" | "outdated" | "unanswered";

/** A request that was not done, in words for the author. */
export class Refused extends Error {
  readonly kind: RefusedKind;
  /** The site as it is now, where the request was meant for another version. */
  readonly state: EditorState | undefined;

  constructor(message: string, kind: RefusedKind = "refused", state?: EditorState) {
    super(message);
    this.kind = kind;
    this.state = state;
  }
}
