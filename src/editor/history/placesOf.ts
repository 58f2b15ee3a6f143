import type { Place } from "../../shared/editor.ts";
import type { Action } from "../../shared/operation.ts";

/** The places that an action is about, the most exact first: some are there before it alone, and some after it. */
export function placesOf(action: Action): Place[] {
  switch (action.do) {
    case "all":
      return action.operations.flatMap(placesOf);
    case "add-section":
      return [{ section: action.id ?? action.type, path: [] }];
    case "rename-id":
      return [action.section, action.id].flatMap((section) => placeIn(section, []));
    case "set":
    case "remove":
    case "duplicate":
    case "insert":
    case "move":
      return placeIn(action.section, action.path);
    case "add-page":
    case "delete-page":
    case "fix":
    case "rename-page":
      return [];
    default:
      return placeIn(action.section, []);
  }
}

const placeIn = (section: unknown, path: Place["path"]): Place[] =>
  typeof section === "string" ? [{ section, path }] : [];
