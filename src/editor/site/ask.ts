import type { SchemaNode } from "../../schema/schemaNode.ts";
import {
  type Description,
  type Edited,
  type EditorRequest,
  type EditorState,
  type Example,
  editorPath,
  type FoundIcons,
  type NotDone,
  type Pasted,
  type Source,
  tokenHeader,
  tokenName,
  type Uploaded,
} from "../../shared/editor/endpoint.ts";
import { Refused } from "./refused.ts";

export { Refused } from "./refused.ts";

/** The answer to each request, by its name. */
interface Answers {
  describe: Description & { schemas: Record<string, SchemaNode> };
  read: EditorState;
  edit: Edited;
  fix: Edited;
  source: Source;
  paste: Pasted;
  "add-page": Edited;
  "delete-page": Edited;
  undo: Edited;
  redo: Edited;
  example: Example;
  icons: FoundIcons;
  upload: Uploaded;
}

/** The answer to a request. */
export type Answer<Request extends EditorRequest> = Answers[Request["do"]];

/** The path under which the site is served, with a slash at both ends. */
export const base = import.meta.env.BASE_URL;

const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`)?.content ?? "";

/** Asks the preview for something. Throws `Refused` with the reason if it is not done. */
export async function ask<Request extends EditorRequest>(
  request: Request,
): Promise<Answer<Request>> {
  const answer = await post<Answer<Request> | NotDone>(request).catch(() => {
    throw new Refused("The preview does not answer. Is npm start still running?");
  });
  if (typeof answer === "string") throw new Refused(answer);
  if ("refusal" in answer) throw new Refused(answer.refusal.message, answer.refusal.isOutdated);
  return answer;
}

/** Sends a request. Resolves to its answer, or to the reason why there is none. Rejects where the answer breaks off. */
async function post<Reply>(request: EditorRequest): Promise<Reply | string> {
  const response = await fetch(base + editorPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", [tokenHeader]: token },
    body: JSON.stringify(request),
  });
  return response.ok ? response.json() : response.text();
}
