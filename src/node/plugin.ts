import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { writeSuggestions } from "../site/editorSuggestions.ts";
import { describeUnnamed } from "../site/files/unnamed.ts";
import { defaultWords } from "../site/language.ts";
import { loadSurroundings, loadWords, openPictures } from "../site/load.ts";
import { formatByWeight, formatInvented } from "../site/report/format.ts";
import { sampleCode } from "../site/severity.ts";
import { explainHosts } from "./allowedHosts.ts";
import { answerAsHosts } from "./answerAsHosts.ts";
import { press } from "./build/build.ts";
import { sendWords } from "./build/injectLabels.ts";
import { keepUsed } from "./build/pruneIslands.ts";
import { regenerate } from "./codegen.ts";
import { type Reading, serveLive } from "./dev/live.ts";
import { pressGallery } from "./gallery/buildGallery.ts";
import { serveGallery } from "./gallery/serve.ts";
import { locate } from "./projectPaths.ts";
import { beginRun } from "./runs.ts";
import { printBill } from "./size/sizeReport.ts";
import { configureVite } from "./viteConfig.ts";

/** The Vite plugins that print page.yaml: live while you edit it, or once, into dist/. */
export function broadside(): Plugin[] {
  const places = locate(process.cwd());
  let reading: Reading;
  const words = () =>
    reading.loaded.manifest?.site.words ?? defaultWords(reading.surroundings.schemas);
  const main: Plugin = {
    name: "broadside",
    enforce: "pre",
    async config(_config, env) {
      if (!env.isPreview) await regenerate(places.root);
      const surroundings = await loadSurroundings(places.root);
      reading = { surroundings, loaded: await loadWords(places.root, surroundings) };
      return configureVite(reading.loaded.manifest?.site.base ?? "/", places, env);
    },
    load: {
      // Vite's helper preloads stylesheets and shared chunks; islands have none, and it weighs 1.7 kB.
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    transform: {
      filter: { id: /\/src\/registry\/islands\.ts$/ },
      handler(code) {
        const { config, name } = this.environment;
        // A page that is edited may come to show any type, and the gallery shows them all.
        if (config.command !== "build" || config.mode === "gallery" || name !== "client") return;
        const shown = reading.loaded.manifest?.sections.filter(({ enabled }) => enabled);
        return keepUsed(code, new Set(shown?.map(({ type }) => type)));
      },
    },
    configureServer(server) {
      const { base, server: options } = server.config;
      explainHosts(server.middlewares, options.allowedHosts, "npm start");
      server.middlewares.use(answerAsHosts(places.publicDir, base));
      serveGallery(server, places);
      return serveLive(server, places, reading);
    },
    configurePreviewServer({ config, middlewares }) {
      const { outDir } = config.build;
      if (!existsSync(outDir)) {
        const command = config.mode === "gallery" ? "npm run build:gallery" : "npm run build";
        console.error(`There is no ${path.basename(outDir)}/ to serve yet. Run ${command} first.`);
        process.exit(1);
      }
      explainHosts(middlewares, config.preview.allowedHosts, "npm run preview");
      middlewares.use(answerAsHosts(outDir, config.base, "404.html"));
    },
    async buildApp(builder) {
      await beginRun(places);
      if (builder.config.mode === "gallery") {
        return conclude(await pressGallery(builder, places), "dist-gallery/");
      }
      const { loaded, surroundings } = reading;
      await writeSuggestions(places.root, surroundings, loaded.anchors);
      const opened = await openPictures(loaded, surroundings);
      const { manifest, problems, source, pictures, films, named } = opened;
      // Samples are told at the end.
      const early = problems.filter(({ code }) => !manifest || code !== sampleCode);
      if (early.length > 0) console.error(formatByWeight(early, source));
      // Vite would print a stack trace under an error; the report above has said it all.
      if (!manifest) process.exit(1);
      const media = [...pictures, ...films];
      const pressed = await press(builder, manifest, surroundings, places, media);
      const { bill, objections, remarks } = pressed;
      console.log(printBill(bill));
      const unnamed = await describeUnnamed(places.root, surroundings.files, named);
      for (const remark of [...remarks, unnamed].filter(Boolean)) console.error(`\n${remark}`);
      conclude(objections, "dist/");
      const invented = formatInvented(problems);
      if (invented) console.error(`\n${invented}`);
    },
  };
  return [main, sendWords(words)];
}

/** Says where the print is, or why it was not published. */
function conclude(objections: readonly string[], folder: string): void {
  if (objections.length > 0) {
    console.error(`\nNot published:\n${objections.join("\n")}`);
    process.exit(1);
  }
  console.log(`\nprinted to ${folder}`);
}
