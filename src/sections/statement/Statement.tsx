import type { SectionProps } from "../../section.ts";
import { traces } from "../../shared/drawings.ts";
import { Backdrop } from "../../ui/index.ts";
import { Ornament } from "../../ui/layout/Ornament.tsx";
import { symbolUrl } from "../../ui/media/Icon.tsx";
import { FrontLayout, Layout, Lines, Own, Row, Title, Wave } from "./styles.ts";

/** A few large, quiet lines, under a wave that flattens out or another ornament, or in front of a picture. */
export function Statement(props: SectionProps<"statement">) {
  const { frame, title, drawing, lines, background } = props;
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
  if (background) {
    return (
      <>
        <Backdrop frame={frame} picture={background} />
        <FrontLayout>
          {heading}
          {paragraphs}
        </FrontLayout>
      </>
    );
  }
  return (
    <Layout>
      {heading}
      <Ornament
        ornament={ornament}
        drawing={drawing && <Own src={drawing} alt="" loading="lazy" />}
        shapes={<Row count={12} />}
      >
        <Wave aria-hidden="true">
          <use href={symbolUrl(traces.wave.id)} />
        </Wave>
      </Ornament>
      {paragraphs}
    </Layout>
  );
}
