import { suggestFile } from "../explain/forms.ts";
import type { Field } from "../fields.ts";
import type { Page } from "../page.ts";
import type { Finding } from "../problem.ts";
import { didYouMean, named, nameOf, oneOf, quote } from "../words.ts";
import type { Check } from "./index.ts";

const pictures = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"];
/** Which files a property takes; all others take pictures. */
const films: Record<string, string[]> = { mp4: [".mp4"], webm: [".webm"] };

/** Every file that the page names is in public/, written with the same small and capital letters. */
export const checkFiles: Check = (page) => page.fields.flatMap((field) => checkFile(field, page));

function checkFile({ kind, value, path }: Field, page: Page): Finding[] {
  if (kind !== "asset" || typeof value !== "string" || !isPath(value)) return [];
  const { files, tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const [start, end] = tree.valueAt(path);
  const error = { severity: "error" as const, range: [start, end] as const };
  const endings = films[String(path.at(-1))] ?? pictures;
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
  if (known === "file") {
    if (endings.some((ending) => value.toLowerCase().endsWith(ending))) return [];
    return [
      {
        ...error,
        code: "wrong-file",
        message: `${where}: ${named(name)} cannot be ${quote(value)}: the file should end in ${oneOf(endings)}.`,
        hint: `Name ${endings === pictures ? "a picture" : "a film"} that ends like this, or save the file in another format.`,
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
          ? `${where}: ${named(name)} names the folder public${value}, not a file.`
          : sameLetters
            ? `${where}: public/ has no file ${quote(value)}; small and capital letters count.`
            : `${where}: public/ has no file ${quote(value)}.`,
      hint: didYouMean(near) || `Put the file into public/, or write the path of another.`,
      ...(meant && {
        fix: { title: `Write ${meant}.`, edits: [{ start, end, text: meant }] },
      }),
    },
  ];
}

/** Other texts are refused by the schema already. */
const isPath = (value: string) => value.startsWith("/") && !/\/\.|\\|\s|%/.test(value);
