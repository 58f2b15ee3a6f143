import { membersOf } from "../../schema/fields.ts";
import { inWords } from "../../schema/names.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Panel, Session } from "../site/session.ts";
import { showField } from "../site/showField.ts";
import type { Command } from "./commands.ts";

/** The groups of the site's file that have a panel. */
const panels: readonly { group: string; panel: Panel; name: string }[] = [
  { group: "site", panel: "site", name: "Site settings" },
  { group: "theme", panel: "theme", name: "Theme" },
];

/** The settings of the site and of its theme, each with the way to its field. */
export function listSettings(session: Session): Command[] {
  const { facts } = session.view();
  const file = "page.schema.json";
  const node = facts?.schemas.get(file);
  if (!facts || !node) return [];
  const root = membersOf(facts.schemas, { file, node });
  return panels.flatMap(({ group, panel, name: about }) => {
    const member = root.properties.get(group);
    if (!member) return [];
    return [...membersOf(facts.schemas, member.place).properties.keys()].map((name): Command => {
      const path: FieldPath = [group, name];
      return {
        id: `setting ${path.join(" ")}`,
        name: inWords(name),
        about,
        act() {
          session.show(panel);
          showField(path);
        },
      };
    });
  });
}
