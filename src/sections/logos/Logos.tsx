import type { SectionProps } from "../../section.ts";
import { Container } from "../../ui/index.ts";
import { PassingRow } from "../../ui/layout/PassingRow.tsx";
import { LogoList } from "./LogoList.tsx";
import { Bare, Passing, Title } from "./styles.ts";

/** A screen of an endless row shows no fewer names than this. */
const fewest = 6;

/** Names of customers or partners, as a wall, in cells or as an endless row. */
export function Logos({ frame, title, layout, pause, logos }: SectionProps<"logos">) {
  const Box = title ? Container : Bare;
  return (
    <Box>
      {title && (
        <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
          {title}
        </Title>
      )}
      {layout === "marquee" ? (
        <Passing>
          <PassingRow
            copies={Math.ceil(fewest / logos.length)}
            pause={pause}
            renderList={(isCopy) => <LogoList logos={logos} copy={isCopy || undefined} />}
          />
        </Passing>
      ) : (
        <LogoList logos={logos} inCells={layout === "grid"} />
      )}
    </Box>
  );
}
