import { type ReactNode, useEffect } from "react";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { guardOf } from "../site/sections.ts";
import { type Session, useSession, useView } from "../site/session.ts";
import { type ChosenPicture, changePicture } from "./changePicture.ts";
import { IconPicker } from "./IconPicker.tsx";
import { LinkPicker } from "./LinkPicker.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import { SectionPicker } from "./SectionPicker.tsx";
import { findTarget, type Target } from "./target.ts";

/** The picker that is open, if there is one. */
export function Pickers(): ReactNode {
  const session = useSession();
  const { picking, facts } = useView();
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
  if (!picking || !facts) return null;
  const { kind, place } = picking;
  if (kind === "section") return <SectionPicker {...picking} />;
  const target = findTarget(kind, place, session.sections(), facts.schemas);
  if (!target) return null;
  const set = (words: string) => async (value: string) => {
    session.pick();
    if (value !== target.value) await setValue(session, target, value, words);
  };
  if (kind === "icon") {
    return <IconPicker target={target} picking={picking} onChoose={set("Icon changed.")} />;
  }
  if (kind === "image") {
    const choose = async (picture: ChosenPicture) => {
      session.pick();
      const operation = changePicture(target, picture, facts.schemas);
      if (operation) await session.edit(target.section.file, operation, "Picture changed.");
    };
    return (
      <PicturePicker
        target={target}
        schemas={facts.schemas}
        file={picking.file}
        onChoose={choose}
      />
    );
  }
  return <LinkPicker target={target} picking={picking} onChoose={set("Link changed.")} />;
}

const setValue = (session: Session, { section, path }: Target, value: unknown, words: string) =>
  session.edit(
    section.file,
    { do: "set", section: section.ref, path, value, ...guard(section.data, path) },
    words,
  );

function guard(data: unknown, path: FieldPath): { was?: unknown } {
  const was = guardOf(data, path);
  return was === undefined ? {} : { was };
}
