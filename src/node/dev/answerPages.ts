import path from "node:path";
import type { Connect } from "vite";
import { keepFirstClicks } from "../../shared/editor/firstClicks.ts";
import type { LoadedPage } from "../../site/read/pipeline.ts";
import { type AssetContent, assetContentOf } from "../assets/assets.ts";
import { explainDay, type PreviewAddress, parsePreviewAddress } from "./previewAddress.ts";
import type { SiteView, Views } from "./views.ts";

/** The content types of files that the build makes. */
export const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
};

interface Answering {
  /** The path under which the site is served, with a slash at both ends. */
  base: string;
  views: Views;
  /** The view that an address asks for, as it is now. */
  viewOf: (shown: PreviewAddress) => Promise<SiteView>;
  /** Settled as soon as the site has been read once. */
  opened: Promise<void>;
  /** The reason why the files of the site could not be read last; undefined if they were. */
  fault: () => string | undefined;
}

/** Answers requests for the pages and for the files that the build makes, and leaves all others to the next handler. */
export function answerPages({
  base,
  views,
  viewOf,
  opened,
  fault: readingFault,
}: Answering): Connect.NextHandleFunction {
  const { now } = views;
  const isPage = (path: string) =>
    now.preview.pages.has(path) ||
    [...now.site.pages, ...now.site.languages.flatMap(({ pageFiles }) => pageFiles)].some(
      (page) => page.path === path,
    );

  /** The document at a path; undefined if there is no page. */
  const renderAt = async (shown: PreviewAddress) => {
    if (!isPage(shown.at)) return undefined;
    const { site, preview, renderer } = await viewOf(shown);
    const loaded = site.pages.find(({ path }) => path === shown.at);
    const page = preview.pages.get(shown.at);
    if (page) return renderer.renderOpening(page);
    return !loaded || isOff(loaded)
      ? undefined
      : renderer.renderWaiting(loaded.file, shown.isEdited, readingFault());
  };
  /** The document that explains why there is no page. The page replaces it as soon as there is one. */
  const renderMissing = ({ at, on, isEdited }: PreviewAddress) => {
    const { site, renderer } = views.find(on) ?? now;
    const off = site.pages.find((loaded) => loaded.path === at && isOff(loaded));
    return renderer.renderMissing(at, isEdited, off?.file);
  };
  /** A file of a view; one that only the page of now names is there on every day. */
  const assetAt = (file: string, on: string) =>
    views.find(on)?.preview.assets?.get(file) ?? now.preview.assets?.get(file);

  return async (request, response, next) => {
    const send = (status: number, type: string | undefined, body: AssetContent) => {
      response.statusCode = status;
      if (type !== undefined) response.setHeader("Content-Type", type);
      response.end(body);
    };
    const redirect = (status: number, to: string) => {
      response.writeHead(status, { Location: base.slice(0, -1) + to }).end();
    };
    try {
      const [asked = "/", query = ""] = (request.url ?? "/").split(/(?=\?)/);
      if (isPage(parsePreviewAddress(`${asked}/`).at)) return redirect(301, `${asked}/${query}`);
      const shown = parsePreviewAddress(asked + query);
      const from = parsePreviewAddress(request.headers.referer ?? "");
      if (isPage(shown.at)) {
        // A link leads to the other page as of the same day.
        if (query === "" && from.on !== "" && explainDay(from) === undefined) {
          return redirect(302, `${asked}?on=${encodeURIComponent(from.on)}`);
        }
        const fault = explainDay(shown);
        if (fault !== undefined) return send(400, "text/plain; charset=utf-8", fault);
      }
      const html = await renderAt(shown);
      if (html !== undefined) {
        if (!shown.isEdited) return send(200, contentTypes[".html"], html);
        // No other site may show a page whose texts can be changed.
        response.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
        return send(200, contentTypes[".html"], addFirstScript(html));
      }
      await opened;
      const asset = assetAt(asked.slice(1), from.on);
      if (asset) return send(200, contentTypes[path.extname(asked)], await assetContentOf(asset));
      const wantsPage = asked.endsWith("/") && request.headers.accept?.includes("text/html");
      if (!wantsPage) return next();
      // In the editor it is no fault: a page that was just hidden or deleted may still be on its way into the frame.
      const status = shown.isEdited ? 200 : 404;
      send(status, contentTypes[".html"], await renderMissing({ ...shown, at: asked }));
    } catch (error) {
      next(error);
    }
  };
}

/** Keeps the clicks on a page that is edited until its code listens. */
const addFirstScript = (html: string): string =>
  html.replace("<head>", `<head><script>${keepFirstClicks}</script>`);

const isOff = ({ pageFile }: LoadedPage) => pageFile?.enabled === false;
