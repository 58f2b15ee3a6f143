import type { OnlineAnswer, OnlineState } from "../../../../shared/editor/publication.ts";
import type { askForContent, OnlineBuild } from "../../../../site/publishing/onlineBuild.ts";

/** The time in which a host builds a site, in milliseconds. */
const mostBuilding = 10 * 60 * 1000;

/** The way of the last publication to visitors. */
interface OnlineFollower {
  /** Begins to follow a publication, in the place of the last one. */
  begin(build: OnlineBuild): void;
  state(): OnlineAnswer;
  /** Asks the site, unless it is known to be online. Calls in the meantime are the same question. */
  ask(): Promise<OnlineAnswer>;
}

/** Follows publications to visitors. `clock` is the time in milliseconds. */
export function followOnline(
  askSite: typeof askForContent,
  clock: () => number = Date.now,
): OnlineFollower {
  let followed: { build: OnlineBuild & { address: string }; begun: number } | undefined;
  let online: OnlineState | undefined;
  let asking: Promise<void> | undefined;
  const look = async () => {
    const asked = followed;
    if (!asked || online?.kind === "online") return;
    const content = await askSite(asked.build.address);
    // Another version may be published by now.
    if (asked !== followed) return;
    const now = clock();
    if (content === asked.build.content)
      online = { kind: "online", since: new Date(now).toISOString() };
    else online = { kind: now - asked.begun < mostBuilding ? "on-its-way" : "late" };
  };
  const state = () => (online ? { online } : {});
  return {
    begin({ content, address }) {
      followed =
        address === undefined ? undefined : { build: { content, address }, begun: clock() };
      online = followed && { kind: "on-its-way" };
    },
    state,
    async ask() {
      asking ??= look().finally(() => {
        asking = undefined;
      });
      await asking;
      return state();
    },
  };
}
