import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { TranslatedText } from "../../shared/editor/translations.ts";
import { PrimaryButton, QuietButton } from "../widgets/Button.tsx";
import { TextField } from "../widgets/TextField.tsx";
import { useTypedTranslation } from "./useTypedTranslation.ts";

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

const Buttons = styled.div({ display: "flex", gap: "calc(2 * var(--space))" });

interface Props {
  text: TranslatedText;
  /** The language that it is translated into, and the one that it is written in. */
  lang: string;
  source: string;
  onSaved: () => void;
}

/** A text in the language of the site, and below it a box for its translation. */
export function TranslationForm({ text, lang, source, onSaved }: Props): ReactNode {
  const { id, note, state, before } = text;
  const { find, type, save, discard } = useTypedTranslation(text, lang);
  const typed = find();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save().then((isSaved) => isSaved && onSaved());
      }}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        // Enter alone is a line of the text.
        if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.requestSubmit();
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
        value={typed ? typed.text : text.translation}
        onChange={(next) => type(next)}
        error={typed?.fault}
        hasLines
      />
      <Buttons>
        <PrimaryButton type="submit">Save</PrimaryButton>
        {typed && <QuietButton onPress={discard}>Discard</QuietButton>}
      </Buttons>
    </Form>
  );
}
