import { sentences } from "../../shared/text/wording.ts";
import { countOffsets, parse } from "../../yaml/parse.ts";
import { pathAt } from "../../yaml/pathAt.ts";
import { readTree } from "../../yaml/tree.ts";
import type { PageAddress } from "../page/pageAddress.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { readPage as checkPage } from "../read/load.ts";
import { readEditablePage } from "./read.ts";

/**
 * The first error of a text at an address, with the message of the check. `isIn` is true for a JSON pointer at the
 * address.
 */
export function firstErrorAt(
  text: string,
  isIn: (pointer: string) => boolean,
  page: PageAddress,
  context: SiteContext,
): string {
  const { root, syntax } = readEditablePage(
    text,
    { schemas: context.schemas, address: page.path },
    parse,
  );
  const tree = readTree(root, text, syntax.toSourceRange);
  const offsetOf = countOffsets(text);
  const { diagnostics } = checkPage(Buffer.from(text), context, page);
  const fault = diagnostics.find(
    ({ severity, file, line, column }) =>
      severity === "error" &&
      file === page.file &&
      isIn(`/${pathAt(tree, offsetOf(line, column)).join("/")}`),
  );
  return fault ? sentences(fault.message, fault.hint) : "It is not made for this place.";
}
