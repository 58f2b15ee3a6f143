import type { SectionProps } from "../../contract/section.ts";
import { calmingWave } from "./calmingWave.ts";
import { Layout, Lines, Title, Wave } from "./styles.ts";

const wave = calmingWave(1200, 160);

/** A few large, quiet lines, under a wave that settles as it goes. */
export function Statement({ frame, title, lines }: SectionProps<"statement">) {
  return (
    <Layout>
      <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}-title`}>
        {title}
      </Title>
      <Wave aria-hidden="true" viewBox="0 0 1200 160" preserveAspectRatio="none">
        <path d={wave} vectorEffect="non-scaling-stroke" />
      </Wave>
      <Lines>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Lines>
    </Layout>
  );
}
