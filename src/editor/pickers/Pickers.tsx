import { type ReactNode, useEffect } from "react";
import { guardOf } from "../site/sections.ts";
import type { Session, ValuePicking } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { type ChosenPicture, changePicture, newPicture } from "./changePicture.ts";
import { IconPicker } from "./IconPicker.tsx";
import { LinkPicker } from "./LinkPicker.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import { SectionPicker } from "./SectionPicker.tsx";
import { findTarget, type Target } from "./target.ts";
import { usePastedPicture } from "./usePastedPicture.ts";

/** The picker that is open, if there is one. */
export function Pickers(): ReactNode {
  const picking = useView(({ picking }) => picking);
  usePastedPicture();
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
  return picking.kind === "section" ? (
    <SectionPicker {...picking} />
  ) : (
    <ValuePicker picking={picking} />
  );
}

function ValuePicker({ picking }: { picking: ValuePicking }): ReactNode {
  const session = useSession();
  const facts = useView(({ facts }) => facts);
  const site = useView(({ site }) => site);
  if (!facts || !site) return null;
  const { kind, draft, file } = picking;
  const { schemas } = facts;
  const target = findTarget(picking, session.sections(), site.pages, schemas);
  if (!target) return null;
  const set = (words: string) => async (value: string) => {
    session.pick();
    if (draft) draft.set(target.path, value);
    else if (value !== target.value) await setValue(session, target, value, words);
  };
  if (kind === "icon") {
    return <IconPicker {...{ target, picking }} onChoose={set("Icon changed.")} />;
  }
  if (kind === "link") {
    return <LinkPicker {...{ target, picking }} onChoose={set("Link changed.")} />;
  }
  const choose = async (picture: ChosenPicture) => {
    session.pick();
    if (draft) return draft.set(target.path, newPicture(target, picture, schemas));
    const operation = changePicture(target, picture, schemas);
    if (operation) await session.edit(target.file, operation, "Picture changed.");
  };
  return <PicturePicker {...{ target, schemas, file }} onChoose={choose} />;
}

async function setValue(
  session: Session,
  { file, section, data, path }: Target,
  value: unknown,
  words: string,
): Promise<void> {
  const was = guardOf(data, path);
  await session.edit(
    file,
    {
      ...{ do: "set", path, value },
      ...(section !== undefined && { section }),
      ...(was !== undefined && { was }),
    },
    words,
  );
}
