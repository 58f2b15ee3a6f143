import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ViteDevServer } from "vite";
import {
  type Description,
  type Edited,
  type EditorRequest,
  type EditorState,
  type Example,
  editorPath,
  type FoundIcons,
  maxUpload,
  type Pasted,
  type PasteTarget,
  type Source,
  tokenHeader,
  type Uploaded,
} from "../../../shared/editor.ts";
import type { Action } from "../../../shared/operation.ts";
import { child } from "../../../shared/wording.ts";
import type { PageEdit, PageText } from "../../../site/edit/editPages.ts";
import { editSite, listPages } from "../../../site/edit/editSite.ts";
import { redoLast, remember, rememberWhole, undoLast } from "../../../site/edit/history.ts";
import { planPaste } from "../../../site/edit/paste.ts";
import { readSource } from "../../../site/edit/readSource.ts";
import { faultOf, isOperation, isPath, isRef } from "../../../site/edit/shape.ts";
import type { WholeFile } from "../../../site/edit/wholeFile.ts";
import { iconSets } from "../../../site/icons.ts";
import type { Site } from "../../../site/loadSite.ts";
import { decode } from "../../../yaml/decode.ts";
import { type Refusal, type RefusalCode, Refused, refuse } from "../../../yaml/edit/refusal.ts";
import { type Hosts, hostsOf } from "../../allowedHosts.ts";
import { type Answer, readJson, refuseWrite } from "../guardWrites.ts";
import { adaptExample } from "./adaptExample.ts";
import { addPage, deletePage, type PageChange } from "./changePages.ts";
import { describeSite, versionOf } from "./describeSite.ts";
import { findIcons } from "./findIcons.ts";
import { makeFix } from "./makeFix.ts";
import { listTemplates } from "./pageTemplates.ts";
import { readPicked } from "./readPicked.ts";
import { keepUpload } from "./uploads/keepUpload.ts";
import { sandboxDrawings } from "./uploads/sandboxDrawings.ts";

/** The longest request, in bytes: the largest upload in base64, which takes a third more, and its name. */
const maxBody = (maxUpload / 3) * 4 + 1_000_000;

/** The place of the token in the process: a server that restarts loads this module again. */
const tokenKey = Symbol.for("broadside.editorToken");

/** Identifies the preview's own editor. It stays the same when the server restarts in the same process. */
export const token: string = Reflect.get(globalThis, tokenKey) ?? randomUUID();
Reflect.set(globalThis, tokenKey, token);

/**
 * Answers the editor. All that it changes are files of pages and texts, by the operations that the command line makes,
 * and each change can be taken back. Only the preview's own editor knows the token.
 */
export function serveEditor(server: ViteDevServer, read: () => Promise<Site>): void {
  // One after the other, in the order in which they were asked for.
  let turn: Promise<unknown> = Promise.resolve();
  const hosts = hostsOf(server.config.server);
  server.middlewares.use(sandboxDrawings);
  server.middlewares.use(server.config.base + editorPath, async (request, response) => {
    const asked = answer(request, hosts, async (wanted) => {
      // A large picture takes a while, and no page waits for it.
      if (wanted.do === "upload") return keepUpload(read, wanted);
      const done = turn.then(() => make(wanted, read));
      turn = done.catch(() => undefined);
      return done;
    });
    const [status, text] = await asked.catch(
      (error): Answer => [500, `The file could not be written. ${error.message}`],
    );
    const type = status === 200 ? "application/json" : "text/plain; charset=utf-8";
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
  });
}

type Outcome =
  | (Description | Edited | EditorState | Example | FoundIcons | Pasted | Source | Uploaded)
  | { refusal: Pick<Refusal, "message"> & Partial<Refusal> };

async function answer(
  request: IncomingMessage,
  hosts: Hosts,
  make: (wanted: EditorRequest) => Promise<Outcome>,
): Promise<Answer> {
  const refusal = refuseWrite(request, "An edit", hosts);
  if (refusal) return refusal;
  if (request.headers[tokenHeader] !== token) {
    return [403, "The preview has been started again. Load the editor again."];
  }
  if (Number(request.headers["content-length"]) > maxBody) {
    return [413, "This is too much at once: a page may have up to 1 MB."];
  }
  const wanted = readRequest(await readJson(request, maxBody));
  if (typeof wanted === "string") return [400, wanted];
  const outcome = await make(wanted);
  if (!("refusal" in outcome)) return [200, JSON.stringify(outcome)];
  const { code, message } = outcome.refusal;
  return [code && outdated.has(code) ? 409 : 422, message];
}

/** The refusals of what was meant for another version of the file. */
const outdated: ReadonlySet<RefusalCode> = new Set(["changed", "gone", "moved"]);

async function make(
  wanted: Exclude<EditorRequest, { do: "upload" }>,
  read: () => Promise<Site>,
): Promise<Outcome> {
  const site = await read();
  const { root, context } = site;
  switch (wanted.do) {
    case "describe": {
      const templates = await listTemplates(site);
      return { root, schemas: Object.fromEntries(context.schemas), templates };
    }
    case "read":
      return describeSite(site);
    case "edit": {
      const { file, operation } = wanted;
      // The operations themselves take any file, as the command line does.
      const isPage = (await listPages(root)).some((page) => page.file === file);
      if (!isPage) return refuse("gone", file);
      return record(root, operation, await editSite(root, file, operation, context.schemas));
    }
    case "source":
      return orRefusal(() => readSource(textOf(site, wanted.file), wanted, context.schemas));
    case "paste": {
      const { text, file } = wanted;
      const paste = orRefusal(() => planPaste(text, wanted, textOf(site, file), context));
      if ("refusal" in paste) return paste;
      const { operation, index, path } = paste;
      const edits = await editSite(root, file, operation, context.schemas);
      const done = await record(root, operation, edits);
      return "refusal" in done ? done : { ...done, index, path };
    }
    case "fix":
      return record(root, { do: "fix", count: 1 }, await makeFix(site, wanted));
    case "add-page":
      return recordWhole(root, await addPage(site, wanted));
    case "delete-page":
      return recordWhole(root, await deletePage(site, wanted));
    case "example": {
      const page = site.pages.find(({ file }) => file === wanted.file);
      return { props: adaptExample(context.schemas, wanted.type, page?.anchors ?? []) };
    }
    case "icons":
      return findIcons(iconSets, wanted);
    case "undo":
    case "redo": {
      const done = await (wanted.do === "undo" ? undoLast(root) : redoLast(root));
      if ("refusal" in done) return done;
      const { action, edits, whole } = done;
      return whole ? describeWhole(action, whole) : describeEdits(action, edits);
    }
  }
}

/** The page that a file declares. Throws `Refused` where there is none. */
function textOf({ pages }: Site, file: string): PageText {
  const page = pages.find((page) => page.file === file);
  if (!page) throw new Refused("gone", file);
  return { file, path: page.path, text: page.source };
}

/** The result, or the refusal that is thrown in its place. */
function orRefusal<Result>(make: () => Result): Result | { refusal: Refusal } {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

/** Remembers edits that were made, so that they can be taken back. */
async function record(
  root: string,
  action: Action,
  edits: PageEdit[] | { refusal: Refusal },
): Promise<Edited | { refusal: Refusal }> {
  if ("refusal" in edits) return edits;
  if (edits.length > 0) await remember(root, action, edits);
  return describeEdits(action, edits);
}

async function recordWhole(
  root: string,
  done: PageChange | { refusal: Refusal },
): Promise<Outcome> {
  if ("refusal" in done) return done;
  const { action, whole } = done;
  await rememberWhole(root, action, whole);
  return describeWhole(action, whole);
}

const describeWhole = (action: Action, { file, content, isThere }: WholeFile): Edited => ({
  action,
  files: isThere ? [{ file, version: versionOf(decode(Buffer.from(content, "base64")).text) }] : [],
});

const describeEdits = (action: Action, edits: readonly PageEdit[]): Edited => ({
  action,
  files: edits.map(({ file, movedTo, text }) => ({
    file: movedTo ?? file,
    version: versionOf(text),
  })),
});

/** The request, or the reason why it is none. */
function readRequest(body: unknown): EditorRequest | string {
  const { do: name, file, operation, version, problem, ...given } = Object(body);
  if (name === "describe" || name === "read" || name === "undo" || name === "redo") {
    return { do: name };
  }
  if (name === "add-page") {
    const { page, title, from } = given;
    const isWhole = [page, title, from].every((text) => typeof text === "string");
    return isWhole ? { do: name, page, title, from } : nothing;
  }
  const picked = readPicked(body);
  if (picked) return picked;
  if (typeof file !== "string") return nothing;
  if (name === "delete-page") return { do: name, file };
  if (name === "fix" && typeof version === "string" && Number.isInteger(problem)) {
    return { do: name, file, version, problem };
  }
  const { section, path, text, after, into } = given;
  if (name === "source" && isRef(section) && isPath(path)) return { do: name, file, section, path };
  if (name === "paste" && typeof text === "string" && Array.isArray(into)) {
    const targets = into.filter(isTarget);
    if (targets.length < into.length || (after !== undefined && !isRef(after))) return nothing;
    return { do: name, file, text, ...(after !== undefined && { after }), into: targets };
  }
  if (name !== "edit") return nothing;
  return isOperation(operation)
    ? { do: name, file, operation }
    : (faultOf(operation) ?? "This is no operation.");
}

const isTarget = (value: unknown): value is PasteTarget =>
  isRef(child(value, "section")) &&
  isPath(child(value, "path")) &&
  Number.isInteger(child(value, "index"));

const nothing = "This asks for nothing that is known.";
