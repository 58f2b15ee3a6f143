import { child } from "../../shared/dataAt.ts";
import type { FieldAddress } from "../../shared/editor/messages.ts";
import type { Action } from "../../shared/operation.ts";

/** The places that an action is about, the most exact first: some are there before it alone, and some after it. */
export function placesOf(action: Action): FieldAddress[] {
  switch (action.do) {
    case "all":
      // What comes later may have another name already.
      return action.operations.toReversed().flatMap(placesOf);
    case "add-section":
      return [{ section: action.id ?? action.type, path: [] }];
    case "rename-id":
      return [action.section, action.id].flatMap((section) => placeIn(section, []));
    case "insert":
      if (isInSections(action.path)) return placeIn(anchorOf(action.value), []);
      return placeIn(action.section, action.path);
    case "set":
      if (isInSections(action.path) && action.path[2] === "id") return placeIn(action.value, []);
      return placeIn(action.section, action.path);
    case "remove":
    case "duplicate":
    case "move":
      return placeIn(action.section, action.path);
    case "add-page":
    case "bring-back":
    case "delete-files":
    case "delete-page":
    case "dismiss":
    case "fix":
    case "rename-page":
    case "translate":
    case "write-text":
      return [];
    default:
      return placeIn(action.section, []);
  }
}

const isInSections = ([first]: FieldAddress["path"]) => first === "sections";

/** The anchor of a section, read from its data in a file. */
const anchorOf = (section: unknown) => child(section, "id") ?? child(section, "type");

const placeIn = (section: unknown, path: FieldAddress["path"]): FieldAddress[] =>
  typeof section === "string" ? [{ section, path }] : [];
