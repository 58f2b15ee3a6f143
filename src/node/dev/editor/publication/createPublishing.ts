import type { Logger } from "vite";
import type { ConnectAnswer, ConnectRequest } from "../../../../shared/editor/hosts.ts";
import type {
  DraftLink,
  MadeFiles,
  MakeFilesRequest,
  OnlineAnswer,
  PublicationProgress,
  PublicationState,
  PublishAnswer,
  PublishRequest,
} from "../../../../shared/editor/publication.ts";
import { home } from "../../../../site/page/pageAddress.ts";
import { shareDraft } from "../../../../site/publishing/deploy/shareDraft.ts";
import { askForContent } from "../../../../site/publishing/onlineBuild.ts";
import { tryBuild } from "../../../../site/publishing/tryBuild.ts";
import type { Source } from "../serveEditor.ts";
import { connectHost, disconnectHost } from "./connectHost.ts";
import { describeFiles } from "./describeFiles.ts";
import { describePublicationState } from "./describePublicationState.ts";
import { explainRefusal } from "./explainRefusal.ts";
import { followOnline } from "./followOnline.ts";
import { putOnline, type Result } from "./putOnline.ts";
import { rememberTrial } from "./rememberTrial.ts";

/** The version that is online: what would be published, and its publication. */
interface Publishing {
  read(): Promise<PublicationState>;
  /** While a publication is on its way, another request is that one. */
  publish(wanted: PublishRequest): Promise<PublishAnswer>;
  /** Asks the site if visitors get the last publication. Nothing is asked before there is one. */
  readOnline(): Promise<OnlineAnswer>;
  /** Makes the files of the site for a host by hand. */
  makeFiles(wanted: MakeFilesRequest): Promise<MadeFiles>;
  /** Makes a link to a draft for colleagues. */
  shareDraft(): Promise<DraftLink>;
  /** Connects the site to a host once it was reached. */
  connect(wanted: ConnectRequest): Promise<ConnectAnswer>;
  disconnect(): Promise<ConnectAnswer>;
  /** The lines that the publication on its way, or the last one, has written. */
  readProgress(): PublicationProgress;
}

/** A file of a page: with it, all pages are read again. The preview watches everything else. */
const pages = [home.file];

/** Publishes the site of the preview. */
export function createPublishing(
  source: Pick<Source, "read" | "refresh">,
  logger: Logger,
): Publishing {
  let underway: Promise<PublishAnswer> | undefined;
  let lines: string[] = [];
  const askOnline = followOnline(askForContent);
  const tryOnce = rememberTrial(tryBuild);
  const run = async (wanted: PublishRequest): Promise<PublishAnswer> => {
    // Another program may have saved a file a moment ago.
    const reading = await source.refresh(pages, undefined);
    const state = await describePublicationState(reading);
    const stop = stopOf(state, wanted);
    if (stop) return { ...stop, state };
    lines = [];
    const done = await putOnline(reading, wanted, {
      ...{ logger, tryBuild: tryOnce },
      print: (line) => lines.push(line),
    });
    const result = { ...done, ...(lines.length > 0 && { lines }) };
    const now = await source.refresh(pages, undefined);
    return { ...result, state: await describePublicationState(now) };
  };
  return {
    async read() {
      await underway?.catch(() => undefined);
      return describePublicationState(await source.read());
    },
    readProgress: () => ({ lines }),
    async makeFiles({ isZip }) {
      const reading = await source.refresh(pages, undefined);
      const { problems } = await describePublicationState(reading);
      if (problems.length > 0)
        return { message: "Not made yet: something is still to be settled." };
      return describeFiles(reading.site.root, isZip).catch((error: unknown) => ({
        message: explainRefusal(error, logger).message,
      }));
    },
    async shareDraft() {
      const { root, context } = (await source.refresh(pages, undefined)).site;
      lines = [];
      const print = (line: string) => void lines.push(line);
      const shared = await shareDraft(root, context.schemas, print).catch((error: unknown) => ({
        reason: explainRefusal(error, logger).message,
      }));
      if ("reason" in shared) return { message: shared.reason };
      const message =
        "Everybody who has this address sees the draft, and search engines do not list it:";
      return { message, address: shared.address };
    },
    async connect(wanted) {
      return connectHost((await source.read()).site.root, wanted, logger);
    },
    async disconnect() {
      return disconnectHost((await source.read()).site.root);
    },
    async readOnline() {
      return askOnline((await source.read()).site.root);
    },
    publish(wanted) {
      underway ??= run(wanted).finally(() => {
        underway = undefined;
      });
      return underway;
    },
  };
}

/** The reason why nothing is published of what was shown; undefined if there is none. */
function stopOf(state: PublicationState, { version, author }: PublishRequest): Result | undefined {
  const refuse = (result: "refused" | "outdated", message: string) => ({
    ...{ result, message, conflicts: [] },
  });
  if (state.obstacle !== undefined) return refuse("refused", state.obstacle);
  if (state.version !== version)
    return refuse("outdated", "The site has changed since this was shown. Look at it again.");
  if (state.problems.length > 0)
    return refuse("refused", "Not published yet: something is still to be settled.");
  if (state.needsAuthor && !author)
    return refuse("refused", "Not published yet: Git does not know who publishes.");
  return undefined;
}
