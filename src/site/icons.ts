import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brand } from "../shared/icons.ts";
import { lazy } from "./memoize.ts";

/** The icons a page may name, with and without the prefix `brand:`. */
export interface IconSets {
  has(name: string): boolean;
  /** All names in the set of the given name. */
  like(name: string): Iterable<string>;
  /** The icon of that name, if there is one. */
  find(name: string): Icon | undefined;
}

/** An icon as SVG: its content and its size. */
export interface Icon {
  body: string;
  width: number;
  height: number;
}

/** An installed icon set. Icons have the size of the set unless they give their own. */
interface IconSet {
  width: number;
  height: number;
  icons: Record<string, Pick<Icon, "body"> & Partial<Icon>>;
}

const { resolve } = createRequire(import.meta.url);

/** The versions of the installed icon sets. */
export const iconEditions = ["@iconify-json/ph", "@iconify-json/simple-icons"].map(
  (name): string => JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")).version,
);

// Each set is megabytes, so it is read when its first icon is requested.
const lines = lazy(() => readSet("@iconify-json/ph", ""));
const brands = lazy(() => readSet("@iconify-json/simple-icons", brand));
const setOf = (name: string) => (name.startsWith(brand) ? brands() : lines());

/** The installed icon sets. */
export const iconSets: IconSets = {
  has: (name) => setOf(name).has(name),
  like: (name) => setOf(name).keys(),
  find: (name) => setOf(name).get(name),
};

function readSet(name: string, prefix: string): ReadonlyMap<string, Icon> {
  const file = resolve(`${name}/icons.json`);
  const { icons, width, height }: IconSet = JSON.parse(readFileSync(file, "utf8"));
  return new Map(
    Object.entries(icons).map(([key, icon]) => [prefix + key, { width, height, ...icon }]),
  );
}
