import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** The part of Tailwind that writes the rules of classes. The benchmark's own packages hold it. */
interface Tailwind {
  compile(css: string, options: CompileOptions): Promise<{ build(classes: string[]): string }>;
}

interface CompileOptions {
  loadStylesheet(): Promise<{ path: string; base: string; content: string }>;
}

const packages = path.resolve("bench/node_modules");
const inter = path.join(packages, "@fontsource-variable/inter/index.css");

/** Writes the stylesheet of a page into `dir`, and returns its path there. */
export async function writeStyles(html: string, dir: string): Promise<string> {
  const work = `${dir}-styles`;
  await mkdir(work, { recursive: true });
  const input = path.join(work, "style.css");
  await writeFile(input, `@import ${JSON.stringify(inter)};\n${await compile(listClasses(html))}`);
  await build({
    ...{ root: work, configFile: false, logLevel: "warn", publicDir: false },
    build: {
      ...{ outDir: dir, emptyOutDir: false, assetsInlineLimit: 0 },
      rolldownOptions: { input, output: { assetFileNames: "_astro/[name].[hash][extname]" } },
    },
  });
  const files = await readdir(path.join(dir, "_astro"));
  const stylesheet = files.find((file) => file.endsWith(".css"));
  if (!stylesheet) throw new Error("The template has no stylesheet.");
  return `_astro/${stylesheet}`;
}

async function compile(classes: string[]): Promise<string> {
  const entry = path.join(packages, "tailwindcss/dist/lib.mjs");
  const { compile }: Tailwind = await import(pathToFileURL(entry).href);
  const own = await readFile("bench/template/style.css", "utf8");
  const { build } = await compile(`@import "tailwindcss";\n${own}`, {
    async loadStylesheet() {
      const file = path.join(packages, "tailwindcss/index.css");
      return { path: file, base: path.dirname(file), content: await readFile(file, "utf8") };
    },
  });
  return build(classes);
}

const listClasses = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
