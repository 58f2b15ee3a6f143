import type { SchemaNode } from "../../schema/schemaNode.ts";
import {
  type Edited,
  type EditorRequest,
  type EditorState,
  type Example,
  editorPath,
  type FoundIcons,
  type NotDone,
  type Pasted,
  type SiteDescription,
  type SourceLines,
  tabHeader,
  tokenHeader,
  tokenName,
  type Uploaded,
} from "../../shared/editor/endpoint.ts";
import type { ConnectAnswer } from "../../shared/editor/hosts.ts";
import type { NamedVersionComparison, NamedVersions } from "../../shared/editor/namedVersions.ts";
import type {
  DraftLink,
  EarlierVersions,
  MadeFiles,
  OnlineAnswer,
  PublicationProgress,
  PublicationState,
  PublishAnswer,
  VersionComparison,
} from "../../shared/editor/publication.ts";
import type { TakenCatalogue, Translations } from "../../shared/editor/translations.ts";
import { Refused } from "./refused.ts";
import { tabName } from "./tabName.ts";

export { Refused } from "./refused.ts";

/** The answer to each request, by its name. */
interface Answers {
  describe: SiteDescription & { schemas: Record<string, SchemaNode> };
  read: EditorState;
  edit: Edited;
  fix: Edited;
  dismiss: Edited;
  source: SourceLines;
  paste: Pasted;
  "add-page": Edited;
  "delete-page": Edited;
  "bring-back": Edited;
  "go-back": Edited;
  "list-versions": NamedVersions;
  "keep-version": NamedVersions;
  "rename-version": NamedVersions;
  "delete-version": NamedVersions;
  "compare-version": NamedVersionComparison;
  "delete-files": Edited;
  undo: Edited;
  redo: Edited;
  example: Example;
  icons: FoundIcons;
  upload: Uploaded;
  "read-publication": PublicationState;
  "read-online": OnlineAnswer;
  "read-progress": PublicationProgress;
  "make-files": MadeFiles;
  "share-draft": DraftLink;
  "connect-host": ConnectAnswer;
  "disconnect-host": ConnectAnswer;
  "list-publications": EarlierVersions;
  "compare-publication": VersionComparison;
  publish: PublishAnswer;
  "read-translations": Translations;
  translate: Translations;
  "take-catalogue": Edited & { taken: TakenCatalogue };
}

/** The answer to a request. */
export type Answer<Request extends EditorRequest> = Answers[Request["do"]];

/** The path under which the site is served, with a slash at both ends. */
export const base = import.meta.env.BASE_URL;

const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`)?.content ?? "";

/** The sentence about a preview that is gone or too busy. */
export const noAnswer = "The preview does not answer. Is npm start still running?";

/** The most bytes that browsers send on behalf of documents that are gone, of all requests together, and a margin. */
const maxKeptAlive = 60_000;

/** The bytes of the requests that are being sent so. */
let keptAlive = 0;

/** Asks the preview for something. Throws `Refused` with the reason if it is not done. */
export async function ask<Request extends EditorRequest>(
  request: Request,
): Promise<Answer<Request>> {
  const answer = await post<Answer<Request> | NotDone>(request).catch(() => {
    throw new Refused(noAnswer, "unanswered");
  });
  if (answer instanceof Refused) throw answer;
  if ("refusal" in answer) {
    const { refusal, state } = answer;
    throw new Refused(refusal.message, refusal.isOutdated ? "outdated" : "refused", state);
  }
  return answer;
}

/** Sends a request. Resolves to its answer, or to the reason why there is none. Rejects where the answer breaks off. */
async function post<Reply>(request: EditorRequest): Promise<Reply | Refused> {
  const body = JSON.stringify(request);
  const size = new Blob([body]).size;
  // A request on its way arrives even if the tab is closed.
  const keepalive = keptAlive + size < maxKeptAlive;
  if (keepalive) keptAlive += size;
  try {
    const response = await fetch(base + editorPath, {
      method: "POST",
      headers: {
        ...{ "Content-Type": "application/json" },
        ...{ [tokenHeader]: token, [tabHeader]: tabName },
      },
      body,
      keepalive,
    });
    if (response.ok) return await response.json();
    const words = await response.text();
    // Another preview has another token: only a new document has it.
    return new Refused(words, response.status === 403 ? "unanswered" : "refused");
  } finally {
    if (keepalive) keptAlive -= size;
  }
}

/** True if a request can be sent on behalf of a document that is gone. */
export const canOutlive = (requests: readonly EditorRequest[]): boolean =>
  new Blob(requests.map((request) => JSON.stringify(request))).size + keptAlive < maxKeptAlive;
