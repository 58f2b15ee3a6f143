import { type ReactNode, useId, useMemo } from "react";
import { type Place, type Schemas, shapeOf } from "../../schema/fields.ts";
import type { Place as PagePlace, Problem } from "../../shared/editor.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { dataAt } from "../../shared/wording.ts";
import { useSession, useView } from "../site/session.ts";
import { createEdits, type Target } from "./createEdits.ts";
import { FieldList } from "./FieldList.tsx";
import { FormContext, type FormState } from "./FormContext.ts";
import type { Field } from "./field.ts";
import { listFields } from "./listFields.ts";
import { Problems } from "./Notes.tsx";
import { isInside, problemsBeside } from "./problems.ts";

interface FormProps {
  target: Target;
  /** The schema of the file, by its path inside schema/. */
  schema?: string;
  problems: readonly Problem[];
  /** The fields inside, whose problems they show. */
  fields: readonly Field[];
  children: ReactNode;
}

/** A form on a part of a file, around its fields. */
export function FormAround({
  target,
  schema = "",
  problems,
  fields,
  children,
}: FormProps): ReactNode {
  const session = useSession();
  const { facts, site, selected } = useView();
  const { file, section } = target;
  const filesId = useId();
  const schemas = facts?.schemas;
  if (!schemas) return null;
  const placeOf = (path: FieldPath): PagePlace | undefined =>
    section && { section: section.anchor, path };
  const form: FormState = {
    ...{ schemas, problems, filesId, savesLate: !section },
    edits: createEdits(session, target),
    selected: section && selected?.section === section.anchor ? selected.path : undefined,
    select: (path) => section && session.select(placeOf(path)),
    pick(kind, path, box, draft) {
      const place = section ? { section: section.anchor, path } : { file, schema, path };
      session.pick({ kind, place, box, draft });
    },
    fix(problem) {
      const page = site?.pages.find((page) => page.file === file);
      const isIt = ({ code, line, column }: Problem) =>
        code === problem.code && line === problem.line && column === problem.column;
      session.fix(file, page?.problems.findIndex(isIt) ?? -1);
    },
    say: session.say,
  };
  return (
    <FormContext value={form}>
      <div data-form>
        <datalist id={filesId}>
          {site?.files.map((file) => (
            <option key={file} value={`/${file.replace(/^\//, "")}`} />
          ))}
        </datalist>
        <Problems problems={problemsBeside(fields, problems)} />
        {children}
      </div>
    </FormContext>
  );
}

interface SettingsProps {
  file: string;
  /** The path of a group from the root of the file, such as ["site"]. */
  path: FieldPath;
  /** The schema of the whole file, by its path inside schema/. */
  schemaFile: string;
  /** Fields that are shown elsewhere, by their names. */
  except?: readonly string[];
}

/** The form of a group of a file outside its sections, such as the settings of the site. */
export function SettingsForm({ file, path, schemaFile, except = [] }: SettingsProps): ReactNode {
  const { facts, site } = useView();
  const schemas = facts?.schemas;
  const place = useMemo(
    () => schemas && placeAt(schemas, schemaFile, path),
    [schemas, schemaFile, path],
  );
  const page = site?.pages.find((page) => page.file === file);
  if (!page || !schemas || !place) return null;
  const { data } = page;
  const fields = listFields(schemas, place, dataAt(data, path), path).filter(
    ({ path }) => !except.includes(String(path.at(-1))),
  );
  const problems = page.problems.filter(({ path: at }) => isInside(at, path));
  return (
    <FormAround target={{ file, data }} schema={schemaFile} {...{ problems, fields }}>
      <FieldList fields={fields} />
    </FormAround>
  );
}

/** The schema of the value at a path of a file. */
export function placeAt(schemas: Schemas, file: string, path: FieldPath): Place | undefined {
  const node = schemas.get(file);
  return path.reduce<Place | undefined>((place, step) => {
    const { properties, entry } = place ? shapeOf(schemas, place) : {};
    return (typeof step === "number" ? entry : properties?.get(step))?.place;
  }, node && { file, node });
}
