import type { ReactNode } from "react";
import { nameOfType } from "../../schema/names.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { ListedSection } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Empty } from "../widgets/Empty.tsx";
import { Foldable } from "./controls/Foldable.tsx";
import { ErrorText, FieldSet, Head, Help } from "./controls/parts.ts";
import { FieldList } from "./FieldList.tsx";
import { FieldView } from "./FieldView.tsx";
import { FormAround } from "./Form.tsx";
import { SettingLinks } from "./SettingLinks.tsx";
import { useSectionFields } from "./useSectionFields.ts";

/** The form of the section that is selected. */
export function SectionForm(): ReactNode {
  const session = useSession();
  const facts = useView(({ facts }) => facts);
  const section = useView(({ selected }) =>
    session.sections().find(({ anchor }) => anchor === selected?.section),
  );
  if (!facts || !section) {
    return (
      <Empty path="M6.5 3.75v12.5l3.3-3.6h5.2z">
        Click on a text or a section of the page to change it here.
      </Empty>
    );
  }
  return <Fields key={section.anchor} {...{ section, schemas: facts.schemas }} />;
}

interface Props {
  section: ListedSection;
  schemas: Schemas;
}

function Fields({ section, schemas }: Props): ReactNode {
  const { file, anchor, ref, schema, problems, type, locked } = section;
  const { content, layout, style, presence } = useSectionFields(section, schemas);
  const name = nameOfType(type, schema);
  const folded = { Layout: layout, Style: style, "Visibility and name": presence };
  return (
    <section aria-label={name}>
      <Head>
        <h2>{name}</h2>
        {schema && <Help>{String(schema.description)}</Help>}
      </Head>
      <SettingLinks schema={schema} />
      <FormAround
        target={{ file, section: { anchor, ref } }}
        fields={[...content, ...layout, ...style, ...presence]}
        problems={problems}
      >
        {locked && <ErrorText role="status">{locked}</ErrorText>}
        <FieldSet disabled={locked !== undefined}>
          <FieldList fields={content} />
          {Object.entries(folded)
            .filter(([, fields]) => fields.length > 0)
            .map(([title, fields]) => (
              <Foldable key={title} title={title} paths={fields.map(({ path }) => path)}>
                {fields.map((field) => (
                  <FieldView key={String(field.path)} field={field} />
                ))}
              </Foldable>
            ))}
        </FieldSet>
      </FormAround>
    </section>
  );
}
