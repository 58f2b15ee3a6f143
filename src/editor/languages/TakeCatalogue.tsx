import { type ReactNode, useEffect, useRef } from "react";
import { FileTrigger } from "react-aria-components";
import { useSession } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { describeTaken, isCatalogue } from "./describeTaken.ts";

/** Takes the translations of a catalogue that is chosen, dropped onto the editor, or pasted as text. */
export function TakeCatalogue({ lang }: { lang: string }): ReactNode {
  const session = useSession();
  const take = useRef((_: string) => {});
  take.current = (text) => void session.takeCatalogue(lang, text, describeTaken);
  useEffect(() => {
    const drop = (event: DragEvent) => {
      const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => name.endsWith(ending));
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      file.text().then((text) => take.current(text));
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!isCatalogue(text)) return;
      event.preventDefault();
      event.stopPropagation();
      take.current(text);
    };
    addEventListener("drop", drop, { capture: true });
    addEventListener("paste", paste, { capture: true });
    return () => {
      removeEventListener("drop", drop, { capture: true });
      removeEventListener("paste", paste, { capture: true });
    };
  }, []);
  return (
    <FileTrigger
      acceptedFileTypes={[ending, "text/x-gettext-translation"]}
      onSelect={(files) => files?.[0]?.text().then((text) => take.current(text))}
    >
      <Button>Take over a catalogue (.po)</Button>
    </FileTrigger>
  );
}

const ending = ".po";
