import type { FieldValue } from "../../../schema/fields.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { asText, lookUp } from "../../../shared/lookUp.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { kindInWords } from "../../media/content.ts";
import type { PictureFacts } from "../../media/pictures.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { listVariants } from "../../page/referencedFiles.ts";
import type { Check } from "../index.ts";

/** The use of a picture, which decides how large it must be. */
interface Role {
  /** The smallest size, in pixels. */
  least: { width: number; height: number };
  /** The result for a smaller picture, and the right size. */
  right: string;
  /** True if it keeps its shape, however high or wide that is. */
  keepsShape: boolean;
  /** The originals that are published: all, drawings only, or none. */
  raw: "all" | "drawings" | "nothing";
}

const large: Role = {
  least: { width: 480, height: 0 },
  right: "Name a larger one: 1600 pixels across are good, 800 are enough.",
  keepsShape: true,
  raw: "drawings",
};
const behind: Role = {
  least: { width: 960, height: 0 },
  right: "Name a larger one: 1920 pixels across are right.",
  keepsShape: false,
  raw: "drawings",
};
const face: Role = {
  least: { width: 48, height: 48 },
  right: "Name a larger one: 160 × 160 pixels are right.",
  keepsShape: false,
  raw: "nothing",
};
const shared: Role = {
  least: { width: 600, height: 315 },
  right: "Name a larger one: 1200 × 630 pixels are right.",
  keepsShape: false,
  raw: "nothing",
};
const icon: Role = {
  least: { width: 180, height: 180 },
  right: "Name a larger one: 512 × 512 pixels are right; best is an SVG.",
  keepsShape: false,
  raw: "all",
};
const mark: Role = {
  least: { width: 0, height: 36 },
  right: "Name a larger one: 100 pixels of height are enough; best is an SVG.",
  keepsShape: false,
  raw: "all",
};

/** The pictures of the site itself, by the path of their property. */
const ofSite: Record<string, Role> = {
  "site.icon": icon,
  "site.socialImage.src": shared,
};

/** The shared definitions that hold a picture: its path inside, and its use. */
const ofKind: Record<string, { at: FieldPath; role: Role }> = {
  image: { at: ["src"], role: large },
  background: { at: ["src"], role: behind },
  video: { at: ["poster"], role: large },
  portrait: { at: [], role: face },
};

/** The greatest ratio of height to width, and of width to height. */
const highest = 3;
const widest = 8;

/** Reports pictures that would be blurred, cropped, much too high, or not shown at all. */
export const checkPictures: Check = (page) =>
  listRoles(page).flatMap(({ path, role, file }): Diagnostic[] => {
    const { media, tree } = page;
    const facts = media.pictures.get(file);
    if (!facts || facts.width === 0 || facts.kind === "huge") return [];
    const { where, name } = nameOf(path, tree.data);
    const at = { range: tree.valueAt(path) };
    const wrong = explainName(file, facts, role);
    if (wrong) {
      const message = `${where}: ${named(name)} cannot be ${quote(file)}: ${wrong.words}.`;
      return [{ code: wrong.code ?? "wrong-file", message, hint: wrong.hint, ...at }];
    }
    return explainShape(facts, role).map(({ code, words, hint }) => {
      const message = `${where}: ${named(name)} is ${quote(file)}, which ${words}.`;
      return { code, message, hint, ...at };
    });
  });

/** True if a picture needs no diagnostic wherever it is used. */
export function isOrdinary(file: string, facts: PictureFacts): boolean {
  const roles = [large, behind, face, shared, icon, mark];
  return (
    facts.kind === "still" &&
    !facts.needs &&
    roles.every((role) => !explainName(file, facts, role) && explainShape(facts, role).length === 0)
  );
}

interface Use {
  path: FieldPath;
  role: Role;
  file: string;
}

/** The pictures of the page, and those that are shown in their places in other languages. */
function listRoles(page: ParsedPage): Use[] {
  return listOwnRoles(page).flatMap((use) => [
    use,
    ...listVariants(use.file, page).map((file) => ({ ...use, file })),
  ]);
}

function listOwnRoles({ fields }: ParsedPage): Use[] {
  const known = fields.flatMap(({ kind, path, value }: FieldValue) => {
    const { at, role } = lookUp(ofKind, kind) ?? {};
    if (!at || !role) return [];
    const place = [...path, ...at];
    const file = asText(dataAt(value, at));
    return [{ path: place, role: lookUp(ofSite, place.join(".")) ?? role, file }];
  });
  const isKnown = (path: FieldPath) => known.some((each) => each.path.join() === path.join());
  const others = fields
    .filter(({ kind, path }) => kind === "asset" && !isKnown(path))
    .map(({ path, value }) => ({
      path,
      role: lookUp(ofSite, path.join(".")) ?? mark,
      file: asText(value),
    }));
  return [...known, ...others];
}

/** Why browsers do not show a file, and the remedy. */
interface Unshown {
  code?: "spoiled-picture";
  words: string;
  hint: string;
}

/** Hosts derive a file's type from its name, and browsers trust the type of drawings. */
function explainName(
  file: string,
  { content, lacksNamespace }: PictureFacts,
  role: Role,
): Unshown | undefined {
  const isDrawing = content === "svg";
  const isCalledDrawing = file.toLowerCase().endsWith(".svg");
  if (role.raw === "nothing" || (role.raw === "drawings" && !isDrawing)) return undefined;
  if (isDrawing !== isCalledDrawing) {
    return {
      words: `it is ${kindInWords[content]}, whatever its name says, and browsers do not show it`,
      hint: isDrawing
        ? "Rename the file to end in .svg, and write its new name."
        : "Rename the file to end as its kind does, or export it as SVG.",
    };
  }
  if (isDrawing && lacksNamespace) {
    return {
      code: "spoiled-picture",
      words: "its first tag does not say that it is a drawing, so browsers show nothing of it",
      hint: 'Write xmlns="http://www.w3.org/2000/svg" into that tag, behind <svg, or export it anew.',
    };
  }
  if (isDrawing || ["avif", "gif", "jpeg", "png", "webp"].includes(content)) return undefined;
  return {
    words: `it is ${kindInWords[content]}, which browsers do not show`,
    hint: "Export it as SVG or PNG.",
  };
}

function explainShape({ content, width, height, isUnsized, isBlank }: PictureFacts, role: Role) {
  const size = `${width} × ${height} pixels`;
  const isSmall = width < role.least.width || height < role.least.height;
  return [
    ...(isBlank
      ? [
          {
            code: "blank-picture" as const,
            words: "is transparent everywhere, so visitors see nothing of it",
            hint: "Export it anew, with the parts that are to be seen.",
          },
        ]
      : []),
    ...(isUnsized && role.raw !== "nothing"
      ? [
          {
            code: "unsized-picture" as const,
            words: "is a drawing that does not say how large it is; browsers cut it off",
            hint: `Export it anew with a size, or write one into its first tag, such as viewBox="0 0 ${width} ${height}".`,
          },
        ]
      : []),
    ...(isSmall && content !== "svg"
      ? [
          {
            code: "small-picture" as const,
            words: `has only ${size}, and is stretched and blurred`,
            hint: role.right,
          },
        ]
      : []),
    ...(role.keepsShape && height > highest * width
      ? [
          {
            code: "picture-shape" as const,
            words: `is ${size}, and so high that it fills screen after screen`,
            hint: `Cut it to the part that matters, at most ${highest} times as high as wide.`,
          },
        ]
      : []),
    ...(role.keepsShape && width > widest * height
      ? [
          {
            code: "picture-shape" as const,
            words: `is ${size}, and shows as a thin strip`,
            hint: `Cut it to the part that matters, at most ${widest} times as wide as high.`,
          },
        ]
      : []),
  ];
}
