import path from "node:path";
import type { ViteDevServer } from "vite";
import { joinNextChanges } from "../../site/page/nextChange.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";
import { loadSite, type Site } from "../../site/read/loadSite.ts";
import { noteGrowth } from "../../site/write/awaitWhole.ts";
import { createAssetContext } from "../assets/pictures.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import type { ResolveContext } from "../resolve/resolve.ts";
import { emptyPreview, type PreviewState, updatePreview } from "./preview.ts";
import { createLiveRenderer, type LiveRenderer } from "./renderLive.ts";

/** The site as of a time: the site as it was read last, its preview, and the renderer that knows what was sent of it. */
export interface SiteView {
  /** The day or time that an address asks for by `?on=`; empty for now. */
  readonly on: string;
  readonly renderer: LiveRenderer;
  site: Site;
  /** Grows with each reading of the site. */
  revision: number;
  preview: PreviewState;
  /** The preview that the browsers that show it have. */
  sent: PreviewState;
  /** Set once the site was read. */
  resolveContext?: ResolveContext;
}

/** The views of a site: that of now, and those of the days that browsers ask for. */
export function createViews(server: ViteDevServer, paths: ProjectPaths, reading: Site) {
  const create = (on: string): SiteView => ({
    ...{ on, site: reading, revision: 0, preview: emptyPreview, sent: emptyPreview },
    renderer: createLiveRenderer(server, paths),
  });
  let revision = 0;
  const now = create("");
  const others = new Map<string, SiteView>();
  /** The views whose schemas and pictures are others by now. They keep what they have until the site is read again. */
  const outdated = new Set<SiteView>();
  const show = async (view: SiteView, site: Site) => {
    revision += 1;
    Object.assign(view, { site, revision });
    for (const { file, source } of site.pages) {
      noteGrowth(path.join(paths.root, file), Buffer.from(source));
    }
    // Pictures are measured once for all edits of page files.
    if (!view.resolveContext || outdated.delete(view)) {
      view.resolveContext = {
        ...createAssetContext(paths, server.config.base),
        schemas: site.context.schemas,
        wholeFonts: true,
      };
    }
    view.preview = await updatePreview(view.preview, site, view.resolveContext, paths);
  };
  return {
    now,
    list: (): SiteView[] => [now, ...others.values()],
    /** The view of a day, if it is known. */
    find: (on: string): SiteView | undefined => (on === "" ? now : others.get(on)),
    show,
    /** Reads the site again for a view, or for the first time. */
    async read(on: string, context: SiteContext): Promise<SiteView> {
      const view = on === "" ? now : (others.get(on) ?? create(on));
      if (on !== "") others.set(on, view);
      // While page.yaml is broken, the other pages take from its last good version.
      const { first } = view.site.context;
      const asOf = on === "" ? undefined : on;
      await show(view, await loadSite(paths.root, { ...context, first, asOf }));
      return view;
    },
    /** Forgets the views that no browser shows. */
    keep(shown: ReadonlySet<string>): void {
      for (const on of others.keys()) if (!shown.has(on)) others.delete(on);
    },
    /** Forgets what was known of schemas and pictures. */
    forgetFiles(): void {
      for (const view of [now, ...others.values()]) outdated.add(view);
    },
  };
}

/** The views, and the ways to read and forget them. */
export type Views = ReturnType<typeof createViews>;

/** True if something of the site has begun or ended since it was read. */
export const isOver = ({ on, site }: SiteView): boolean =>
  on === "" && Date.now() >= (joinNextChanges(site.pages)?.instant ?? Infinity);
