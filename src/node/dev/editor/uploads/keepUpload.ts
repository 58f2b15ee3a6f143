import { setTimeout } from "node:timers/promises";
import type { NotDone, Uploaded } from "../../../../shared/editor/endpoint.ts";
import type { Site } from "../../../../site/read/loadSite.ts";
import { resolvePaths } from "../../../project/projectPaths.ts";
import { UploadRefused } from "./refuseUpload.ts";
import { saveUpload } from "./saveUpload.ts";

/** The time between two looks, and their number. */
const pause = 25;
const looks = 200;

/**
 * Keeps an uploaded file, and answers once the preview knows of it, so that a page can name it without an error in
 * between.
 */
export async function keepUpload(
  read: () => Promise<Site>,
  { name, content }: { name: string; content: string },
): Promise<Uploaded | NotDone> {
  const { root } = await read();
  try {
    const path = await saveUpload(resolvePaths(root), name, Buffer.from(content, "base64"));
    for (let look = 0; look < looks; look += 1) {
      if ((await read()).context.files.has(path)) break;
      await setTimeout(pause);
    }
    return { path };
  } catch (error) {
    if (error instanceof UploadRefused) {
      return { refusal: { message: error.message, isOutdated: false } };
    }
    throw error;
  }
}
