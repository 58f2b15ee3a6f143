import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { SectionFrame } from "../../shared/section.ts";
import { from, print, unscripted } from "../../theme/conditions.ts";
import { inPastels } from "../../theme/pastel.ts";
import { space } from "../../theme/space.ts";
import * as labels from "../text/labels.gen.ts";
import { phrase } from "../text/phrase.ts";
import { CarouselButtons } from "./CarouselButtons.tsx";
import { useSwiper } from "./useSwiper.ts";

/** The widths from which 2 or 3 slides are side by side, if `fit` is 3. */
const sideBySide = { 2: from.tablet, 3: from.desktop } as const;

const Root = styled.div({ "--gap": space(3) });

const Bar = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space(3),
  marginBlockEnd: space(4.5),
});

/** Extends past the slides: by half a gap to the sides, and far enough up and down for shadows and tilt. */
const Track = styled.div({
  marginInline: "calc(var(--gap) / -2)",
  marginBlock: `calc(${space(3)} * -1)`,
  paddingBlock: space(3),
  overflow: "auto hidden",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  [unscripted]: { scrollbarWidth: "thin" },
  "&[data-awake]": {
    overflow: "hidden",
    // If this were `contain`, Chromium would also hold back slightly diagonal scrolling of the page by a
    // trackpad.
    overscrollBehaviorX: "auto",
    scrollSnapType: "none",
    touchAction: "pan-y pinch-zoom",
    cursor: "grab",
  },
  [print]: { overflow: "visible" },
});

const Slides = styled.div({
  display: "flex",
  [print]: { flexWrap: "wrap", rowGap: space(3), transform: "none !important" },
});

const Slide = styled.div({
  flex: "0 0 100%",
  minInlineSize: 0,
  paddingInline: "calc(var(--gap) / 2)",
  scrollSnapAlign: "start",
  "[data-fit='3'] > * > &": {
    [sideBySide[2]]: { flexBasis: "50%" },
    [sideBySide[3]]: { flexBasis: `${100 / 3}%` },
  },
  [print]: { flexBasis: "33%", breakInside: "avoid" },
});

/** A slide of two, where three would fit. */
const HalfSlide = styled(Slide)({ [sideBySide[2]]: { flexBasis: "50%" } });

/** The buttons for few slides. They are hidden while all slides are on screen, also before hydration. */
const ButtonsFor = {
  2: styled(CarouselButtons)({ [sideBySide[2]]: { visibility: "hidden" } }),
  3: styled(CarouselButtons)({ [sideBySide[3]]: { visibility: "hidden" } }),
};

interface CarouselProps {
  frame: SectionFrame;
  /** The carousel's name for screen readers, without the word carousel, which they add. */
  label: string | undefined;
  slides: ReactNode[];
  /** The number of slides side by side if there is room: 3, with 2 on tablets and 1 on phones, or always 1. */
  fit: 1 | 3;
  /** Content beside the buttons. */
  heading?: ReactNode;
}

/** Slides in a row to page through: by buttons, by dragging, or, without JavaScript, by scrolling. */
export function Carousel({ frame, label, slides, fit, heading }: CarouselProps) {
  const { track, state, page } = useSwiper();
  const { awake, first, shown } = state;
  const { site } = frame;
  const { length } = slides;
  const Buttons =
    fit === 3 && (length === 2 || length === 3) ? ButtonsFor[length] : CarouselButtons;
  // Not more than there are slides, so that they fill the width.
  const fitting = Math.min(fit, length);
  const Item = fitting === 2 ? HalfSlide : Slide;
  return (
    <Root role="group" aria-roledescription={labels.carousel(site)} aria-label={label}>
      {(heading || length > 1) && (
        <Bar>
          {heading}
          {length > 1 && <Buttons site={site} state={state} count={length} page={page} />}
        </Bar>
      )}
      <Track
        ref={track}
        data-fit={fitting}
        data-awake={awake ? "" : undefined}
        // Focusable, so that the keyboard can scroll it until the buttons work. -1 keeps the focus that it
        // may have by then.
        tabIndex={awake ? -1 : 0}
      >
        <Slides className="swiper-wrapper" aria-live={awake ? "polite" : undefined} {...inPastels}>
          {slides.map((slide, index) => (
            <Item
              key={index}
              className="swiper-slide"
              role="group"
              aria-roledescription={labels.slide(site)}
              aria-label={phrase(labels.position(site), { n: index + 1, all: length })}
              inert={awake && (index < first || index >= first + shown)}
            >
              {slide}
            </Item>
          ))}
        </Slides>
      </Track>
    </Root>
  );
}
