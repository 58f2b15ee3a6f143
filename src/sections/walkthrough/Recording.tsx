import styled from "@emotion/styled";
import { traces } from "../../shared/drawings.ts";
import { space } from "../../theme/index.ts";
import { Icon, symbolUrl } from "../../ui/media/Icon.tsx";

const Player = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(1)}`,
  borderRadius: "var(--pill, 999px)",
  background: "var(--soft)",
  fontWeight: "var(--strong)",
  fontVariantNumeric: "tabular-nums",
  "> svg:first-of-type": {
    padding: "0.6em",
    fontSize: "1.15rem",
    borderRadius: "50%",
    background: "var(--accent)",
    color: "var(--on-accent)",
  },
});

const Wave = styled.svg({
  flex: "1 1 0",
  minInlineSize: 0,
  blockSize: "2rem",
  stroke: "var(--accent-text)",
  strokeWidth: 3,
  strokeLinecap: "round",
});

/** A recording of sound as its wave, and how long it is. */
export function Recording({ length }: { length: string }) {
  return (
    <Player>
      <Icon name="microphone-fill" />
      <Wave aria-hidden="true">
        <use href={symbolUrl(traces.sound.id)} />
      </Wave>
      {length}
    </Player>
  );
}
