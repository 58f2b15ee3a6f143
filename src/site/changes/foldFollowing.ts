import { child, dataAt } from "../../shared/dataAt.ts";
import { moveLinks } from "../edit/ids.ts";
import { home } from "../page/pageAddress.ts";
import { readPageLink } from "../page/pageLinks.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import type { SiteChange } from "./change.ts";
import type { PagePair } from "./matchPages.ts";

/** The versions that are compared, and the pages in both. */
interface Versions {
  before: SiteVersion;
  after: SiteVersion;
  pairs: readonly PagePair[];
}

/** The definitions of values that are links or hold some. */
const linked: ReadonlySet<string> = new Set(["href", "formatted", "markdown"]);

/**
 * Attaches each change that follows from another one to that change: a link after a renamed id or page, and the
 * redirect of a page. Returns the changes that follow from none. The values must match exactly: any further difference
 * is reported.
 */
export function foldFollowing(changes: readonly SiteChange[], versions: Versions): SiteChange[] {
  const renames = changes.filter(
    ({ kind }) => kind.do === "rename-id" || kind.do === "rename-page",
  );
  if (renames.length === 0) return [...changes];
  return changes.filter((change) => {
    const cause = findRedirected(change, renames, versions) ?? findCause(change, renames, versions);
    cause?.follows.push(change);
    return cause === undefined;
  });
}

/** The rename that explains the new value of a link, if there is one. */
function findCause(
  { file, page = home.path, kind }: SiteChange,
  renames: readonly SiteChange[],
  { before, pairs }: Versions,
): SiteChange | undefined {
  const [definition, old, next] =
    kind.do === "set"
      ? [kind.definitions.find((name) => linked.has(name)), kind.before, kind.after]
      : kind.do === "replace-file" && kind.text
        ? ["markdown", kind.text.before, kind.text.after]
        : [];
  if (definition === undefined || typeof old !== "string") return undefined;
  const causes: SiteChange[] = [];
  const paths = new Set([...before.pages.values()].map(({ path }) => path));
  const oldPath = pairs.find(({ after }) => after.file === file)?.before.path ?? page;
  const move = (href: string): string | undefined => {
    const link = readPageLink(href, oldPath, (path) => paths.has(path));
    if (!link) return undefined;
    const renamed = renames.find(({ kind: { do: verb, ...rest } }) =>
      verb === "rename-page" ? Object(rest).from === link.path : false,
    );
    const path = renamed?.page ?? link.path;
    const named = renames.find(
      ({ page: on, kind }) => kind.do === "rename-id" && on === path && kind.before === link.id,
    );
    if (renamed && href.startsWith("/")) causes.push(renamed);
    if (named) causes.push(named);
    const moved = renamed && href.startsWith("/") ? href.replace(/^[^?#]*/, path) : href;
    return named?.kind.do === "rename-id"
      ? moved.slice(0, moved.indexOf("#") + 1) + named.kind.after
      : moved;
  };
  const expected = moveLinks(
    { kind: definition, value: old, path: [], schema: {}, isRequired: false },
    move,
  );
  return expected === next ? causes[0] : undefined;
}

/** The renamed page whose old address a new redirect keeps, where the list of redirects changed by nothing else. */
function findRedirected(
  { file, path = [], kind }: SiteChange,
  renames: readonly SiteChange[],
  { before, after }: Versions,
): SiteChange | undefined {
  if (file !== home.file || path[0] !== "site" || path[1] !== "redirects") return undefined;
  if (kind.do !== "add-items" && kind.do !== "set") return undefined;
  const redirectsOf = ({ pages }: SiteVersion): readonly unknown[] => {
    const list = dataAt(pages.get(home.file)?.data, ["site", "redirects"]);
    return Array.isArray(list) ? list : [];
  };
  const pairOf = (redirect: unknown) => [child(redirect, "from"), child(redirect, "to")].join(" ");
  const old = new Set(redirectsOf(before).map(pairOf));
  const added = redirectsOf(after)
    .map(pairOf)
    .filter((pair) => !old.has(pair));
  const explained = renames.filter(
    (each) => each.kind.do === "rename-page" && added.includes(`${each.kind.from} ${each.page}`),
  );
  return explained.length === added.length ? explained[0] : undefined;
}
