import { traces } from "../../shared/drawings.ts";
import type { SectionProps } from "../../shared/section.ts";
import { symbolUrl } from "../../ui/Icon.tsx";
import { Layout, Lines, Own, Row, Title, Wave } from "./styles.ts";

/** A few large, quiet lines, under a wave that flattens out or what stands in its place. */
export function Statement({ frame, title, drawing, lines }: SectionProps<"statement">) {
  const { ornament } = frame.site;
  return (
    <Layout>
      <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
        {title}
      </Title>
      {drawing ? (
        <Own src={drawing} alt="" loading="lazy" />
      ) : ornament === "geometric" ? (
        <Row count={12} />
      ) : (
        ornament !== "none" && (
          <Wave aria-hidden="true">
            <use href={symbolUrl(traces.wave.id)} />
          </Wave>
        )
      )}
      <Lines>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Lines>
    </Layout>
  );
}
