import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brand } from "../shared/icons.ts";

/** The icons a page may name, without `brand:` and with it. */
export interface IconSets {
  has(name: string): boolean;
  /** All names of the set that the name belongs to. */
  like(name: string): Iterable<string>;
  /** The icon of that name, if there is one. */
  find(name: string): Icon | undefined;
}

/** An icon as SVG: what stands in it, and its size. */
export interface Icon {
  body: string;
  width: number;
  height: number;
}

/** An icon set as it is installed. Its icons are as large as the set says, unless they say otherwise. */
interface IconSet {
  width: number;
  height: number;
  icons: Record<string, Pick<Icon, "body"> & Partial<Icon>>;
}

const { resolve } = createRequire(import.meta.url);

/** Which editions of the icon sets are installed. */
export const iconEditions = ["@iconify-json/ph", "@iconify-json/simple-icons"].map(
  (name): string => JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")).version,
);

// The megabytes of each are read when its first icon is asked for.
const lines = lazy(() => readSet("@iconify-json/ph", ""));
const brands = lazy(() => readSet("@iconify-json/simple-icons", brand));
const setOf = (name: string) => (name.startsWith(brand) ? brands() : lines());

/** The icon sets that are installed. */
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

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
