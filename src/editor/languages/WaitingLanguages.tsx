import { type ReactNode, useRef } from "react";
import { sumWaiting } from "../../shared/editor/translations.ts";
import { useView } from "../site/useSession.ts";

/** The languages in which more texts wait than when the selected value was chosen: its author has changed the source. */
export function WaitingLanguages(): ReactNode {
  const languages = useView(({ translations }) => translations?.languages);
  const selected = useView(({ selected }) => selected);
  const before = useRef({ selected, languages });
  if (before.current.selected !== selected || !before.current.languages) {
    before.current = { selected, languages };
  }
  const known = new Map(before.current.languages?.map((each) => [each.lang, sumWaiting(each)]));
  const waiting = languages?.filter((each) => sumWaiting(each) > (known.get(each.lang) ?? 0)) ?? [];
  return (
    <span aria-live="polite">
      {waiting.length > 0 &&
        `Waits for a translation: ${waiting.map(({ name }) => name).join(", ")}`}
    </span>
  );
}
