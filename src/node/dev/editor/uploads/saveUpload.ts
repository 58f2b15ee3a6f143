import { realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { maxUpload } from "../../../../shared/editor/endpoint.ts";
import { formatBytes } from "../../../../shared/text/wording.ts";
import { isCode, nameFile } from "../../../../site/explainFileError.ts";
import { type Content, contentOf, kindInWords } from "../../../../site/media/content.ts";
import { makeFolder, removeMade } from "../../../../site/write/writeAtomically.ts";
import { isInFolder, type ProjectPaths } from "../../../project/projectPaths.ts";
import { encodePicture } from "./encodePicture.ts";
import { nameUpload } from "./nameUpload.ts";
import { readDocument } from "./readDocument.ts";
import { readDrawing } from "./readDrawing.ts";
import { readFilm } from "./readFilm.ts";
import { readTypeface } from "./readTypeface.ts";
import { UploadRefused } from "./refuseUpload.ts";

/** The folders inside public/ for what is uploaded. */
const folders = {
  picture: "images",
  film: "videos",
  typeface: "fonts",
  document: "files",
} as const;

const films: Partial<Record<Content, string>> = { mp4: ".mp4", webm: ".webm" };

interface Prepared {
  kind: keyof typeof folders;
  ending: string;
  bytes: Buffer;
}

/**
 * Writes an uploaded picture, film, typeface or PDF into public/, and returns its path on a page. Its name and its content are made
 * safe first. Throws `UploadRefused` if it cannot be kept.
 */
export async function saveUpload(
  paths: Pick<ProjectPaths, "publicDir" | "cacheDir">,
  name: string,
  file: Buffer,
): Promise<string> {
  if (file.length > maxUpload) {
    throw new UploadRefused(
      `This file has ${formatBytes(file.length)}, and ${formatBytes(maxUpload)} are the most. Save it smaller, or copy it into the folder public/ yourself.`,
    );
  }
  const { kind, ending, bytes } = await prepare(file, paths.cacheDir);
  const wanted = path.join(paths.publicDir, folders[kind]);
  const made = addFolder(wanted, folders[kind]);
  try {
    const folder = await openFolder(paths.publicDir, folders[kind]);
    return `/${folders[kind]}/${await writeNew(folder, nameUpload(name, kind), ending, bytes)}`;
  } catch (error) {
    await removeMade(wanted, made);
    throw error;
  }
}

/** Writes a file under this name, or with a number behind it where that is taken. Returns its name. */
async function writeNew(
  folder: string,
  stem: string,
  ending: string,
  bytes: Buffer,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const base = (number === 1 ? stem : `${stem}-${number}`) + ending;
    const target = path.join(folder, base);
    try {
      await writeFile(target, bytes, { flag: "wx" });
      return base;
    } catch (error) {
      if (isCode(error, "EEXIST")) continue;
      await rm(target, { force: true }).catch(() => undefined);
      throw nameFile(error, target);
    }
  }
}

async function prepare(file: Buffer, cacheDir: string): Promise<Prepared> {
  const content = contentOf(file);
  const picture = await encodePicture(file, content);
  if (picture) return { kind: "picture", ...picture };
  if (content === "svg") {
    return { kind: "picture", ending: ".svg", bytes: await readDrawing(file, cacheDir) };
  }
  const typeface = await readTypeface(file);
  if (typeface) return { kind: "typeface", ...typeface };
  if (content === "pdf") return { kind: "document", ending: ".pdf", bytes: readDocument(file) };
  const ending = films[content];
  if (ending) return { kind: "film", ending, bytes: await readFilm(file, content, cacheDir) };
  throw new UploadRefused(
    `This is ${kindInWords[content]}. A picture is a PNG, JPEG, WebP, AVIF, GIF or SVG file, and a film is an MP4 or WebM file: save it as one of these.`,
  );
}

/** Makes a folder inside public/ if it is not there. Returns the first folder that was made. */
function addFolder(wanted: string, name: string): string | undefined {
  try {
    return makeFolder(wanted);
  } catch (error) {
    if (!isCode(error, "EEXIST") && !isCode(error, "ENOTDIR")) throw error;
    throw new UploadRefused(
      `There is no folder public/${name}, and it cannot be made: a file has this name. Give the file another.`,
    );
  }
}

/** The folder inside public/, which is never one that a link leads to elsewhere. */
async function openFolder(publicDir: string, name: string): Promise<string> {
  const folder = await realpath(path.join(publicDir, name));
  if (isInFolder(await realpath(publicDir), folder)) return folder;
  throw new UploadRefused(
    `The folder public/${name} is a link that leads out of public/. Make it a folder of its own.`,
  );
}
