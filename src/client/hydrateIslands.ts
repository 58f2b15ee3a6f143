import type { FunctionComponent } from "react";
import { islandMarker } from "../shared/markers.ts";
import { fallBack } from "./fallBack.ts";
import { firstInteraction } from "./firstInteraction.ts";
import { replayEarlyEvents } from "./replayEarlyEvents.ts";
import { whenVisible } from "./visible.ts";

/** An island as the bundle of a site lists it. */
export interface Island {
  // The registry checks the props of each component. Here each gets its own.
  load: () => Promise<FunctionComponent<never>>;
  when: readonly (keyof typeof strategies)[];
}

const strategies = { visible: whenVisible, interaction: () => firstInteraction };
const retryAfter = 1000;

/**
 * Finds the islands on the page, and hydrates each when it is due or when the address leads into it. An event
 * on an island hydrates it too, and is replayed afterwards.
 */
export function hydrateIslands(islands: Record<string, Island>): void {
  const pending = new Map<Element, () => Promise<void>>();
  const findStart = (element: Element | null) =>
    element && pending.get(element.closest(`[${islandMarker}]`) ?? element);
  for (const root of document.querySelectorAll<HTMLElement>(`[${islandMarker}]`)) {
    const island = islands[root.getAttribute(islandMarker) ?? ""];
    if (!island) continue;
    let hydrated: Promise<void> | undefined;
    const start = () => {
      hydrated ??= hydrateOrFallBack(root, island).then(() => void pending.delete(root));
      return hydrated;
    };
    pending.set(root, start);
    Promise.all(island.when.map((when) => strategies[when](root))).then(start);
  }
  replayEarlyEvents(findStart);
  // Not :target, which Chromium may set only after this has run.
  const follow = () => {
    const id = new URLSearchParams(location.hash.replace("#", "id=")).get("id");
    findStart(document.getElementById(id ?? ""))?.();
  };
  addEventListener("hashchange", follow);
  follow();
}

// Browsers retry a module that failed to load if it is imported again under the same address.
async function hydrateOrFallBack(root: HTMLElement, { load }: Island): Promise<void> {
  const fetchParts = () => Promise.all([import("./hydrate.tsx"), load()]);
  const fetchAgain = () =>
    new Promise((resolve) => setTimeout(resolve, retryAfter)).then(fetchParts);
  try {
    const [{ hydrate }, Section] = await fetchParts().catch(fetchAgain);
    await hydrate(root, Section, fallBack);
  } catch (error) {
    fallBack(root);
    console.error(`Section "${root.id}" did not load: its HTML stays.`, error);
  }
}
