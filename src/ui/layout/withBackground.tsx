import type { FunctionComponent } from "react";
import type { SectionFrame } from "../../shared/section.ts";
import { SectionBackdrop } from "./SectionBackdrop.tsx";

/** A component that renders the background of its section, if that has one, before the section's own content. */
export function withBackground<Props extends { frame: SectionFrame }>(
  Section: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function WithBackground(props: Props) {
    const { frame } = props;
    const section = <Section {...props} />;
    if (!frame.background) return section;
    return (
      <>
        <SectionBackdrop frame={frame} background={frame.background} />
        {section}
      </>
    );
  };
}
