import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { createAssetContext } from "../src/node/assets/pictures.ts";
import { resolvePaths } from "../src/node/project/projectPaths.ts";
import { resolvePage } from "../src/node/resolve/resolve.ts";
import type { Page } from "../src/shared/page.ts";
import { loadPage } from "../src/site/read/load.ts";
import { loadSchemas } from "../src/site/schemas/loadSchemas.ts";
import { pageYaml } from "../tests/fixtures/index.ts";
import { makeProject } from "../tests/project/makeProject.ts";
import { runVite } from "../tests/project/runVite.ts";
import { paintPage } from "./pages.ts";
import { buildTemplate } from "./template/buildTemplate.tsx";

/** Folders to serve, by the name of their content. */
export type Contenders = Record<string, string>;

/** Builds the page, its alternatives, and a page of a like size as a popular template makes it. */
export async function buildContenders() {
  const root = await makeProject("bench", pageYaml);
  const inside = (name: string) => path.join(root, name);
  const pair = await buildPair(root);
  const [app, hydrated] = [inside("app"), inside("hydrated")];
  await Promise.all([app, hydrated].map((dir) => cp(inside("dist"), dir, { recursive: true })));
  await bundleApp(root, [
    { dir: app, filled: false },
    { dir: hydrated, filled: true },
  ]);
  const template = inside("template");
  await buildTemplate(pair["this page"], template);
  return {
    ...pair,
    "hydrated in one root": hydrated,
    "rendered in the browser": app,
    "Astro and Tailwind": template,
  };
}

/** Builds the page in one preset, with and without scripts. */
export async function buildInPreset(preset: string): Promise<Contenders> {
  return buildPair(await makeProject(`bench-${preset}`, paintPage(preset)));
}

/** The page of the project in `root`, and the same without scripts. */
async function buildPair(root: string) {
  const { code, output } = await runVite(root, "build", "--app");
  if (code !== 0) throw new Error(output);
  const [page, baseline] = [path.join(root, "dist"), path.join(root, "twin")];
  await cp(page, baseline, { recursive: true });
  await switchOffScripts(path.join(baseline, "index.html"));
  return { "this page": page, "its scripts switched off": baseline };
}

async function switchOffScripts(file: string): Promise<void> {
  const html = await readFile(file, "utf8");
  await writeFile(file, html.replaceAll(/<script(?! type="application)[^>]*>.*?<\/script>/gs, ""));
}

interface Form {
  dir: string;
  /** True if the document holds the application's content. */
  filled: boolean;
}

/** Bundles the sections as one application, and renders its document in each form. */
async function bundleApp(root: string, forms: Form[]): Promise<void> {
  const work = path.join(root, "bundle");
  await rm(work, { recursive: true, force: true });
  const output = { entryFileNames: "[name].js", codeSplitting: false } as const;
  const bundle = (input: Record<string, string>, ssr: boolean) =>
    build({
      configFile: false,
      logLevel: "warn",
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr,
        outDir: work,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        target: "esnext",
        rolldownOptions: { input, output },
      },
    });
  await bundle({ app: path.resolve("bench/app/client.tsx") }, false);
  await bundle({ renderer: path.resolve("bench/app/server.tsx") }, true);
  const renderer: { renderApp(page: Page, filled: boolean): Promise<string> } = await import(
    pathToFileURL(path.join(work, "renderer.js")).href
  );
  const page = await readPage(root);
  for (const { dir, filled } of forms) {
    await mkdir(dir, { recursive: true });
    await cp(path.join(work, "app.js"), path.join(dir, "app.js"));
    await writeFile(path.join(dir, "index.html"), await renderer.renderApp(page, filled));
  }
}

async function readPage(root: string): Promise<Page> {
  const { pageFile } = await loadPage(root);
  if (!pageFile) throw new Error("page.yaml has errors.");
  const schemas = await loadSchemas(root);
  return resolvePage(pageFile, {
    ...createAssetContext(resolvePaths(root), pageFile.site.base),
    schemas,
  });
}
