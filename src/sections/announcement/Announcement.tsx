import type { SectionProps } from "../../section.ts";
import { InlineScript } from "../../ui/controls/InlineScript.tsx";
import { Icon } from "../../ui/index.ts";
import { WordLink } from "../../ui/text/Formatted.tsx";
import * as labels from "../../ui/text/labels.gen.ts";
import { lettersOf } from "../../ui/text/lettersOf.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { dismissal } from "./dismissal.ts";
import { dismissalKey } from "./dismissalKey.ts";
import { Bar, Close, Words } from "./styles.ts";

/** A bar of one sentence above the header, which a visitor may close for good. */
export function Announcement({ frame, text, link, dismissible }: SectionProps<"announcement">) {
  const words = [wordsOf(text), link?.label].join("\n");
  return (
    <>
      {dismissible && (
        <InlineScript code={dismissal} data={{ "data-key": dismissalKey(lettersOf(words)) }} />
      )}
      <Bar>
        <Words>
          {text} {link && <WordLink {...link}>{link.label}</WordLink>}
        </Words>
        {dismissible && (
          <Close type="button" aria-label={labels.dismiss(frame.site)}>
            <Icon name="x" />
          </Close>
        )}
      </Bar>
    </>
  );
}
