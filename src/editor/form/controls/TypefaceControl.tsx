import { type DragEvent, type ReactNode, useState } from "react";
import { FileTrigger, Pressable } from "react-aria-components";
import { endsIn, fonts } from "../../../shared/fileEndings.ts";
import { asText } from "../../../shared/lookUp.ts";
import { sendFile } from "../../pickers/sendFile.ts";
import { unpackFonts } from "../../pickers/unpackFonts.ts";
import { Refused } from "../../site/ask.ts";
import type { ChoiceField, ListField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { Radios } from "./ChoiceControl.tsx";
import { ListControl } from "./ListControl.tsx";
import { nameOfTypeface } from "./nameOfTypeface.ts";
import { Button, DropZone, ErrorText } from "./parts.ts";
import { useOwnFace } from "./useOwnFace.ts";

interface Props {
  /** The choice among those that come along. */
  choice: ChoiceField;
  /** The files that take its place. */
  files: ListField;
}

/** A typeface: one that comes along, or one of the author's own, whose files are chosen or dropped here. */
export function TypefaceControl({ choice, files }: Props): ReactNode {
  const { edits } = useForm();
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, explain] = useState("");
  const [first] = files.items;
  const family = useOwnFace(first && asText(first.value));

  const send = async (brought: readonly File[]) => {
    setSent(true);
    explain("");
    try {
      const paths: string[] = [];
      for (const file of await unpackFonts(brought)) paths.push(await sendFont(file));
      if (files.items.length === 0) await edits.set(files, paths);
      else await edits.insertAll(files, paths);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      explain(error.message);
    } finally {
      setSent(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sent && event.dataTransfer.files.length > 0) send([...event.dataTransfer.files]);
  };
  return (
    <DropZone
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <Radios
        field={choice}
        instead={
          first && {
            name: nameOfTypeface(asText(first.value)),
            family,
            giveUp: (option) =>
              option === (choice.value ?? choice.defaultValue)
                ? edits.remove(files)
                : edits.replace(files, choice, option),
          }
        }
      >
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={[...fonts, ".zip"]}
          onSelect={(list) => list && list.length > 0 && send([...list])}
        >
          <Pressable>
            <Button
              type="button"
              aria-disabled={sent || undefined}
              aria-label={sent ? undefined : `Your own typeface: ${choice.label}`}
            >
              {sent ? "It is being uploaded …" : "Your own …"}
            </Button>
          </Pressable>
        </FileTrigger>
      </Radios>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
      {first && <ListControl field={files} />}
    </DropZone>
  );
}

async function sendFont(file: File): Promise<string> {
  const path = await sendFile(file);
  if (endsIn(path, fonts)) return path;
  throw new Refused(`${path.slice(1)} is kept in public/, but it is no font file.`);
}
