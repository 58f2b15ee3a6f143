import type {
  EditorRequest,
  EditorState,
  Example,
  FileVersion,
  FoundIcons,
  Pasted,
  SiteDescription,
  SourceLines,
  Uploaded,
} from "../../../shared/editor/endpoint.ts";
import type { PublicationRequest } from "../../../shared/editor/publication.ts";
import type { TakenCatalogue, Translations } from "../../../shared/editor/translations.ts";
import type { PageText } from "../../../site/edit/edited.ts";
import { editSite, listPageAddresses } from "../../../site/edit/editSite.ts";
import { type MadeText, redoLast, undoLast } from "../../../site/edit/history.ts";
import type { OpenTabs } from "../../../site/edit/historyFiles.ts";
import { planPaste } from "../../../site/edit/paste.ts";
import { readData } from "../../../site/edit/read.ts";
import { readSource } from "../../../site/edit/readSource.ts";
import { iconSets } from "../../../site/icons.ts";
import { labelsIn, languageOf } from "../../../site/languages.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { type Refusal, RefusedEdit, refusalOf, refuse } from "../../../yaml/edit/refusal.ts";
import { adaptExample } from "./adaptExample.ts";
import { addPage, deletePage } from "./changePages.ts";
import { deleteFiles } from "./deleteFiles.ts";
import { describeSite, versionOf } from "./describeSite.ts";
import { describeTypes } from "./describeTypes.ts";
import { findIcons } from "./findIcons.ts";
import { makeFix } from "./makeFix.ts";
import { answerVersionRequest, type NamedVersionOutcome } from "./namedVersions.ts";
import { listTemplates } from "./pageTemplates.ts";
import { bringVersionBack } from "./publication/earlierVersions.ts";
import {
  describeEdits,
  describeSwaps,
  describeWhole,
  type EditResult,
  record,
  recordWhole,
  type SwapResult,
} from "./record.ts";
import { takeTranslations, translate } from "./recordTranslations.ts";
import type { SiteRevision } from "./serveEditor.ts";
import { readTranslations } from "./translations.ts";

/** The answer to a request, or the reason why it was refused. The site as it is after an edit is added to it. */
export type Outcome =
  | (
      | SiteDescription
      | EditResult
      | SwapResult
      | (SwapResult & { taken: TakenCatalogue })
      | EditorState
      | Example
      | FoundIcons
      | SourceLines
      | Translations
      | Uploaded
    )
  | NamedVersionOutcome
  | Omit<Pasted, "state">
  | { refusal: Pick<Refusal, "message"> & Partial<Refusal> };

/** A request that is answered on the site as it was read last, one after the other. Others are answered apart. */
export type SiteRequest = Exclude<EditorRequest, PublicationRequest | { do: "upload" }>;

/** Answers a request of a tab. */
export async function answerRequest(
  wanted: SiteRequest,
  reading: SiteRevision,
  tabs: OpenTabs,
): Promise<Outcome> {
  const { site } = reading;
  const { root, context } = site;
  switch (wanted.do) {
    case "describe": {
      const templates = await listTemplates(site);
      const lang = languageOfSite(site);
      const types = describeTypes(context.schemas, iconSets, lang);
      const schemas = Object.fromEntries(context.schemas);
      return { root, schemas, templates, types, labels: labelsIn(lang) };
    }
    case "read":
      return describeSite(reading, tabs);
    case "edit": {
      const { file, operation, joins } = wanted;
      // The operations themselves take any file, as the command line does.
      const isPage = (await listPageAddresses(root)).some((page) => page.file === file);
      if (!isPage) return refuse("gone", file);
      const edits = await editSite(root, file, operation, context.schemas);
      return record(root, operation, edits, tabs, joins);
    }
    case "source":
      return orRefusal(() => readSource(textOf(site, wanted.file), wanted, context.schemas));
    case "paste": {
      const { text, file } = wanted;
      const paste = orRefusal(() => planPaste(text, wanted, textOf(site, file), context));
      if ("refusal" in paste) return paste;
      const { operation, index, path } = paste;
      const edits = await editSite(root, file, operation, context.schemas);
      const done = await record(root, operation, edits, tabs);
      return "refusal" in done ? done : { ...done, index, path };
    }
    case "fix":
      return record(root, { do: "fix", count: 1 }, await makeFix(site, wanted, "fix"), tabs);
    case "dismiss":
      return record(root, { do: "dismiss" }, await makeFix(site, wanted, "dismissal"), tabs);
    case "add-page":
      return recordWhole(root, await addPage(site, wanted), tabs);
    case "delete-page":
      return recordWhole(root, await deletePage(site, wanted), tabs);
    case "delete-files":
      return deleteFiles(site, wanted.files, tabs);
    case "bring-back":
      return bringVersionBack(site, wanted.id, tabs);
    case "list-versions":
    case "keep-version":
    case "compare-version":
    case "rename-version":
    case "delete-version":
    case "go-back":
      return answerVersionRequest(site, wanted, tabs);
    case "example": {
      const page = site.pages.find(({ file }) => file === wanted.file);
      const lang = languageOfSite(site);
      const { type, layout } = wanted;
      return { props: adaptExample(context.schemas, type, lang, page?.anchors ?? [], layout) };
    }
    case "read-translations":
      return readTranslations(site, wanted.lang);
    case "translate":
      return translate(site, wanted, tabs);
    case "take-catalogue":
      return takeTranslations(site, wanted, tabs);
    case "icons":
      return findIcons(iconSets, wanted);
    case "undo":
    case "redo": {
      const done = await (wanted.do === "undo"
        ? undoLast(root, meantBy(wanted.made), tabs)
        : redoLast(root, tabs));
      if ("refusal" in done) return done;
      const { action, edits, whole, swaps, ...warning } = done;
      if (swaps) return { ...describeSwaps(action, swaps), ...warning };
      const made = whole ? describeWhole(action, whole) : describeEdits(action, edits);
      return { ...made, ...warning };
    }
  }
}

/** True for the edit that made a version; nothing if none is asked for. */
const meantBy = (made: FileVersion | undefined) =>
  made &&
  ((texts: readonly MadeText[]) =>
    texts.some(({ file, after }) => file === made.file && versionOf(after) === made.version));

const languageOfSite = ({ pages, context: { schemas } }: Site) =>
  languageOf(readData(pages[0].source, { schemas }));

/** The page that a file declares. Throws `Refused` where there is none. */
function textOf({ pages }: Site, file: string): PageText {
  const page = pages.find((page) => page.file === file);
  if (!page) throw new RefusedEdit("gone", file);
  return { file, path: page.path, text: page.source };
}

/** The result, or the refusal that is thrown in its place. */
function orRefusal<Result>(make: () => Result): Result | { refusal: Refusal } {
  try {
    return make();
  } catch (error) {
    return refusalOf(error);
  }
}
