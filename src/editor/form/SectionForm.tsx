import type { ReactNode } from "react";
import { nameOfType } from "../../schema/names.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { ListedSection } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Empty } from "../widgets/Empty.tsx";
import { Foldable } from "./controls/Foldable.tsx";
import { ErrorText, FieldSet, Head, Help } from "./controls/parts.ts";
import { FieldList } from "./FieldList.tsx";
import { FormAround } from "./Form.tsx";
import { listFields } from "./fields/listFields.ts";
import { useUnchanged } from "./state/useUnchanged.ts";

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
  const { file, anchor, ref, data, schema, problems, type, locked } = section;
  const place = schema && { file: sectionSchema(type), node: schema };
  const fields = useUnchanged(
    place ? listFields(schemas, place, child(data, "props"), ["props"]) : [],
  );
  const frame = useUnchanged(frameFields(schemas, data));
  const name = nameOfType(type, schema);
  return (
    <section aria-label={name}>
      <Head>
        <h2>{name}</h2>
        {schema && <Help>{String(schema.description)}</Help>}
      </Head>
      <FormAround
        target={{ file, section: { anchor, ref } }}
        data={data}
        fields={[...fields, ...frame]}
        problems={problems}
      >
        {locked && <ErrorText role="status">{locked}</ErrorText>}
        <FieldSet disabled={locked !== undefined}>
          <FieldList fields={fields} />
          <Foldable title="Section" paths={frame.map(({ path }) => path)}>
            <FieldList fields={frame} />
          </Foldable>
        </FieldSet>
      </FormAround>
    </section>
  );
}

/** The settings that every section may have beside its words, as the schema of the page lists them. */
function frameFields(schemas: Schemas, data: unknown) {
  const file = "page.schema.json";
  const node = schemas.get(file)?.definitions?.section;
  return node
    ? listFields(schemas, { file, node }, data, []).filter(({ isRequired }) => !isRequired)
    : [];
}
