import { type ReactNode, useState } from "react";
import { TextField } from "../controls/TextField.tsx";

interface Props {
  label: string;
  /** The value in the file. */
  value: string;
  description?: string;
  hasLines?: boolean;
  /** Says what is wrong with a text; nothing where it may be saved. */
  judge: (text: string) => string | undefined;
  save: (text: string) => void;
}

/** A text that is saved when its field is left, or by Enter. Escape brings the old one back. */
export function CommitField({ value, judge, save, ...field }: Props): ReactNode {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  const error = draft === undefined || draft === value ? undefined : judge(draft);
  const commit = () => {
    if (draft === undefined || error !== undefined) return;
    setDraft(undefined);
    if (draft !== value) save(draft);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") setDraft(undefined);
      }}
    >
      <TextField {...field} value={text} error={error} onChange={setDraft} onBlur={commit} />
    </form>
  );
}
