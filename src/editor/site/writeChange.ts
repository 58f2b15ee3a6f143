import type { Edited, EditorRequest, EditorState } from "../../shared/editor/endpoint.ts";
import type { Change } from "../pending/change.ts";
import type { WriteResult } from "../pending/createPending.ts";
import { ask, canOutlive } from "./ask.ts";
import { operationFor } from "./operationFor.ts";
import { Refused } from "./refused.ts";
import type { HeldDraft } from "./saving.ts";
import { withChanges } from "./withChanges.ts";

interface Ports {
  /** The site as it is saved. */
  saved(): EditorState | undefined;
  pending(): readonly Change[];
  /** Applies the answer to a change that was written. */
  applyAnswer(edited: Edited, change: Change): void;
  applyState(state: EditorState | undefined): void;
  /** Notes the reason why there was no answer. */
  noteSilence(error: Refused): void;
}

/** Writes changes by the endpoint. */
export function createWriter({ saved, pending, applyAnswer, applyState, noteSilence }: Ports) {
  const requestFor = (
    change: Pick<Change, "at" | "value">,
    site = saved(),
    joins?: string,
  ): (EditorRequest & { do: "edit" }) | undefined => {
    const operation = site && operationFor(site, change);
    const { file } = change.at;
    return operation && { do: "edit", file, operation, ...(joins !== undefined && { joins }) };
  };
  /** The requests that save what waits, each on the result of those before it and of what is on its way. */
  const lastRequests = (changes: readonly Change[]) => {
    let site = saved();
    const onItsWay = pending().flatMap(({ at, sending }) => (sending ? [{ at, ...sending }] : []));
    site &&= withChanges(site, onItsWay);
    return changes.flatMap((change) => {
      const request = requestFor(change, site);
      site &&= withChanges(site, [change]);
      return request ?? [];
    });
  };
  return {
    async write(change: Change, joins?: string): Promise<WriteResult & { apply?: () => void }> {
      const request = requestFor(change, saved(), joins);
      if (!request) {
        const reason = "This setting is no longer there.";
        return { kind: "refused", reason, isOutdated: false };
      }
      try {
        const edited = await ask(request);
        for (const made of edited.files) change.written?.(made, edited.isJoined ?? false);
        const [made] = edited.files;
        return {
          kind: "written",
          version: made?.version,
          apply: () => applyAnswer(edited, change),
        };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.kind === "unanswered") {
          noteSilence(error);
          return { kind: "unanswered" };
        }
        const isOutdated = error.kind === "outdated";
        const { message: reason, state } = error;
        return { kind: "refused", reason, isOutdated, apply: () => applyState(state) };
      }
    },
    writeLast(changes: readonly Change[]): void {
      for (const request of lastRequests(changes)) ask(request).catch(() => {});
    },
    /** True if the document may go: everything is saved, or can be on its behalf. */
    canLeave(drafts: readonly HeldDraft[], isAnswering: boolean): boolean {
      const changes = pending();
      if (drafts.length > 0 || changes.some(({ stop }) => stop)) return false;
      return changes.length === 0 || (isAnswering && canOutlive(lastRequests(changes)));
    },
  };
}
