import styled from "@emotion/styled";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { inWords } from "../../schema/names.ts";
import { printItems } from "../paste/printItems.ts";
import { Refused } from "../site/ask.ts";
import { entryAt } from "../site/entryAt.ts";
import { makePictureEntry, readPictureEntry } from "../site/pictureEntry.ts";
import type { PicturesPicking } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button, PrimaryButton } from "../widgets/Button.tsx";
import { Dialog, DialogButtons } from "../widgets/Dialog.tsx";
import { TextField } from "../widgets/TextField.tsx";
import { sendFile } from "./sendFile.ts";

const Pictures = styled.ol({
  display: "grid",
  gap: "calc(3 * var(--space))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const Picture = styled.li({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr) auto",
  gap: "calc(3 * var(--space))",
  alignItems: "start",
  "& img": { width: "100%", aspectRatio: 4 / 3, objectFit: "cover", borderRadius: 4 },
  "& p": { margin: 0, color: "var(--quiet)", fontSize: "var(--small)", overflowWrap: "anywhere" },
  "& p[data-wrong]": { color: "var(--danger)" },
});

const Progress = styled.progress({ width: "100%", accentColor: "var(--accent)" });

/** A file on its way to public/. */
interface Upload {
  file: File;
  /** The address under which the file is seen. */
  shown: string;
  /** Its path on a page, once it is kept. */
  path?: string;
  /** The reason why it is not kept. */
  refusal?: string;
  words: string;
}

/** Uploads pictures one after the other, asks for the words of each, and makes entries of a list of them, as one action. */
export function SeveralPictures({ place, index, files }: PicturesPicking): ReactNode {
  const session = useSession();
  const facts = useView(({ facts }) => facts);
  const section = session.sections().find(({ anchor }) => anchor === place.section);
  const member = facts && section && entryAt(facts.schemas, section.type, place.path);
  const entry = facts && member && readPictureEntry(facts.schemas, member);
  const [addresses] = useState(
    () => new Map(files.map((file) => [file, URL.createObjectURL(file)])),
  );
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    files.map((file) => ({
      ...{ file, shown: addresses.get(file) ?? "" },
      words: entry?.text === undefined ? "" : nameOf(file),
    })),
  );
  const [isAsked, ask] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const change = useCallback(
    (file: File, changes: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.file === file ? { ...each, ...changes } : each))),
    [],
  );
  useEffect(() => {
    let isWanted = true;
    const sendAll = async () => {
      for (const file of files) {
        if (!isWanted) return;
        const done = await sendFile(file).then(
          (path) => ({ path }),
          (error: unknown) => {
            if (!(error instanceof Refused)) throw error;
            return { refusal: error.message };
          },
        );
        change(file, done);
      }
    };
    sendAll().catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [files, change]);
  if (!entry || !section) return null;

  const isDone = ({ path, refusal }: Upload) => path !== undefined || refusal !== undefined;
  const done = uploads.filter(isDone).length;
  const kept = uploads.filter(({ path }) => path !== undefined);
  const label = entry.text === undefined ? "In words" : inWords(entry.text);
  const needsWords = entry.text !== undefined || entry.hasAlt;
  const isLacking = ({ words }: Upload) => needsWords && words.trim() === "";
  const close = () => {
    session.pick();
    if (kept.length > 0) {
      session.announce(`${kept.length} pictures are kept in public/ and shown nowhere.`);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacking = kept.findIndex(isLacking);
    ask(true);
    if (lacking >= 0) {
      return list.current
        ?.querySelector<HTMLElement>("[data-invalid] input, [data-lacking] input")
        ?.focus();
    }
    const values = kept.map(({ path = "", words }) => makePictureEntry(entry, path, words.trim()));
    const into = [{ section: section.ref, path: place.path, index }];
    const pasted = await session.paste(
      { file: section.file, text: printItems(values), into },
      () =>
        values.length === 1 ? "One picture was added." : `${values.length} pictures were added.`,
    );
    if (pasted) session.pick();
  };
  return (
    <Dialog title={`Add ${files.length} pictures`} isOpen onClose={close} width={620}>
      <form onSubmit={submit}>
        {done < uploads.length && (
          <Progress
            value={done}
            max={uploads.length}
            aria-label={`${done} of ${uploads.length} are uploaded`}
          />
        )}
        <Pictures ref={list}>
          {uploads.map((upload) => (
            <Picture key={upload.shown} data-lacking={isLacking(upload) || undefined}>
              <img src={upload.shown} alt="" />
              {upload.refusal !== undefined ? (
                <p data-wrong>{upload.refusal}</p>
              ) : needsWords ? (
                <TextField
                  label={`${label}: ${upload.file.name}`}
                  value={upload.words}
                  onChange={(words) => change(upload.file, { words })}
                  error={isAsked && isLacking(upload) ? explained : undefined}
                />
              ) : (
                <p>{upload.file.name}</p>
              )}
              <Button
                aria-label={`Leave out ${upload.file.name}`}
                onPress={() => setUploads((all) => all.filter((each) => each !== upload))}
              >
                Leave out
              </Button>
            </Picture>
          ))}
        </Pictures>
        <DialogButtons>
          <Button type="button" onPress={close}>
            Cancel
          </Button>
          <PrimaryButton type="submit" isDisabled={done < uploads.length || kept.length === 0}>
            {done < uploads.length
              ? `Uploading ${done + 1} of ${uploads.length} …`
              : `Add ${kept.length === 1 ? "one picture" : `${kept.length} pictures`}`}
          </PrimaryButton>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const explained = "People who cannot see it hear these words, and search engines read them.";

/** The words of a file's name. */
const nameOf = ({ name }: File) =>
  inWords(name.replace(/\.[^.]*$/, "").replaceAll(/[_-]+/g, " ")).trim();
