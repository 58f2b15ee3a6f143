import type { Connect } from "vite";

/**
 * Keeps the scripts of a drawing from running when it is opened by itself: it would run with the rights of the editor.
 * A drawing that a page shows runs none anyway.
 */
export const sandboxDrawings: Connect.NextHandleFunction = (request, response, next) => {
  if (/\.svgz?(\?|$)/i.test(decodeLoosely(request.url ?? ""))) {
    response.setHeader("Content-Security-Policy", "sandbox");
  }
  next();
};

function decodeLoosely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
