import type { ReactNode } from "react";
import { describeKeys } from "../../shared/shortcuts.ts";
import { useSession, useView } from "../site/useSession.ts";
import { IconButton } from "../widgets/Button.tsx";
import { draw } from "./icons.tsx";

/** The buttons for undo and redo. Each is labelled with the action that it undoes or redoes. */
export function UndoButtons(): ReactNode {
  const session = useSession();
  const undo = useView(({ site }) => site?.undo);
  const redo = useView(({ site }) => site?.redo);
  return (
    <>
      <IconButton
        label={undo ? `Undo: ${session.describe(undo)}` : "Nothing to undo"}
        keys={describeKeys("undo")}
        isDisabled={!undo}
        onPress={session.undo}
      >
        {draw("undo")}
      </IconButton>
      <IconButton
        label={redo ? `Redo: ${session.describe(redo)}` : "Nothing to redo"}
        keys={describeKeys("redo")}
        isDisabled={!redo}
        onPress={session.redo}
      >
        {draw("redo")}
      </IconButton>
    </>
  );
}
