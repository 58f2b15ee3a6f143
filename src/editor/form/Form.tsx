import { type ComponentType, type ReactNode, useId, useMemo } from "react";
import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { Problem } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { pageOf } from "../site/sections.ts";
import type { Session } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Problems } from "./controls/Notes.tsx";
import { FieldList } from "./FieldList.tsx";
import type { Field } from "./fields/field.ts";
import { listFields } from "./fields/listFields.ts";
import { isProblemInside, problemsBeside } from "./fields/problems.ts";
import { withInherited } from "./fields/withInherited.ts";
import { WithHelpLine } from "./HelpLine.tsx";
import { createEdits, type EditTarget } from "./state/createEdits.ts";
import { FormContext, type FormState } from "./state/FormContext.ts";
import { useUnchanged } from "./state/useUnchanged.ts";

interface FormProps {
  target: EditTarget;
  /** The schema of the file, by its path inside schema/. */
  schema?: string;
  problems: readonly Problem[];
  /** The fields inside, whose problems they show. */
  fields: readonly Field[];
  /** False in a card, which must not grow while something in it is pressed. */
  hasHelpLine?: boolean;
  children: ReactNode;
}

/** A form on a part of a file, around its fields. A field is rendered again only if something of it changes. */
export function FormAround({
  target: given,
  schema = "",
  problems,
  fields,
  hasHelpLine = true,
  children,
}: FormProps): ReactNode {
  const session = useSession();
  const schemas = useView(({ facts }) => facts?.schemas);
  const files = useView(({ site }) => site?.files);
  const target = useUnchanged(given);
  const anchor = target.section?.anchor;
  const selected = useView(({ selected }) =>
    anchor !== undefined && selected?.section === anchor ? selected.path : undefined,
  );
  const filesId = useId();
  const acts = useMemo(() => createActs(session, target, schema), [session, target, schema]);
  const form = useMemo<FormState | undefined>(
    () => schemas && { schemas, problems, filesId, selected, ...acts },
    [schemas, problems, filesId, selected, acts],
  );
  if (!form) return null;
  return (
    <FormContext value={form}>
      <WithHelpLine isShown={hasHelpLine}>
        <datalist id={filesId}>
          {files?.map((file) => (
            <option key={file} value={`/${file.replace(/^\//, "")}`} />
          ))}
        </datalist>
        <Problems problems={problemsBeside(fields, problems)} />
        {children}
      </WithHelpLine>
    </FormContext>
  );
}

type FormActs = Pick<
  FormState,
  "drafts" | "edits" | "fix" | "pick" | "addPictures" | "announce" | "remarkNext" | "select"
>;

/** The actions of a form on its part of a file. */
function createActs(session: Session, target: EditTarget, schema: string): FormActs {
  const { file, section } = target;
  const { drafts } = session;
  const at = (path: FieldPath) => ({ file, section: section?.anchor, path });
  return {
    drafts: {
      find: (path) => drafts.find(at(path)),
      hold: (path, draft) => drafts.hold({ ...draft, at: at(path) }),
      release: (path) => drafts.release(at(path)),
      send: (path, value) => drafts.send(at(path), value),
      onFinish: drafts.onFinish,
    },
    edits: createEdits(session, target),
    select: (path) => section && session.select({ section: section.anchor, path }),
    pick(kind, path, box, draft) {
      const place = section ? { section: section.anchor, path } : { file, schema, path };
      session.pick({ kind, place, box, draft });
    },
    addPictures:
      section &&
      (({ path, items }, files) => {
        const place = { section: section.anchor, path };
        session.pick({ kind: "pictures", place, index: items.length, files });
      }),
    fix: (problem) => session.fix(file, problem),
    announce: session.announce,
    remarkNext: session.remarkNext,
  };
}

interface SettingsProps {
  file: string;
  /** The path of a group from the root of the file, such as ["site"]. */
  path: FieldPath;
  /** The schema of the whole file, by its path inside schema/. */
  schemaFile: string;
  /** Fields that are shown elsewhere, by their names. */
  except?: readonly string[];
  /** The values that count where the file has none. */
  inherited?: unknown;
  /** Shows the fields. */
  Fields?: ComponentType<{ fields: readonly Field[] }>;
}

/** The form of a group of a file outside its sections, such as the settings of the site. */
export function SettingsForm({
  file,
  path,
  schemaFile,
  except = [],
  inherited,
  Fields = FieldList,
}: SettingsProps): ReactNode {
  const schemas = useView(({ facts }) => facts?.schemas);
  const page = useView(({ site }) => pageOf(site, file));
  const place = useMemo(
    () => schemas && placeAt(schemas, schemaFile, path),
    [schemas, schemaFile, path],
  );
  const { data } = page ?? {};
  const fields = useUnchanged(
    schemas && place
      ? withInherited(listFields(schemas, place, dataAt(data, path), path), inherited).filter(
          ({ path }) => !except.includes(String(path.at(-1))),
        )
      : [],
  );
  const problems = useUnchanged(
    page?.problems.filter(({ path: at }) => isProblemInside(at, path)) ?? [],
  );
  if (!page || !place) return null;
  return (
    <FormAround target={{ file }} schema={schemaFile} {...{ problems, fields }}>
      <Fields fields={fields} />
    </FormAround>
  );
}

/** The schema of the value at a path of a file. */
function placeAt(schemas: Schemas, file: string, path: FieldPath): SchemaLocation | undefined {
  const node = schemas.get(file);
  return path.reduce<SchemaLocation | undefined>((place, step) => {
    const { properties, entry } = place ? membersOf(schemas, place) : {};
    return (typeof step === "number" ? entry : properties?.get(step))?.place;
  }, node && { file, node });
}
