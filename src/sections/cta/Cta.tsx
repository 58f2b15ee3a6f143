import type { SectionProps } from "../../section.ts";
import { Backdrop } from "../../ui/index.ts";
import { ownGround } from "../../ui/text/ownGround.ts";
import { Line } from "./Line.tsx";
import { Front } from "./openStyles.ts";
import { Panel } from "./Panel.tsx";
import { Poster } from "./Poster.tsx";

/** The closing invitation: in a panel, or on the page itself, where its background reaches from edge to edge. */
export function Cta(props: SectionProps<"cta">) {
  const { frame, layout, background } = props;
  if (layout === "panel") return <Panel {...props} />;
  const words = layout === "line" ? <Line {...props} /> : <Poster {...props} />;
  if (!background) return words;
  return (
    <>
      <Backdrop frame={frame} picture={background} />
      <Front {...ownGround(props.title)}>{words}</Front>
    </>
  );
}
