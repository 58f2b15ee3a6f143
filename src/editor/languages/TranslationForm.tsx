import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import type { TranslatedText, TranslationRequest } from "../../shared/editor/translations.ts";
import { useSession } from "../site/useSession.ts";
import { PrimaryButton } from "../widgets/Button.tsx";
import { TextField } from "../widgets/TextField.tsx";

const Form = styled.form({
  display: "grid",
  gap: "calc(3 * var(--space))",
  justifyItems: "start",
  width: "100%",
  "& blockquote": {
    width: "100%",
    paddingInlineStart: "calc(3 * var(--space))",
    borderInlineStart: "2px solid var(--edge)",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "& > div": { width: "100%" },
});

const Quiet = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

interface Props {
  text: TranslatedText;
  /** The language that it is translated into, and the one that it is written in. */
  lang: string;
  source: string;
  write: (request: Extract<TranslationRequest, { do: "translate" }>) => Promise<void>;
  onSaved: () => void;
}

/** A text in the language of the site, and below it a box for its translation. */
export function TranslationForm({ text, lang, source, write, onSaved }: Props): ReactNode {
  const session = useSession();
  const { context, id, note, state, before, translation } = text;
  const [value, setValue] = useState(translation);
  const [fault, setFault] = useState<string>();
  const save = () =>
    write({ do: "translate", lang, context, id, text: value.trim() }).then(
      () => {
        setFault(undefined);
        session.announce("The translation is saved.");
        onSaved();
      },
      (error) => setFault(error instanceof Error ? error.message : String(error)),
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <blockquote lang={source} dir="auto">
        {id}
      </blockquote>
      {note && <Quiet>{note}</Quiet>}
      {state === "stale" && before !== undefined && before !== id && (
        <Quiet>
          When this was translated, the page said: <q lang={source}>{before}</q>
        </Quiet>
      )}
      <TextField
        label={state === "stale" ? "Translation, to look at again" : "Translation"}
        value={value}
        onChange={setValue}
        error={fault}
        hasLines
      />
      <PrimaryButton type="submit">Save</PrimaryButton>
    </Form>
  );
}
