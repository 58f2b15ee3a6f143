import styled from "@emotion/styled";
import type { ResolvedSite } from "../../shared/section.ts";
import { forcedColors, hovering, moving, print, unscripted } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Icon } from "../media/Icon.tsx";
import * as labels from "../text/labels.gen.ts";
import type { SwiperState } from "./useSwiper.ts";

const Pair = styled.div({
  display: "flex",
  gap: space(1),
  marginInlineStart: "auto",
  "&[data-idle]": { visibility: "hidden" },
  [unscripted]: { display: "none" },
  [print]: { display: "none" },
});

const RoundButton = styled.button({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.25rem",
  aspectRatio: "1",
  border: "1.5px solid var(--line)",
  borderRadius: "50%",
  background: "var(--surface)",
  fontSize: "1.25rem",
  "&[aria-disabled=true]": { cursor: "default", color: "var(--muted)", opacity: 0.5 },
  [hovering]: {
    "&:not([aria-disabled=true]):hover": {
      background: "var(--accent)",
      borderColor: "transparent",
      color: "var(--on-accent)",
    },
  },
  [moving]: {
    transition: "background var(--duration), color var(--duration), scale var(--duration)",
    "&:active": { scale: 0.94 },
  },
  [forcedColors]: { "&[aria-disabled=true]": { color: "GrayText", opacity: 1 } },
  "&:dir(rtl) svg": { scale: "-1 1" },
});

interface CarouselButtonsProps {
  site: ResolvedSite;
  state: SwiperState;
  count: number;
  page: (direction: "previous" | "next") => void;
  className?: string | undefined;
}

/** Previous and next. At either end, one of them stays visible, is announced as disabled, and does nothing. */
export function CarouselButtons({ site, state, count, page, className }: CarouselButtonsProps) {
  const { first, shown } = state;
  const isStart = first === 0;
  const isEnd = first + shown >= count;
  return (
    <Pair className={className} data-idle={isStart && isEnd ? "" : undefined}>
      <RoundButton
        type="button"
        aria-label={labels.previous(site)}
        aria-disabled={isStart}
        onClick={() => page("previous")}
      >
        <Icon name="arrow-left" />
      </RoundButton>
      <RoundButton
        type="button"
        aria-label={labels.next(site)}
        aria-disabled={isEnd}
        onClick={() => page("next")}
      >
        <Icon name="arrow-right" />
      </RoundButton>
    </Pair>
  );
}
