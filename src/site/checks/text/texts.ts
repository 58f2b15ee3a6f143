import type { FieldValue } from "../../../schema/fields.ts";
import { type FieldPath, samePath } from "../../../shared/fieldPath.ts";
import { didYouMean, named, nameOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import { exampleTexts, textsFolder } from "../../files/texts.ts";
import { isEmpty } from "../../page/isEmpty.ts";
import { listGroups } from "../../page/listGroups.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { suggest } from "../../suggest.ts";
import type { Check } from "../index.ts";

/** A text is in page.yaml or in a file of texts/, which must be there and be a text. */
export const checkTexts: Check = (page) =>
  page.fields.flatMap((field) => {
    if (typeof field.value !== "string") return [];
    if (field.kind === "markdownFile") {
      return [...checkFile(field, field.value, page), ...checkTwice(field, page)];
    }
    return isLong(field.kind) ? checkWords(field, field.value, page) : [];
  });

/** True for the kinds of texts that may have paragraphs or lines. */
const isLong = (kind: string) => kind === "markdown" || kind === "formatted";

/** The name of a file where the words are expected is shown as the words. */
function checkWords({ kind, path }: FieldValue, value: string, page: ParsedPage): Diagnostic[] {
  const { texts, tree, text } = page;
  const [, file = ""] = /^(?:\.?\/)?(?:texts\/)?(\S+\.md)$/.exec(value.trim()) ?? [];
  if (!texts.has(file)) return [];
  const { where, name } = nameOf(path, tree.data);
  const range = tree.valueAt(path);
  const setting = kind === "markdown" ? settingOfFile(path.slice(0, -1), page) : undefined;
  const words = setting === undefined ? undefined : `${setting}: ${file}`;
  const line: Range = [tree.keyAt(path)[0], range[1]];
  const isInLine = !text.slice(...line).includes("\n");
  return [
    {
      code: "file-name",
      message: `${where}: ${named(name)} is the name of a file, ${quote(value.trim())}, and visitors would read that name.`,
      hint:
        words === undefined
          ? `Write the words themselves: no file of ${textsFolder}/ can stand here.`
          : `Write ${words} in place of it, if the words of the file are meant.`,
      range,
      ...(words !== undefined &&
        isInLine && { suggestions: [writing(line, words, `Write ${words} in place of it.`)] }),
    },
  ];
}

/** The setting of a group that names a file with words; undefined if it has none. */
function settingOfFile(group: FieldPath, page: ParsedPage): string | undefined {
  const found = listGroups(page).find(({ path }) => samePath(path, group));
  const settings = Object.entries(found?.node.properties ?? {});
  return settings.find(([, { $ref }]) => $ref?.endsWith("/markdownFile"))?.[0];
}

function checkFile({ path }: FieldValue, value: string, page: ParsedPage): Diagnostic[] {
  const { texts, tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const range = tree.valueAt(path);
  const file = texts.get(value);
  // The schema reports a name that no file may have.
  if (!file && !/^[\w-][\w./-]*\.md$/.test(value)) return [];
  if (!file) {
    const bare = value.replace(`${textsFolder}/`, "");
    const { near, meant } = texts.has(bare) ? { near: [bare] } : suggest(value, texts.keys());
    const put = `${near.length > 0 ? "If not, put" : "Put"} the file into ${textsFolder}/.`;
    return [
      {
        code: "no-file",
        message: `${where}: ${textsFolder}/ has no file ${quote(value)}.`,
        hint: meant ? didYouMean([meant]) : sentences(didYouMean(near), put),
        range,
        ...(meant
          ? { fix: certain("form", writing(range, meant)) }
          : { suggestions: offering(range, near) }),
      },
    ];
  }
  const [broken] = file.diagnostics;
  if (broken) {
    return [
      {
        ...broken,
        message: `${where}: ${named(name)} cannot be ${quote(value)}. ${broken.message}`,
        range,
      },
    ];
  }
  if (file.text.trim() === "") {
    return [
      {
        code: "empty",
        message: `${where}: ${textsFolder}/${value} is empty.`,
        hint: "Write the text into it.",
        range,
      },
    ];
  }
  if (!value.startsWith(exampleTexts) || sectionOf(page, path)?.on === false) return [];
  return [
    {
      code: "placeholder",
      message: `${where}: ${quote(value)} is a sample text, which comes with Broadside.`,
      hint: `Put a file of your own into ${textsFolder}/, and write its name.`,
      range,
    },
  ];
}

/** A text beside its file is reported: only one of them can be shown. */
function checkTwice({ path }: FieldValue, { fields, tree }: ParsedPage): Diagnostic[] {
  const beside = path.slice(0, -1).join();
  const text = fields.find(
    (each) =>
      each.kind === "markdown" && each.path.slice(0, -1).join() === beside && !isEmpty(each.value),
  );
  if (!text) return [];
  const { where, name } = nameOf(path, tree.data);
  const other = nameOf(text.path, tree.data).name;
  return [
    {
      code: "either-or",
      message: `${where}: ${named(other)} and ${named(name)} both stand here; only one of them can be shown.`,
      hint: `Take ${other} or ${name} out.`,
      range: tree.keyAt(path),
    },
  ];
}
