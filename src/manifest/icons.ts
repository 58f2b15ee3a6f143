import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The icons a page may name, without `brand:` and with it. */
export interface IconSets {
  has(name: string): boolean;
  /** All names of the set that the name belongs to. */
  like(name: string): Iterable<string>;
}

const { resolve } = createRequire(import.meta.url);
const brand = "brand:";

/** The installed icon sets; each is read when its first icon is asked for. */
export function openIconSets(): IconSets {
  const lines = lazy(() => readNames("@iconify-json/ph", ""));
  const brands = lazy(() => readNames("@iconify-json/simple-icons", brand));
  const setOf = (name: string) => (name.startsWith(brand) ? brands() : lines());
  return { has: (name) => setOf(name).has(name), like: setOf };
}

function readNames(set: string, prefix: string): ReadonlySet<string> {
  const { icons } = JSON.parse(readFileSync(resolve(`${set}/icons.json`), "utf8"));
  return new Set(Object.keys(icons).map((name) => prefix + name));
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
