import { traces } from "../../shared/drawings.ts";
import type { SectionProps } from "../../shared/section.ts";
import { symbolUrl } from "../../ui/Icon.tsx";
import { Layout, Lines, Title, Wave } from "./styles.ts";

/** A few large, quiet lines, under a wave that flattens out. */
export function Statement({ frame, title, lines }: SectionProps<"statement">) {
  return (
    <Layout>
      <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
        {title}
      </Title>
      <Wave aria-hidden="true">
        <use href={symbolUrl(traces.wave.id)} />
      </Wave>
      <Lines>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Lines>
    </Layout>
  );
}
