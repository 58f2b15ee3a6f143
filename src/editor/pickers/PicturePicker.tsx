import styled from "@emotion/styled";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { endsIn, fonts, pictureEndings } from "../../shared/fileEndings.ts";
import { base, Refused } from "../site/ask.ts";
import type { ValuePicking } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { isOnSite } from "../site/withChanges.ts";
import { Button } from "../widgets/Button.tsx";
import { Dialog } from "../widgets/Dialog.tsx";
import { type ChosenPicture, middle, type PictureParts } from "./changePicture.ts";
import { findUses } from "./findUses.ts";
import { PictureForm } from "./PictureForm.tsx";
import { type Option, SearchList } from "./SearchList.tsx";
import { explainKept, sendFile } from "./sendFile.ts";

const Zone = styled.div({
  display: "grid",
  gap: "calc(3 * var(--space))",
  borderRadius: "var(--radius)",
  "&[data-over]": { outline: "2px dashed var(--accent)", outlineOffset: 6 },
});

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "calc(3 * var(--space))",
  "& p": { color: "var(--quiet)", fontSize: "var(--small)" },
});

const Tile = styled.span({
  display: "grid",
  gap: 4,
  padding: "calc(1.5 * var(--space))",
  "& img, & video": {
    width: "100%",
    aspectRatio: 4 / 3,
    objectFit: "contain",
    borderRadius: 4,
    background: "var(--ground)",
  },
  "& span": { overflowWrap: "anywhere", color: "var(--quiet)", fontSize: "var(--small)" },
});

const Mistake = styled.p({ color: "var(--danger)" });

interface Props {
  place: ValuePicking["place"];
  /** The extensions of the files that fit. */
  endings: readonly string[];
  parts: PictureParts;
  /** The picture that is there, with an empty path if there is none. */
  now: ChosenPicture;
  /** A file that is already given. */
  file?: File | undefined;
  /** Takes the path of a file that is uploaded, before it is chosen. */
  onUpload: (path: string) => void;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Chooses a picture or a film of public/, or one that is brought: from the disk, by dropping it, or by pasting it. */
export function PicturePicker({
  place,
  endings,
  parts,
  now,
  file,
  onUpload,
  onChoose,
  onClose,
}: Props): ReactNode {
  const session = useSession();
  const site = useView(({ site }) => site);
  const [words, search] = useState("");
  const [isOver, setOver] = useState(false);
  const [problem, explain] = useState("");
  const needsMore = parts.alt !== undefined || parts.hasFocus;
  const [chosen, choose] = useState<{ shown: string; path: string | undefined } | undefined>(() =>
    needsMore && now.src !== "" ? { shown: addressOf(now.src), path: now.src } : undefined,
  );
  /** The file that is being uploaded for the place; another choice, and the end of the picker, take its place. */
  const uploading = useRef<File>(undefined);
  const shown = chosen?.shown ?? "";
  useEffect(() => () => URL.revokeObjectURL(shown), [shown]);
  const noun = nounOf(endings);

  const goBack = () => {
    uploading.current = undefined;
    choose(undefined);
  };
  const take = (path: string) => {
    uploading.current = undefined;
    if (needsMore) choose({ shown: addressOf(path), path });
    else onChoose({ src: path, alt: "", focus: middle });
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    uploading.current = file;
    const isWanted = () => uploading.current === file;
    const at = session.addressOf(place);
    const preview = needsMore ? URL.createObjectURL(file) : "";
    explain("");
    if (needsMore) choose({ shown: preview, path: undefined });
    session.announce(`${file.name} is being uploaded.`);
    try {
      const path = await sendFile(file);
      if (!endsIn(path, endings)) {
        throw new Refused(`${path.slice(1)} is kept in public/, but it is no ${noun}.`);
      }
      // Another tab may have deleted its section meanwhile.
      if (!at || !isOnSite(session.view().site, at))
        return session.announce(explainKept(path), true);
      session.announce(`${file.name} is uploaded, as ${path.slice(1)}.`);
      if (!isWanted()) return;
      onUpload(path);
      if (needsMore) choose({ shown: preview, path });
      else take(path);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!isWanted()) return session.announce(error.message, true);
      goBack();
      explain(error.message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is sent once, when it is given
  useEffect(() => {
    send(file);
    return () => {
      uploading.current = undefined;
    };
  }, [file]);
  const takeFrom = (event: SyntheticEvent, { files: [file, ...others] }: DataTransfer) => {
    setOver(false);
    if (!file) return;
    event.preventDefault();
    if (others.length > 0) {
      return explain(
        `One ${noun} fits here, and ${others.length + 1} were brought. None was taken.`,
      );
    }
    send(file);
  };

  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const files = (site?.files ?? []).filter(
    (each) =>
      endsIn(each, endings) &&
      (!each.startsWith("/examples/") || each === now.src) &&
      asked.every((word) => each.toLowerCase().includes(word)),
  );
  const usesOf = (each: string) => {
    const pages = site ? findUses(site, each) : [];
    return pages.length > 0 ? `on ${pages.join(", ")}` : unused;
  };
  const notUsed = files.filter((each) => usesOf(each) === unused);
  const deleteUnused = () =>
    session.changePages(
      { do: "delete-files", files: notUsed },
      "The files that no page uses are deleted. Undo brings them back.",
    );
  return (
    <Dialog
      title={chosen ? `The ${noun}` : `Choose a ${noun}`}
      isOpen
      onClose={onClose}
      width={chosen ? 620 : 860}
    >
      <Zone
        data-over={isOver || undefined}
        onPaste={(event) => takeFrom(event, event.clipboardData)}
        onDrop={(event) => takeFrom(event, event.dataTransfer)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
      >
        {chosen ? (
          <PictureForm
            key={chosen.shown}
            {...chosen}
            parts={parts}
            picture={chosen.path === now.src ? now : { src: "", alt: "", focus: middle }}
            onDone={onChoose}
            onBack={goBack}
          />
        ) : (
          <>
            <SearchList
              label={`Search the ${noun}s of your site`}
              placeholder="Part of a name …"
              words={words}
              onSearch={search}
              onChoose={take}
              column={150}
              height="min(48vh, 30rem)"
              groups={[
                {
                  name: "",
                  options: files.map((each) => optionOf(each, noun, now.src, usesOf(each))),
                },
              ]}
              empty={words ? `No ${noun} has this name.` : `There is no ${noun} yet.`}
            />
            <Row>
              <FileTrigger acceptedFileTypes={[...endings]} onSelect={(list) => send(list?.[0])}>
                <Button>Upload a {noun}</Button>
              </FileTrigger>
              <p>Or drop a file here, or paste one.</p>
              {notUsed.length > 0 && (
                <Button onPress={deleteUnused}>
                  {notUsed.length === 1
                    ? "Delete the one that is not used"
                    : `Delete the ${notUsed.length} that are not used`}
                </Button>
              )}
            </Row>
          </>
        )}
      </Zone>
      {problem && <Mistake role="alert">{problem}</Mistake>}
    </Dialog>
  );
}

type Noun = "picture" | "film" | "font file";

const nounOf = (endings: readonly string[]): Noun =>
  endings === fonts
    ? "font file"
    : endings.some((each) => pictureEndings.includes(each))
      ? "picture"
      : "film";

const unused = "not used";

const addressOf = (path: string) => base.slice(0, -1) + path;

const optionOf = (path: string, noun: Noun, now: string, uses: string): Option => ({
  id: path,
  name: `${path.slice(1)}, ${path === now ? "the one that is there now" : uses}`,
  content: (
    <Tile>
      {noun === "film" && <video src={addressOf(path)} muted preload="metadata" />}
      {noun === "picture" && <img src={addressOf(path)} alt="" loading="lazy" />}
      <span>
        {path.slice(path.lastIndexOf("/") + 1)}
        <br />
        {uses}
      </span>
    </Tile>
  ),
});
