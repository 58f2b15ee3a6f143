import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage } from "../../shared/editor/endpoint.ts";

/** The title of a page in a search, or else its address. */
export function titleOfPage({ path, data }: EditorPage): string {
  const title = dataAt(data, ["page", "title"]) ?? child(data, "title");
  return path === "/" ? "Home" : typeof title === "string" ? title : path;
}
