import { child } from "../../../shared/dataAt.ts";
import type {
  NamedVersionComparison,
  NamedVersionRequest,
  NamedVersions,
} from "../../../shared/editor/namedVersions.ts";
import { groupSentences } from "../../../site/changes/formatChanges.ts";
import type { OpenTabs } from "../../../site/edit/historyFiles.ts";
import { deleteVersion, renameVersion } from "../../../site/namedVersions/changeVersion.ts";
import { goBack, planWayBack } from "../../../site/namedVersions/goBack.ts";
import { keepVersion } from "../../../site/namedVersions/keepVersion.ts";
import { RefusedVersion } from "../../../site/namedVersions/refusedVersion.ts";
import { readStored } from "../../../site/namedVersions/storedVersions.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { describeSwaps, type SwapResult } from "./record.ts";

/** The answer to a request about the versions that have a name. */
export type NamedVersionOutcome = NamedVersions | NamedVersionComparison | SwapResult;

/** A request about the versions that have a name; undefined if it is none. */
export function parseVersionRequest(body: unknown): NamedVersionRequest | undefined {
  const request = child(body, "do");
  if (request === "list-versions") return { do: request };
  const [given, id] = [child(body, "name"), child(body, "id")];
  const name = typeof given === "string" ? given.trim().replace(/\s+/g, " ") : undefined;
  if (request === "keep-version") return name === undefined ? undefined : { do: request, name };
  if (typeof id !== "string") return undefined;
  if (request === "rename-version")
    return name === undefined ? undefined : { do: request, id, name };
  const isOfOne =
    request === "compare-version" || request === "go-back" || request === "delete-version";
  return isOfOne ? { do: request, id } : undefined;
}

/** Answers a request about the versions that have a name. */
export async function answerVersionRequest(
  site: Site,
  wanted: NamedVersionRequest,
  tabs: OpenTabs,
): Promise<NamedVersionOutcome | { refusal: { message: string } }> {
  try {
    return await answer(site, wanted, tabs);
  } catch (error) {
    if (error instanceof RefusedVersion) return { refusal: { message: error.message } };
    throw error;
  }
}

async function answer(
  { root, context: { schemas } }: Site,
  wanted: NamedVersionRequest,
  tabs: OpenTabs,
): Promise<NamedVersionOutcome> {
  if (wanted.do === "list-versions") return listNamed(root);
  if (wanted.do === "keep-version") {
    await keepVersion(root, wanted.name, schemas);
    return listNamed(root);
  }
  if (wanted.do === "rename-version") {
    await renameVersion(root, wanted.id, wanted.name);
    return listNamed(root);
  }
  if (wanted.do === "delete-version") {
    await deleteVersion(root, wanted.id);
    return listNamed(root);
  }
  const way = await planWayBack(root, wanted.id, schemas);
  if (wanted.do === "compare-version") return { groups: groupSentences(way.changes) };
  const warning = await goBack(root, way, tabs);
  return { ...describeSwaps({ do: "bring-back", name: way.name }, way.swaps), ...warning };
}

/** The versions without the names of their files. */
async function listNamed(root: string): Promise<NamedVersions> {
  const { versions, ...rest } = await readStored(root);
  return { versions: versions.map(({ files: _, ...version }) => version), ...rest };
}
