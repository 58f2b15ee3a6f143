import { type ReactNode, useEffect, useRef, useState } from "react";
import { endingsOf } from "../../shared/fileEndings.ts";
import { isSame } from "../pending/change.ts";
import type { TrackedValue, ValuePicking } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import {
  type ChosenPicture,
  changePicture,
  newPicture,
  partsOf,
  readPicture,
} from "./changePicture.ts";
import { IconPicker } from "./IconPicker.tsx";
import { LinkPicker } from "./LinkPicker.tsx";
import { PictureOfText } from "./PictureOfText.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import { SectionPicker } from "./SectionPicker.tsx";
import { SeveralPictures } from "./SeveralPictures.tsx";
import { explainKept } from "./sendFile.ts";
import { takeSeveral } from "./takeSeveral.ts";
import { findTarget } from "./target.ts";
import { usePastedPicture } from "./usePastedPicture.ts";

/** The picker that is open, if there is one. */
export function Pickers(): ReactNode {
  const picking = useView(({ picking }) => picking);
  usePastedPicture();
  const session = useSession();
  useEffect(() => takeSeveral(session), [session]);
  useEffect(() => {
    // The browser would leave the editor to open a file that is dropped beside its place.
    const stop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    for (const name of ["dragover", "drop"] as const) addEventListener(name, stop);
    return () => {
      for (const name of ["dragover", "drop"] as const) removeEventListener(name, stop);
    };
  }, []);
  if (!picking) return null;
  if (picking.kind === "pictures") return <SeveralPictures {...picking} />;
  if (picking.kind === "text-picture") return <PictureOfText {...picking} />;
  return picking.kind === "section" ? (
    <SectionPicker {...picking} />
  ) : (
    <ValuePicker key={JSON.stringify(picking.place)} picking={picking} />
  );
}

function ValuePicker({ picking: opened }: { picking: ValuePicking }): ReactNode {
  const session = useSession();
  /** Others may change the list that the value is in. */
  const [tracked, setTracked] = useState<TrackedValue>();
  useEffect(() => {
    if (opened.draft) return undefined;
    const value = session.track(opened.place);
    setTracked(value);
    return value?.end;
  }, [opened, session]);
  const picking = { ...opened, place: placeNow(opened.place, tracked) };
  const facts = useView(({ facts }) => facts);
  const site = useView(({ site }) => site);
  /** The value when the picker opened: somebody else may change it, or put another in its place. */
  const seen = useRef<{ value: unknown }>(undefined);
  /** The path of the file that was uploaded for the place. */
  const uploaded = useRef<string>(undefined);
  const target =
    facts && site && findTarget(picking, session.sections(), site.pages, facts.schemas);
  const isGone = tracked?.isGone || Boolean(seen.current && !target);
  useEffect(() => {
    if (!isGone) return;
    session.pick();
    session.announce(uploaded.current === undefined ? gone : explainKept(uploaded.current), true);
  }, [isGone, session]);
  if (!facts || !target) return null;
  const { kind, draft, file } = picking;
  const { schemas } = facts;
  seen.current ??= { value: target.value };
  const change = (value: unknown, words: string) => {
    const { place } = picking;
    const { path, file } = target;
    session.endAction();
    session.change(
      "file" in place ? { file, path } : { section: place.section, path },
      value,
      words,
      { seen: seen.current ?? target },
    );
    session.flush();
  };
  const set = (words: string) => (value: string) => {
    session.pick();
    if (draft) draft.set(target.path, value);
    else if (value !== target.value) change(value, words);
  };
  if (kind === "icon") {
    return <IconPicker {...{ target, picking }} onChoose={set("Icon changed.")} />;
  }
  if (kind === "link") {
    return <LinkPicker {...{ target, picking }} onChoose={set("Link changed.")} />;
  }
  const choose = (picture: ChosenPicture) => {
    session.pick();
    if (draft) return draft.set(target.path, newPicture(target, picture, schemas));
    const value = changePicture(target, picture, schemas);
    if (!isSame(value, target.value)) change(value, "Picture changed.");
  };
  return (
    <PicturePicker
      {...{ file }}
      place={picking.place}
      endings={endingsOf(target.path)}
      parts={partsOf(target, schemas)}
      now={readPicture(target)}
      onClose={() => session.pick()}
      onUpload={(path) => {
        uploaded.current = path;
      }}
      onChoose={choose}
    />
  );
}

/** The place of a value that others may have moved since it was opened. */
function placeNow(place: ValuePicking["place"], tracked: TrackedValue | undefined): typeof place {
  if (!tracked) return place;
  const { section, path } = tracked.at;
  return "file" in place ? { ...place, path } : { section: section ?? place.section, path };
}

const gone = "What you were choosing for is no longer on the page.";
