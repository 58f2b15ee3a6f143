import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";

/** The pictures that are published as copies, by the definition that holds them. */
const copied: Record<string, (path: FieldPath) => FieldPath> = {
  image: (path) => [...path, "src"],
  background: (path) => [...path, "src"],
  video: (path) => [...path, "poster"],
  portrait: (path) => path,
};

/** A copy is a still image: of an animation, only the first frame is shown. */
export const checkStills: Check = ({ fields, media, tree }) =>
  fields.flatMap(({ kind, path }): Diagnostic[] => {
    const at = lookUp(copied, kind)?.(path);
    const file = at && dataAt(tree.data, at);
    if (!at || typeof file !== "string" || media.pictures.get(file)?.kind !== "moving") return [];
    const { where, name } = nameOf(at, tree.data);
    return [
      {
        code: "still",
        message: `${where}: ${named(name)} is ${quote(file)}, which moves; only its first frame is shown.`,
        hint: "Show it as a film in a showcase section, or name a picture that stands still.",
        range: tree.valueAt(at),
      },
    ];
  });
