import type { Schemas } from "../../schema/schemaNode.ts";
import { home, schemaOf } from "../page/pageAddress.ts";

/** The rules for a page: the schemas, and the address, which distinguishes the first page from the others. */
export interface Rules {
  schemas: Schemas;
  /** The address of the page; that of the first if it is left out. */
  address?: string | undefined;
  /** The Markdown files of texts/ that are known, by their names inside it. */
  texts?: ReadonlyMap<string, string> | undefined;
}

/** The schema of the page's file. */
export const rootSchema = ({ address = home.path }: Rules): string => schemaOf({ path: address });
