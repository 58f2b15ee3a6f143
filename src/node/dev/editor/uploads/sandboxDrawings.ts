import type { Connect } from "vite";

/**
 * Keeps the scripts of a drawing from running when it is opened by itself: it would run with the rights of the editor.
 * A drawing that a page shows runs none anyway.
 */
export const sandboxDrawings: Connect.NextHandleFunction = (request, response, next) => {
  const [path = ""] = (request.url ?? "").split("?");
  // Also with more behind the name, such as a slash, which servers of files leave out.
  if (/\.svgz?(?![\w-])/i.test(decodeLoosely(path))) {
    response.setHeader("Content-Security-Policy", "sandbox");
  }
  next();
};

function decodeLoosely(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
