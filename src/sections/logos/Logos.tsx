import type { SectionProps } from "../../shared/section.ts";
import { Container } from "../../ui/Container.ts";
import { LogoList } from "./LogoList.tsx";
import { Bare, Pause, Row, Title } from "./styles.ts";

/** Names of customers or partners, as a wall or as an endless row. */
export function Logos({ frame, title, layout, pause, logos }: SectionProps<"logos">) {
  const Box = title ? Container : Bare;
  return (
    <Box>
      {title && (
        <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
          {title}
        </Title>
      )}
      {layout === "wall" ? (
        <LogoList logos={logos} />
      ) : (
        <>
          <Row>
            <LogoList logos={logos} />
            <LogoList logos={logos} copy />
          </Row>
          <Pause>
            <input type="checkbox" /> {pause}
          </Pause>
        </>
      )}
    </Box>
  );
}
