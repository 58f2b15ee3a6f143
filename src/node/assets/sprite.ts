import { doodles, type Trace, traces } from "../../shared/drawings.ts";
import { type Icon, iconSets } from "../../site/icons.ts";

/** Renders the drawings and the icons as one SVG file. An icon that is only named is in an installed set. */
export function renderSprite(icons: ReadonlyMap<string, Icon | undefined>): string {
  const symbols = [...icons.keys()].sort().map((name) => renderSymbol(name, icons.get(name)));
  const drawings = [
    ...doodles.map(
      ({ id, path }) => `<symbol id="${id}" viewBox="0 0 96 96"><path d="${path}"/></symbol>`,
    ),
    ...Object.values(traces).map(renderTrace),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...drawings, ...symbols].join("")}</svg>`;
}

function renderTrace({ id, width, height, path, keepsThickness }: Trace): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" overflow="visible"`;
  const effect = keepsThickness ? ' vector-effect="non-scaling-stroke"' : "";
  return `<symbol id="${id}" ${box}><path d="${path}"${effect}/></symbol>`;
}

function renderSymbol(name: string, icon = iconSets.find(name)): string {
  if (!icon) throw new Error(`There is no icon "${name}".`);
  return `<symbol id="${name}" viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</symbol>`;
}
