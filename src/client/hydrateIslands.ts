import type { FunctionComponent } from "react";
import { islandMarker } from "../shared/markers.ts";
import { giveUp } from "./fallBack.ts";
import { acted } from "./firstInteraction.ts";
import { hold } from "./replayEarlyEvents.ts";
import { near } from "./visible.ts";

interface Island {
  // Which props a component takes is settled where it is registered; here it is handed its own.
  load: () => Promise<FunctionComponent<never>>;
  wake: readonly (keyof typeof strategies)[];
}

const strategies = { near, act: () => acted };
const retryAfter = 1000;

/**
 * Finds the islands on the page and wakes each when it is due, or when the address leads into it. What
 * happens to an island before it is awake wakes it too, and happens again once it can be answered.
 */
export function wake(islands: Record<string, Island>): void {
  const waking = new Map<Element, () => Promise<void>>();
  const startOf = (element: Element | null) =>
    element && waking.get(element.closest(`[${islandMarker}]`) ?? element);
  for (const root of document.querySelectorAll<HTMLElement>(`[${islandMarker}]`)) {
    const island = islands[root.getAttribute(islandMarker) ?? ""];
    if (!island) continue;
    let awake: Promise<void> | undefined;
    const start = () => {
      awake ??= hydrateOrGiveUp(root, island).then(() => void waking.delete(root));
      return awake;
    };
    waking.set(root, start);
    Promise.all(island.wake.map((when) => strategies[when](root))).then(start);
  }
  hold(startOf);
  // Not :target, which Chromium may set only after this has run.
  const follow = () => {
    const id = new URLSearchParams(location.hash.replace("#", "id=")).get("id");
    startOf(document.getElementById(id ?? ""))?.();
  };
  addEventListener("hashchange", follow);
  follow();
}

// Browsers fetch a module again that could not be fetched the first time, under its own address.
async function hydrateOrGiveUp(root: HTMLElement, { load }: Island): Promise<void> {
  const fetchParts = () => Promise.all([import("./hydrate.tsx"), load()]);
  const fetchAgain = () =>
    new Promise((resolve) => setTimeout(resolve, retryAfter)).then(fetchParts);
  try {
    const [{ hydrate }, Section] = await fetchParts().catch(fetchAgain);
    await hydrate(root, Section, giveUp);
  } catch (error) {
    giveUp(root);
    console.error(`Section "${root.id}" did not load and stays as printed.`, error);
  }
}
