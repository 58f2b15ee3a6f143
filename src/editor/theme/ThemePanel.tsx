import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import type { Schemas } from "../../schema/fields.ts";
import type { EditorPage } from "../../shared/editor.ts";
import { Choice } from "../controls/Choice.tsx";
import { SettingsForm } from "../form/Form.tsx";
import { useView } from "../site/session.ts";
import { ColorRow } from "./ColorRow.tsx";
import { Presets } from "./Presets.tsx";
import { type Group, listColors } from "./palette.ts";
import { useTheme } from "./useTheme.ts";

const Panel = styled.div({
  display: "grid",
  alignContent: "start",
  gap: "calc(6 * var(--space))",
  padding: "calc(2 * var(--space)) calc(4 * var(--space)) calc(6 * var(--space))",
});

const Colors = styled.section({ display: "grid", gap: "calc(4 * var(--space))" });

const Note = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

/** The look of the site: its colours, and what else there is of it. */
export function ThemePanel(): ReactNode {
  const { site, facts } = useView();
  const first = site?.pages[0];
  if (!first || !facts) return null;
  return <Theme first={first} schemas={facts.schemas} />;
}

const path = ["theme"];
const shownAbove = ["preset", "colors", "dark"];

const groups = [
  { value: "colors", label: "By day" },
  { value: "dark", label: "In the dark" },
] as const satisfies { value: Group; label: string }[];

function Theme({
  first: { file, data },
  schemas,
}: {
  first: EditorPage;
  schemas: Schemas;
}): ReactNode {
  const [group, setGroup] = useState<Group>("colors");
  const edited = useTheme(file, data, schemas);
  const { properties = {}, definitions = {} } = schemas.get("theme.schema.json") ?? {};
  const described = definitions.colors?.properties ?? {};
  const colors = listColors(edited.theme, data, group, Object.keys(described));
  return (
    <Panel>
      <Presets
        preset={edited.theme.preset}
        description={String(properties.preset?.description ?? "")}
        onChoose={edited.choose}
      />
      <Colors aria-label="Colours">
        <h3>Colours</h3>
        <Choice label="Colours for" value={group} options={groups} onChange={setGroup} />
        {colors.length === 0 && (
          <Note>The page is light for everyone, so there are no colours for the dark.</Note>
        )}
        {colors.map((color) => (
          <ColorRow
            key={`${color.group}.${color.name}`}
            color={color}
            description={String(described[color.name]?.description ?? "")}
            theme={edited}
          />
        ))}
      </Colors>
      <section aria-label="Shape and type">
        <SettingsForm file={file} path={path} schemaFile="page.schema.json" except={shownAbove} />
      </section>
    </Panel>
  );
}
