import type { OnlineAnswer } from "../../../../shared/editor/publication.ts";
import {
  type LastPublication,
  recallPublication,
  rememberPublication,
} from "../../../../site/publishing/lastPublication.ts";
import type { askForContent } from "../../../../site/publishing/onlineBuild.ts";

/** The time in which a host builds a site, in milliseconds. */
const mostBuilding = 10 * 60 * 1000;

/**
 * Makes a function that asks the site of a folder if visitors get the last publication, unless that is known. Calls in the
 * meantime are the same question. `clock` is the time in milliseconds.
 */
export function followOnline(
  askSite: typeof askForContent,
  clock: () => number = Date.now,
): (root: string) => Promise<OnlineAnswer> {
  let asking: Promise<void> | undefined;
  const look = async (root: string) => {
    const asked = await recallPublication(root);
    if (asked?.address === undefined || asked.since !== undefined) return;
    const content = await askSite(asked.address);
    if (content !== asked.content) return;
    // Another version may be published by now.
    const last = await recallPublication(root);
    if (last?.content === asked.content && last.begun === asked.begun)
      await rememberPublication(root, { ...last, since: new Date(clock()).toISOString() });
  };
  return async (root) => {
    asking ??= look(root).finally(() => {
      asking = undefined;
    });
    await asking;
    return describeOnline(await recallPublication(root), clock());
  };
}

/** Describes the way of a publication to visitors. `now` is the time in milliseconds. */
export function describeOnline(last: LastPublication | undefined, now: number): OnlineAnswer {
  if (last?.address === undefined) return {};
  if (last.since !== undefined) return { online: { kind: "online", since: last.since } };
  const isEarly = now - Date.parse(last.begun) < mostBuilding;
  return { online: { kind: isEarly ? "on-its-way" : "late" } };
}
