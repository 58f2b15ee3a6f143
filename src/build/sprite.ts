import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { doodles, type Trace, traces } from "../contract/drawings.ts";
import { remember } from "../manifest/remember.ts";

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

const { resolve } = createRequire(import.meta.url);
const brand = "brand:";

/** Prints the drawings and the named icons as one SVG file; `brand:x` comes from the brands' set. */
export async function printSprite(names: Iterable<string>): Promise<string> {
  const sorted = [...new Set(names)].sort();
  const [lines, brands] = await Promise.all([
    readSet("@iconify-json/ph"),
    sorted.some((name) => name.startsWith(brand)) ? readSet("@iconify-json/simple-icons") : null,
  ]);
  const symbols = sorted.map((name) =>
    brands && name.startsWith(brand)
      ? printSymbol(name, brands, name.slice(brand.length))
      : printSymbol(name, lines, name),
  );
  const drawings = [
    ...doodles.map(
      ({ id, path }) => `<symbol id="${id}" viewBox="0 0 96 96"><path d="${path}"/></symbol>`,
    ),
    ...Object.values(traces).map(printTrace),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...drawings, ...symbols].join("")}</svg>`;
}

function printTrace({ id, width, height, path, keepsThickness }: Trace): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" overflow="visible"`;
  const effect = keepsThickness ? ' vector-effect="non-scaling-stroke"' : "";
  return `<symbol id="${id}" ${box}><path d="${path}"${effect}/></symbol>`;
}

const sets = new Map<string, Promise<IconSet>>();

/** An icon set; its megabytes are parsed once, not with every edit. */
function readSet(name: string): Promise<IconSet> {
  const read = async () => JSON.parse(await readFile(resolve(`${name}/icons.json`), "utf8"));
  return remember(sets, name, read);
}

function printSymbol(name: string, { icons, width, height }: IconSet, key: string): string {
  const icon = icons[key];
  if (!icon) throw new Error(`The icon set has no icon "${key}".`);
  const viewBox = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
  return `<symbol id="${name}" viewBox="${viewBox}">${icon.body}</symbol>`;
}
