import type { FunctionComponent } from "react";
import { failedMarker, islandMarker } from "../contract/markers.ts";
import { act } from "./act.ts";
import { near } from "./near.ts";

interface Island {
  // Which props a component takes is settled where it is registered; here it is handed its own.
  load: () => Promise<FunctionComponent<never>>;
  wake: "near" | "act";
}

const strategies = { near, act };
const retryAfter = 1000;

/**
 * Finds the islands on the page and wakes each when it is due. A click on a button that comes first
 * wakes its island too and is repeated once it can be answered.
 */
export function wake(islands: Record<string, Island>): void {
  const waking = new Map<Element, () => Promise<void>>();
  for (const root of document.querySelectorAll<HTMLElement>(`[${islandMarker}]`)) {
    const island = islands[root.getAttribute(islandMarker) ?? ""];
    if (!island) continue;
    let awake: Promise<void> | undefined;
    const start = () => {
      awake ??= hydrateOrGiveUp(root, island).then(() => void waking.delete(root));
      return awake;
    };
    waking.set(root, start);
    strategies[island.wake](root, start);
  }
  document.addEventListener("click", (event) => holdClick(event, waking), true);
}

async function hydrateOrGiveUp(root: HTMLElement, { load }: Island): Promise<void> {
  const fetchParts = () => Promise.all([import("./hydrate.tsx"), load()]);
  const wait = () => new Promise((resolve) => setTimeout(resolve, retryAfter));
  try {
    const [{ hydrate }, Section] = await fetchParts().catch(() => wait().then(fetchParts));
    await hydrate(root, Section);
  } catch (error) {
    root.setAttribute(failedMarker, "");
    console.error(`The section "${root.id}" stays as printed: its script did not load.`, error);
  }
}

function holdClick(event: MouseEvent, waking: Map<Element, () => Promise<void>>): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>("button");
  const start = waking.get(button?.closest(`[${islandMarker}]`) ?? document.body);
  if (!button || !start) return;
  event.preventDefault();
  event.stopPropagation();
  start().then(() => button.click());
}
