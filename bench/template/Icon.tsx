import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const file = createRequire(import.meta.url).resolve("@iconify-json/ph/icons.json");
const { icons }: IconSet = JSON.parse(readFileSync(file, "utf8"));

interface IconProps {
  name: string;
  className: string;
}

/** An icon that refers to a symbol, which `defineSymbols` adds. */
export const Icon = ({ name, className }: IconProps) => (
  <svg aria-hidden="true" width="1em" height="1em" className={className} data-icon={`ph:${name}`}>
    <use href={`#ai:ph:${name}`} />
  </svg>
);

/** Defines each symbol in the first icon that refers to it, as Astro's icons do. */
export function defineSymbols(html: string): string {
  const defined = new Set<string>();
  return html.replaceAll(/<use href="#(ai:ph:([\w-]+))">/g, (use, id, name) => {
    if (defined.has(id)) return use;
    defined.add(id);
    const icon = icons[name];
    if (!icon) throw new Error(`There is no icon named "${name}".`);
    return `<symbol id="${id}" viewBox="0 0 256 256">${icon.body}</symbol>${use}`;
  });
}
