import type { Frame } from "../contract/section.ts";
import { VisuallyHidden } from "./VisuallyHidden.ts";

interface SectionNameProps {
  frame: Frame;
  children: string | undefined;
}

/** The name of a section that shows no words to be named by. It is told with the section, and not read again inside. */
export function SectionName({ frame, children }: SectionNameProps) {
  return (
    <VisuallyHidden id={`${frame.id}.title`} aria-hidden="true">
      {children}
    </VisuallyHidden>
  );
}
