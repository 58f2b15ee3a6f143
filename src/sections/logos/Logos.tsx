import type { SectionProps } from "../../section.ts";
import { Container } from "../../ui/index.ts";
import { LogoList } from "./LogoList.tsx";
import { Bare, Pause, Row, ShortRow, Title } from "./styles.ts";

/** A screen of an endless row shows no fewer names than this: with fewer, it would be a row of gaps. */
const fewest = 6;

/** Names of customers or partners, as a wall or as an endless row. */
export function Logos({ frame, title, layout, pause, logos }: SectionProps<"logos">) {
  const Box = title ? Container : Bare;
  const copies = Math.ceil(fewest / logos.length);
  const Track = copies > 1 ? ShortRow : Row;
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
          <Track copies={copies}>
            <LogoList logos={logos} />
            {Array.from({ length: copies }, (_, index) => (
              <LogoList key={index} logos={logos} copy />
            ))}
          </Track>
          <Pause>
            <input type="checkbox" /> {pause}
          </Pause>
        </>
      )}
    </Box>
  );
}
