import type { Page, PrintedDocument } from "../../contract/page.ts";
import type { Publication } from "../../contract/publication.ts";
import { darkScheme, lightScheme } from "../../contract/scheme.ts";
