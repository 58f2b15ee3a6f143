import { useEffect } from "react";
import { pickerAt } from "../site/pickerAt.ts";
import { useSession } from "../site/useSession.ts";

/** Lets a pasted picture replace the selected one, with the focus anywhere in the editor. */
export function usePastedPicture(): void {
  const session = useSession();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { picking, selected } = session.view();
      const [file] = event.clipboardData?.files ?? [];
      // If the clipboard has a text beside the picture, as from a table, the text is pasted.
      if (!file || picking || event.clipboardData?.getData("text/plain")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!selected || pickerAt(session, selected) !== "image") return session.announce(pasteHint);
      const box = { left: 0, top: 0, width: innerWidth, height: innerHeight };
      session.pick({ kind: "image", place: selected, box, file });
    };
    addEventListener("paste", paste, { capture: true });
    return () => removeEventListener("paste", paste, { capture: true });
  }, [session]);
}

const pasteHint = "Select the picture that this one replaces, and paste it again.";
