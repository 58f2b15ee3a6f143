import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ViteDevServer } from "vite";
import {
  type EditorRequest,
  editorPath,
  maxUpload,
  type NotDone,
  tabHeader,
  tokenHeader,
} from "../../../shared/editor/endpoint.ts";
import type {
  DraftLink,
  EarlierVersions,
  MadeFiles,
  OnlineAnswer,
  PublicationProgress,
  PublicationState,
  PublishAnswer,
  VersionComparison,
} from "../../../shared/editor/publication.ts";
import { isTab, type OpenTabs } from "../../../site/edit/historyFiles.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { type RefusalCode, refusalOf } from "../../../yaml/edit/refusal.ts";
import { hostsOf, type ServedHosts } from "../allowedHosts.ts";
import {
  answerFailure,
  parseBody,
  readBody,
  refuseWrite,
  type WriteDenied,
} from "../guardWrites.ts";
import { answerRequest, type Outcome, type SiteRequest } from "./answerRequest.ts";
import { describeSite } from "./describeSite.ts";
import { createPublishing } from "./publication/createPublishing.ts";
import { compareVersion, listVersions } from "./publication/earlierVersions.ts";
import { readRequest } from "./readRequest.ts";
import { keepUpload } from "./uploads/keepUpload.ts";
import { sandboxDrawings } from "./uploads/sandboxDrawings.ts";

/** The longest request, in bytes: the largest upload in base64, which takes a third more, and its name. */
const maxBody = (maxUpload / 3) * 4 + 1_000_000;

/** The longest request that is no upload, in bytes. */
const maxEdit = 1_000_000;

const tooMuch: WriteDenied = [413, "This is too much at once: a page may have up to 1 MB."];

/** The place of the token in the process: a server that restarts loads this module again. */
const tokenKey = Symbol.for("broadside.editorToken");

/** Identifies the preview's own editor. It stays the same when the server restarts in the same process. */
export const token: string = Reflect.get(globalThis, tokenKey) ?? randomUUID();
Reflect.set(globalThis, tokenKey, token);

/** The site as it was read last; `revision` grows with each reading. */
export interface SiteRevision {
  site: Site;
  revision: number;
}

/** The site that the editor changes. */
export interface Source {
  read(): Promise<SiteRevision>;
  /** Reads the site again, because a tab has changed these files of it. Resolves before the pages are rendered. */
  refresh(files: readonly string[], by: string | undefined): Promise<SiteRevision>;
  /** The tabs that have the editor open. */
  tabs(): ReadonlySet<string>;
}

/**
 * Answers the editor. All that it changes are files of pages and texts, by the operations that the command line makes,
 * and each change can be taken back. Only the preview's own editor knows the token.
 */
export function serveEditor(server: ViteDevServer, source: Source): void {
  // One after the other, in the order in which they were asked for.
  let turn: Promise<unknown> = Promise.resolve();
  const hosts = hostsOf(server.config.server);
  const publishing = createPublishing(source, server.config.logger);
  server.middlewares.use(sandboxDrawings);
  server.middlewares.use(server.config.base + editorPath, async (request, response) => {
    const asked = answer(request, hosts, async (wanted) => {
      // A large picture takes a while, and no page waits for it.
      if (wanted.do === "upload") {
        return keepUpload(async () => (await source.read()).site, wanted);
      }
      // No edit waits for another computer.
      if (wanted.do === "read-publication") return publishing.read();
      if (wanted.do === "read-online") return publishing.readOnline();
      if (wanted.do === "read-progress") return publishing.readProgress();
      if (wanted.do === "share-draft") return publishing.shareDraft();
      if (wanted.do === "connect-host") return publishing.connect(wanted);
      if (wanted.do === "disconnect-host") return publishing.disconnect();
      if (wanted.do === "make-files") return publishing.makeFiles(wanted);
      if (wanted.do === "list-publications") return listVersions((await source.read()).site);
      if (wanted.do === "compare-publication")
        return compareVersion((await source.read()).site, wanted.id);
      if (wanted.do === "publish") return publishing.publish(wanted);
      const tab = request.headers[tabHeader];
      const tabs = { own: isTab(tab) ? tab : undefined, open: source.tabs() };
      const done = turn.then(() => answerOn(source, wanted, tabs));
      turn = done.catch(() => undefined);
      return done;
    });
    const [status, text] = await asked.catch((error) => answerFailure(error, server.config));
    const type = status === 200 ? "application/json" : "text/plain; charset=utf-8";
    response.writeHead(status, {
      ...{ "Content-Type": type, "Cache-Control": "no-store" },
      "X-Content-Type-Options": "nosniff",
    });
    response.end(text);
  });
}

/** Answers a request; an edit, and one that was meant for another version of a file, with the site as it is then. */
async function answerOn(source: Source, wanted: SiteRequest, tabs: OpenTabs): Promise<Answered> {
  const reading = await source.read();
  const outcome = await answerRequest(wanted, reading, tabs).catch(refusalOf);
  if ("refusal" in outcome) {
    const { code, message } = outcome.refusal;
    const isOutdated = code !== undefined && outdated.has(code);
    const refusal = { message, isOutdated };
    if (!isOutdated) return { refusal };
    const now = await source.refresh("file" in wanted ? [wanted.file] : [], tabs.own);
    return { refusal, state: await describeSite(now, tabs) };
  }
  if (!("action" in outcome)) return outcome;
  const { swapped, ...done } = { swapped: undefined, ...outcome };
  const changed = swapped ?? done.files.map(({ file }) => file);
  const now = await source.refresh(changed, tabs.own);
  return { ...done, state: await describeSite(now, tabs) };
}

/** The answer to a request, with the site where it has changed. */
type Answered =
  | Exclude<Outcome, { refusal: unknown }>
  | (
      | NotDone
      | MadeFiles
      | DraftLink
      | PublicationState
      | PublicationProgress
      | OnlineAnswer
      | EarlierVersions
    )
  | (VersionComparison | PublishAnswer);

async function answer(
  request: IncomingMessage,
  hosts: ServedHosts,
  make: (wanted: EditorRequest) => Promise<Answered>,
): Promise<WriteDenied> {
  const refusal = refuseWrite(request, "An edit", hosts);
  if (refusal) return refusal;
  if (request.headers[tokenHeader] !== token) {
    return [403, "The preview has been started again. Load the editor again."];
  }
  if (Number(request.headers["content-length"]) > maxBody) return tooMuch;
  const body = await readBody(request, maxBody);
  if (!body) return tooMuch;
  const wanted = readRequest(parseBody(body));
  if (typeof wanted === "string") return [400, wanted];
  if (wanted.do !== "upload" && body.length > maxEdit) return tooMuch;
  // A refusal with a status of its own would be an error in the browser's console, and nothing is wrong.
  return [200, JSON.stringify(await make(wanted))];
}

/** The refusals of what was meant for another version of the file. */
const outdated: ReadonlySet<RefusalCode> = new Set([
  "changed",
  "gone",
  "moved",
  "skipped-undo",
  "skipped-redo",
]);
