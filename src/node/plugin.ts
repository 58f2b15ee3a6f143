import { existsSync } from "node:fs";
import path from "node:path";
import type { ConfigEnv, Plugin, UserConfig } from "vite";
import { child } from "../shared/dataAt.ts";
import { explainAsOf } from "../site/explain/asOf.ts";
import { throwInWords } from "../site/explainFileError.ts";
import { defaultWords, english } from "../site/languages.ts";
import {
  checkSite,
  checkWithMedia,
  type ParsedSite,
  parseSite,
  type Site,
} from "../site/read/loadSite.ts";
import { loadSiteContext } from "../site/read/loadSiteContext.ts";
import { formatByWeight, formatInvented } from "../site/report/format.ts";
import { joinShared } from "../site/report/joinShared.ts";
import { listExampleProps } from "../site/schemas/sectionRules.ts";
import { buildSite, type SiteBuild } from "./build/buildSite.ts";
import { readFor } from "./build/readFor.ts";
import { type ScriptedSite, siteModules } from "./build/siteModules.ts";
import { explainHosts, hostsOf } from "./dev/allowedHosts.ts";
import { followOwnCode } from "./dev/code/followOwnCode.ts";
import { isFromSources } from "./dev/code/fromSources.ts";
import { serveCode } from "./dev/code/serveCode.ts";
import { hideOutside } from "./dev/hideOutside.ts";
import { keepPicturesApart } from "./dev/keepPicturesApart.ts";
import { type LastWrites, readLastWrites } from "./dev/lastWrites.ts";
import { serveLive } from "./dev/live.ts";
import { leadToExamples, serveStatic } from "./dev/serveStatic.ts";
import { buildGallery } from "./gallery/buildGallery.ts";
import { serveGallery } from "./gallery/serve.ts";
import { regenerate } from "./project/codegen.ts";
import { ownPackages } from "./project/ownPackages.ts";
import { ownSections } from "./project/ownSections.ts";
import { resolvePaths } from "./project/projectPaths.ts";
import { beginRun } from "./project/runs.ts";
import { vendoredPackages } from "./project/vendored.ts";
import { formatSizeReport } from "./size/sizeReport.ts";
import { configureVite } from "./viteConfig.ts";

/** The Vite plugins that render the pages of a site: live while you edit them, or once, into dist/. */
export function broadside(
  root = process.cwd(),
  report: (build: SiteBuild, isDryRun: boolean) => void = reportBuild,
  asOf?: string,
): Plugin[] {
  const paths = resolvePaths(root);
  let parsed: ParsedSite;
  let site: Site;
  let lastWrites: LastWrites;
  let shown: ScriptedSite["shown"] = [];
  let isDryRun = false;
  const describeSite = (): ScriptedSite => {
    const { schemas } = site.context;
    const first = site.pages[0].pageFile;
    const words = first?.site.words ?? defaultWords(schemas);
    const others = site.languages.flatMap(({ lang, pageFiles: [home] }) =>
      home ? [[lang, home.site.words] as const] : [],
    );
    return {
      shown,
      schemas,
      first,
      labels: new Map([[first?.site.lang ?? english, words], ...others]),
    };
  };
  const readFiles = async (config: UserConfig, { command, mode }: ConfigEnv) => {
    lastWrites = await readLastWrites(paths);
    const context = await loadSiteContext(paths.root);
    const address = child(config, "address");
    const readBytes =
      typeof address === "string" ? readFor(address, paths.root, context) : undefined;
    const wanted = { ...context, asOf: asOf ?? readAsOf(config) };
    parsed = await parseSite(paths.root, wanted, readBytes);
    // A preview begins before its pictures and films are read.
    const isBuild = command === "build" && mode !== "gallery";
    site = isBuild ? await checkWithMedia(parsed) : checkSite(parsed);
    shown = mode === "gallery" ? listGallery(context) : listShown(site);
  };
  const main: Plugin = {
    name: "broadside",
    enforce: "pre",
    async config(config, env) {
      if (!env.isPreview && paths.engineDir === root) await regenerate(root);
      isDryRun = child(config, "dryRun") === true;
      await readFiles(config, env).catch(throwInWords);
      const [{ pageFile }] = site.pages;
      return configureVite(pageFile?.site.base ?? "/", paths, env);
    },
    configResolved({ environments: { client } }) {
      // The plugin of React names packages to prepare.
      if (client && !isFromSources()) client.optimizeDeps.include = [];
    },
    load: {
      // Vite's helper preloads stylesheets and shared chunks. Islands have none, and it is 1.7 kB.
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    configureServer(server) {
      const { base, server: options } = server.config;
      explainHosts(server.middlewares, hostsOf(options).answered, "npm start");
      server.middlewares.use(hideOutside(paths, base));
      server.middlewares.use(keepPicturesApart);
      server.middlewares.use(serveStatic(paths.publicDir, base));
      server.middlewares.use(leadToExamples(paths, base));
      followOwnCode(server, paths, serveCode(server, paths));
      serveGallery(server, paths);
      return serveLive(server, paths, parsed, site, lastWrites);
    },
    configurePreviewServer({ config, middlewares }) {
      const { outDir } = config.build;
      if (!existsSync(outDir)) {
        const command = config.mode === "gallery" ? "npm run build:gallery" : "npm run build";
        console.error(`There is no ${path.basename(outDir)}/ to serve yet. Run ${command} first.`);
        process.exit(1);
      }
      explainHosts(middlewares, hostsOf(config.preview).answered, "npm run preview");
      middlewares.use(serveStatic(outDir, config.base, "404.html"));
    },
    async buildApp(builder) {
      const endRun = await beginRun(paths);
      try {
        if (builder.config.mode === "gallery") {
          reportResult(await buildGallery(builder, paths), "dist-gallery/");
        } else {
          // A result in the folder of the run goes with it.
          const outDir = isDryRun ? path.join(paths.runDir, "result") : paths.outDir;
          report(await buildSite(builder, site, { ...paths, outDir }), isDryRun);
        }
      } catch (error) {
        throwInWords(error);
      } finally {
        endRun();
      }
    },
  };
  return [
    main,
    vendoredPackages(),
    ownSections(paths),
    ownPackages(paths),
    siteModules(paths, describeSite),
  ];
}

/** The sections of the gallery, which shows each type with a background, too. */
const listGallery = ({ schemas }: Pick<ScriptedSite, "schemas">): ScriptedSite["shown"] =>
  listExampleProps(schemas).map((example) => ({ ...example, background: true }));

/** The sections that the pages show. */
const listShown = ({ pages }: Site) =>
  pages
    .flatMap(({ pageFile }) => (pageFile?.enabled ? pageFile.sections : []))
    .filter(({ enabled }) => enabled);

/** The day or time that a command asks for. Ends the process if it is none. */
function readAsOf(config: UserConfig): string | undefined {
  const asked = child(config, "asOf");
  if (asked === undefined) return undefined;
  const fault = explainAsOf(String(asked));
  if (fault === undefined) return String(asked);
  console.error(fault);
  process.exit(2);
}

/** Prints the result of a build. Ends the process if nothing was published. */
function reportBuild({ pages, catalogues, result }: SiteBuild, isDryRun: boolean): void {
  // Samples are reported at the end.
  const early = formatByWeight(
    joinShared([...pages, ...catalogues]).map((page) => ({
      ...page,
      diagnostics: page.diagnostics.filter(({ code }) => !result || code !== "sample"),
    })),
  );
  if (early) console.error(early);
  // Vite would print a stack trace under an error, and the report above has the reason.
  if (!result) process.exit(1);
  console.log(formatSizeReport(result.sizeReport));
  for (const remark of result.remarks) console.error(`\n${remark}`);
  reportResult(result.errors, isDryRun ? "" : "dist/");
  const invented = formatInvented(pages.flatMap(({ diagnostics }) => diagnostics));
  if (invented) console.error(`\n${invented}`);
}

/** Reports the folder of the result, if there is one, or why it was not published. */
function reportResult(errors: readonly string[], folder: string): void {
  if (errors.length > 0) {
    console.error(`\nNot published:\n${errors.join("\n")}`);
    process.exit(1);
  }
  if (folder) console.log(`\nprinted to ${folder}`);
}
