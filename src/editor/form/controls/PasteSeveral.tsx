import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { asText } from "../../../shared/lookUp.ts";
import { makeEntries, textsOfEntry } from "../../paste/makeEntries.ts";
import { readClipboardText } from "../../paste/readClipboardText.ts";
import { readEntries } from "../../paste/readEntries.ts";
import type { ListField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { Button, FieldSet, Help, Label, Line, MainButton, TextArea } from "./parts.ts";

/** A button that opens a box for several entries at once: a list of names, questions with answers, rows of a table. */
export function PasteSeveral({ field }: { field: ListField }): ReactNode {
  const { schemas, drafts } = useForm();
  const path = [...field.path, "several"];
  const [isOpen, setOpen] = useState(drafts.find(path) !== undefined);
  const texts = textsOfEntry(schemas, field.entry);
  if (!texts || field.items.length >= field.max) return null;
  if (isOpen)
    return <Box field={field} maxParts={texts.parts.length} close={() => setOpen(false)} />;
  return (
    <Button type="button" onClick={() => setOpen(true)}>
      Paste several
    </Button>
  );
}

interface BoxProps {
  field: ListField;
  /** The texts that an entry may have beside its first. */
  maxParts: number;
  close: () => void;
}

function Box({ field, maxParts, close }: BoxProps): ReactNode {
  const { schemas, drafts, edits } = useForm();
  const { noun, items, entry, max, label } = field;
  const path = [...field.path, "several"];
  const [text, setText] = useState(() => asText(drafts.find(path)?.value ?? ""));
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const values = makeEntries(schemas, entry, readEntries(text, maxParts), items.at(-1)?.value);
  const explained = explain();
  function explain(): string {
    if ("missing" in values)
      return `“${values.head}” lacks its ${values.missing}, on a line below it.`;
    const room = max - items.length;
    if (values.length > room) return `There are ${values.length}, and ${room} fit.`;
    return values.length > 0 ? `This makes ${values.length} × ${noun}.` : "";
  }
  const canAdd = !("missing" in values) && values.length > 0 && values.length <= max - items.length;
  const change = (next: string) => {
    setText(next);
    if (next.trim())
      drafts.hold(path, {
        label: `${label}: several`,
        value: next,
        reason: "They are not added yet.",
      });
    else drafts.release(path);
  };
  const leave = () => {
    drafts.release(path);
    close();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const given = readClipboardText(event.clipboardData);
    if (given === event.clipboardData.getData("text/plain")) return;
    event.preventDefault();
    document.execCommand("insertText", false, given);
  };
  const add = async () => {
    if (canAdd && (await edits.insertAll(field, values))) leave();
  };
  return (
    <FieldSet>
      <Label htmlFor={id}>Several at once</Label>
      <TextArea
        ref={box}
        id={id}
        rows={6}
        dir="auto"
        value={text}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onPaste={paste}
      />
      <Help id={`${id}-help`}>
        {maxParts > 0
          ? "Paste a list, a table, or titles with the text below each."
          : "One on each line."}
      </Help>
      <Help role="status">{explained}</Help>
      <Line>
        <MainButton type="button" aria-disabled={!canAdd || undefined} onClick={add}>
          Add all
        </MainButton>
        <Button type="button" onClick={leave}>
          Cancel
        </Button>
      </Line>
    </FieldSet>
  );
}
