import type { SectionProps } from "../../section.ts";
import { traces } from "../../shared/drawings.ts";
import { Backdrop } from "../../ui/index.ts";
import { Ornament } from "../../ui/layout/Ornament.tsx";
import { symbolUrl } from "../../ui/media/Icon.tsx";
import { ownGround } from "../../ui/text/ownGround.ts";
import {
  FrontLayout,
  FrontMiddle,
  FrontSides,
  Layout,
  Lines,
  Middle,
  Own,
  Row,
  Sides,
  Title,
  Wave,
} from "./styles.ts";

/** A few large, quiet lines, under a wave that flattens out or another ornament, or in front of a picture. */
export function Statement(props: SectionProps<"statement">) {
  const { frame, title, drawing, lines, layout, background } = props;
  const { ornament } = frame.site;
  const heading = (
    <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
      {title}
    </Title>
  );
  const paragraphs = (
    <Lines>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Lines>
  );
  const own = drawing && <Own src={drawing} alt="" loading="lazy" />;
  const Front = { stack: FrontLayout, sides: FrontSides, middle: FrontMiddle }[layout];
  const Box = { stack: Layout, sides: Sides, middle: Middle }[layout];
  if (background) {
    return (
      <>
        <Backdrop frame={frame} picture={background} />
        <Front {...ownGround(title)}>
          {heading}
          {paragraphs}
        </Front>
      </>
    );
  }
  if (layout !== "stack") {
    return (
      <Box>
        {own}
        {heading}
        {paragraphs}
      </Box>
    );
  }
  return (
    <Layout>
      {heading}
      <Ornament ornament={ornament} drawing={own} shapes={<Row count={12} />}>
        <Wave aria-hidden="true">
          <use href={symbolUrl(traces.wave.id)} />
        </Wave>
      </Ornament>
      {paragraphs}
    </Layout>
  );
}
