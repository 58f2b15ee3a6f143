import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { EditorPage } from "../../shared/editor/endpoint.ts";
import { presets } from "../../theme/presets.ts";
import { fontsOf, layoutOf, ornamentOf, shapeOf } from "../../theme/themeValues.ts";
import { FontFields } from "../form/controls/FontFields.tsx";
import { SettingsForm } from "../form/Form.tsx";
import { nameOfField } from "../site/nameOfField.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { Choice } from "../widgets/Choice.tsx";
import { Switch } from "../widgets/Switch.tsx";
import { ColorRow } from "./ColorRow.tsx";
import { Presets } from "./Presets.tsx";
import { type Group, listColorGroups, listThemeColors } from "./palette.ts";
import { useTheme } from "./useTheme.ts";

const Panel = styled.div({
  display: "grid",
  alignContent: "start",
  gap: "calc(6 * var(--space))",
  padding: "calc(2 * var(--space)) calc(4 * var(--space)) calc(6 * var(--space))",
});

const Colors = styled.section({ display: "grid", gap: "calc(4 * var(--space))" });

// Each field has a margin of its own.
const Shape = styled.div({ marginInline: "calc(-3 * var(--space))" });

const Own = styled.div({
  display: "grid",
  gap: "calc(2 * var(--space))",
  justifyItems: "start",
  marginTop: "calc(-3 * var(--space))",
  color: "var(--quiet)",
  fontSize: "var(--small)",
});

const Hint = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

/** The look of the site: its colours, and what else there is of it. */
export function ThemePanel(): ReactNode {
  const site = useView(({ site }) => site);
  const facts = useView(({ facts }) => facts);
  const first = site?.pages[0];
  if (!first || !facts) return null;
  return <Theme first={first} schemas={facts.schemas} />;
}

const path = ["theme"];
const fontsPath = ["theme", "fonts"];
const shownAbove = ["preset", "colors", "dark", "fonts"];

const groups = [
  { value: "colors", label: "By day" },
  { value: "dark", label: "In the dark" },
] as const satisfies { value: Group; label: string }[];

/** The settings as the look of a theme has them, of which the theme itself may have others. */
const lookOf = (theme: ReturnType<typeof useTheme>["theme"]) => ({
  ...layoutOf(theme),
  ...shapeOf(theme),
  fonts: fontsOf(theme),
  ornament: ornamentOf(theme),
  scheme: presets[theme.preset].scheme ?? "system",
});

function Theme({
  first: { file, data },
  schemas,
}: {
  first: EditorPage;
  schemas: Schemas;
}): ReactNode {
  const session = useSession();
  const edited = useTheme(file, data, schemas);
  const [group, setGroup] = useState<Group>(edited.draftGroup ?? "colors");
  const { properties = {}, definitions = {} } = schemas.get("theme.schema.json") ?? {};
  const described = definitions.colors?.properties ?? {};
  const inherited = lookOf(edited.theme);
  const colors = listThemeColors(edited.theme, data, group, Object.keys(described));
  return (
    <Panel>
      <Presets
        preset={edited.theme.preset}
        description={String(properties.preset?.description ?? "")}
        onChoose={edited.choose}
      />
      {listColorGroups(data).length > 0 && (
        <Own>
          <p>Colours that you have chosen yourself stay over every look.</p>
          <Button onPress={edited.resetAll}>Take all colours from the look</Button>
        </Own>
      )}
      <section aria-label="Typefaces" data-field={nameOfField(fontsPath)}>
        <h3>Typefaces</h3>
        <Shape>
          <SettingsForm
            {...{ file, inherited: inherited.fonts }}
            path={fontsPath}
            schemaFile="page.schema.json"
            Fields={FontFields}
          />
        </Shape>
        <Hint>
          One of your own is a WOFF2, WOFF, TTF or OTF file, or the ZIP file that{" "}
          <a href="https://fonts.google.com" target="_blank" rel="noreferrer">
            Google Fonts
          </a>{" "}
          gives you. Drop it on its place, or choose it there.
        </Hint>
      </section>
      <Colors aria-label="Colours">
        <h3>Colours</h3>
        <Choice
          label="Colours for"
          value={group}
          options={groups}
          onChange={(group) => {
            setGroup(group);
            // What is changed has to be seen.
            session.adjust({ scheme: group === "dark" ? "dark" : "light" });
          }}
        />
        {group === "dark" && (
          <Switch
            label="Dark for visitors who prefer it"
            description="Their device is set to dark. Otherwise the page is light for everyone."
            isOn={edited.theme.dark !== false}
            onChange={edited.follow}
          />
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
      <Shape as="section" aria-label="Shape and type">
        <SettingsForm
          {...{ file, path, inherited }}
          schemaFile="page.schema.json"
          except={shownAbove}
        />
      </Shape>
    </Panel>
  );
}
