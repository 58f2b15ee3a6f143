import { type ReactNode, useEffect, useRef, useState } from "react";
import { asText } from "../../shared/lookUp.ts";
import type { ValueAddress } from "../pending/change.ts";
import { nameOfField } from "../site/nameOfField.ts";
import { useSession } from "../site/useSession.ts";
import { isOnSite } from "../site/withChanges.ts";
import { TextField } from "../widgets/TextField.tsx";

interface Props {
  /** The address of the value, by which a text that cannot be saved yet is found again. */
  at: ValueAddress;
  label: string;
  /** The value as it is shown. */
  value: string;
  description?: string;
  hasLines?: boolean;
  /** True if the value is saved when the field is left, or by Enter; otherwise it is saved while it is written. */
  isLate?: boolean;
  /** Returns the reason why a text may not be saved; undefined if it may. */
  judge: (text: string) => string | undefined;
  /** `seen` is the last text that its author saw. */
  save: (text: string, seen: string) => unknown;
}

/** A text that is being written. */
interface Draft {
  text: string;
  start: string;
  /** The last text that its author saw. */
  seen: string;
  /** The text that was saved of it; undefined while none is. */
  given?: string;
}

const late = "It is saved when the field is left.";

/** A text of a page that has a form of its own. Escape brings the old one back. */
export function CommitField({ at, value, judge, save, isLate, ...field }: Props): ReactNode {
  const { drafts, view } = useSession();
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const held = drafts.find(at);
    if (!held) return undefined;
    const known = held.seen ? asText(held.seen.value) : value;
    return { text: asText(held.value), start: known, seen: known };
  });
  const isOwn = draft && (draft.given === undefined || draft.given.trim() === value.trim());
  const text = isOwn ? draft.text : value;
  const seen = draft && draft.given === undefined ? draft.seen : value;
  const error = !isOwn || draft.text === value ? undefined : judge(draft.text);
  const write = (next: string) => {
    const { start } = draft ?? { start: value };
    const wrong = judge(next);
    if (next !== start && (wrong !== undefined || isLate)) {
      setDraft({ text: next, start, seen });
      return drafts.hold({
        ...{ at, label: field.label, value: next, seen: { value: seen } },
        reason: wrong ?? late,
      });
    }
    drafts.release(at);
    setDraft({ text: next, start, seen, given: next });
    if (!isLate && next.trim() !== value.trim()) save(next, seen);
  };
  const end = () => {
    drafts.release(at);
    setDraft(undefined);
  };
  const commit = () => {
    if (!isOwn || error !== undefined) return;
    end();
    if (isLate && draft.text !== value) return save(draft.text, seen);
  };
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => drafts.onFinish(() => latest.current()), [drafts]);
  const place = useRef(at);
  place.current = at;
  // A press on another page takes the field away before it loses the focus.
  useEffect(
    () => () => {
      if (isLate && isOnSite(view().site, place.current)) latest.current();
    },
    [isLate, view],
  );
  return (
    <form
      data-field={nameOfField(at.path)}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !draft) return;
        const isOthers = !isOwn || seen !== value;
        if (!isLate && !isOthers && draft.start !== value) save(draft.start, seen);
        end();
      }}
    >
      <TextField {...field} value={text} error={error} onChange={write} onBlur={commit} />
    </form>
  );
}
