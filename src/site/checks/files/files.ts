import type { FieldValue } from "../../../schema/fields.ts";
import { drawings, endingsOf, endsIn, fonts, pictureEndings } from "../../../shared/fileEndings.ts";
import { asText } from "../../../shared/lookUp.ts";
import {
  didYouMean,
  named,
  nameOf,
  oneOf,
  quote,
  sentences,
} from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import { kindInWords } from "../../media/content.ts";
import type { PictureFacts } from "../../media/pictures.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { listVariants } from "../../page/referencedFiles.ts";
import { suggestFile } from "../../values/forms.ts";
import type { Check } from "../index.ts";

/** Every file that the page names must be in public/, with the same small and capital letters. */
export const checkFiles: Check = (page) => [
  ...page.fields.flatMap((field) => checkFile(field, page)),
  ...page.defaults.flatMap((field) => checkDefault(field, page)),
];

/** The words for files of some extensions. */
const calledBy = new Map<readonly string[], string>([
  [pictureEndings, "a picture"],
  [fonts, "a font"],
  [drawings, "a drawing"],
]);

function checkFile({ kind, value, path }: FieldValue, page: ParsedPage): Diagnostic[] {
  if (kind !== "asset" || typeof value !== "string" || !isPath(value)) return [];
  const { files, tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const range = tree.valueAt(path);
  const error = { range };
  const endings = endingsOf(path);
  const known = files.get(value);
  if (known === "outside") {
    return [
      {
        ...error,
        code: "bad-path",
        message: `${where}: ${named(name)} cannot be ${quote(value)}: it leads out of public/.`,
        hint: "Put the file itself into public/, not a link to it.",
      },
    ];
  }
  const spoiled = [value, ...listVariants(value, page)].flatMap((file): Diagnostic[] => {
    const unread = explainUnread(page.media.pictures.get(file));
    if (!unread) return [];
    const message = `${where}: ${named(name)} cannot be ${quote(file)}: ${unread.words}.`;
    return [{ ...error, code: "spoiled-picture", message, hint: unread.hint }];
  });
  if (spoiled.length > 0) return spoiled;
  if (known === "file" || known === "example") {
    if (endsIn(value, endings)) return [];
    return [
      {
        ...error,
        code: "wrong-file",
        message: `${where}: ${named(name)} cannot be ${quote(value)}: the file should end in ${oneOf(endings)}.`,
        hint: `Name ${calledBy.get(endings) ?? "a film"} that ends like this, or save the file in another format.`,
      },
    ];
  }
  const { near, meant } = suggestFile(value, files, endings);
  const sameLetters = near.some((file) => file.toLowerCase() === value.toLowerCase());
  return [
    {
      ...error,
      code: "no-file",
      message:
        known === "folder"
          ? `${where}: ${named(name)} names the folder public${asText(value)}, not a file.`
          : sameLetters
            ? `${where}: public/ has no file ${quote(value)}; small and capital letters count.`
            : `${where}: public/ has no file ${quote(value)}.`,
      hint: meant
        ? didYouMean([meant])
        : near.length > 0
          ? sentences(didYouMean(near), "If not, put the file into public/.")
          : "Put the file into public/, or write the path of another.",
      ...(meant
        ? { fix: certain("form", writing(range, meant)) }
        : { suggestions: offering(range, near) }),
    },
  ];
}

/** The default of a file that is not named must exist too. */
function checkDefault(
  { kind, value, path }: FieldValue,
  { files, media, tree }: ParsedPage,
): Diagnostic[] {
  const unread = explainUnread(media.pictures.get(asText(value)));
  if (kind !== "asset" || (files.get(asText(value)) === "file" && !unread)) return [];
  const { where, name } = nameOf(path, tree.data);
  const parseError = unread ? "cannot be opened as a picture" : "is not there";
  return [
    {
      code: "no-default-file",
      message: `${where}: ${named(name)} is not given, and public${asText(value)}, which stands in for it, ${parseError}.`,
      hint: `Put your own into public/, and add ${name} with its path.`,
      range: tree.keyAt(path.slice(0, -1)),
    },
  ];
}

/** The reason why a picture cannot be read, and the remedy; undefined for a readable one. */
function explainUnread(facts: PictureFacts | undefined) {
  if (facts?.kind === "huge") {
    return {
      words: `it is ${facts.width} × ${facts.height} pixels, which is too large to be read`,
      hint: "Save it with fewer pixels: 2400 across are enough for every screen.",
    };
  }
  if (facts?.kind !== "spoiled") return undefined;
  const { content } = facts;
  const isOther = !["unknown", "empty", "png", "jpeg", "webp", "gif", "avif", "svg"].includes(
    content,
  );
  return {
    words: "the file cannot be opened as a picture",
    hint: isOther
      ? `It is ${kindInWords[content]}. Export the picture as PNG or JPEG.`
      : content === "empty"
        ? "It is empty. Copy it into public/ again."
        : "It is damaged, or of another kind than its name says. Export it anew as PNG or JPEG.",
  };
}

/** The schema already refuses other texts. */
const isPath = (value: string) => value.startsWith("/") && !/\/\.|\\|\s|%/.test(value);
