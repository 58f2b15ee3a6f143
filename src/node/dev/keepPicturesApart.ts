import type { Connect } from "vite";

/**
 * Sends each document a picture of its own. Of one that it has to ask for again, Chromium keeps a single copy for all
 * documents of a tab, and empties it when one of them is removed meanwhile: the page would lose its logo to a thumbnail.
 */
export const keepPicturesApart: Connect.NextHandleFunction = (request, response, next) => {
  if (request.headers["sec-fetch-dest"] === "image") {
    response.setHeader("Cache-Control", "no-store");
  }
  next();
};
