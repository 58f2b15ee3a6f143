import { type RefObject, useEffect, useRef, useState } from "react";
import Swiper from "swiper";
import { followWheel } from "./followWheel.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

/** The slides on screen. `awake` is true when the carousel responds. */
export interface SwiperState {
  awake: boolean;
  first: number;
  shown: number;
}

interface Carousel {
  track: RefObject<HTMLDivElement | null>;
  state: SwiperState;
  page: (direction: "previous" | "next") => void;
}

/** Turns a scrolling track into a Swiper. Only the stylesheet sets the slides' width, so nothing moves. */
export function useSwiper(): Carousel {
  const track = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [state, setState] = useState<SwiperState>({ awake: false, first: 0, shown: 1 });
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");

  useEffect(() => {
    const { current: element } = track;
    if (!element) return;
    const slide = element.querySelector<HTMLElement>(".swiper-slide");
    const slideWidth = () => slide?.offsetWidth || 1;
    // The carousel begins where the visitor had scrolled to before hydration.
    const take = ({ params }: Swiper) => {
      params.initialSlide = Math.round(Math.abs(element.scrollLeft) / slideWidth());
      element.scrollLeft = 0;
    };
    const read = ({ activeIndex, isEnd, slides }: Swiper) => {
      const shown = Math.round(element.clientWidth / slideWidth());
      const last = Math.max(slides.length - shown, 0);
      setState({ awake: true, first: isEnd ? last : Math.min(activeIndex, last), shown });
    };
    const instance = new Swiper(element, {
      init: false,
      // An edit in the live preview may add and remove slides.
      observer: true,
      slidesPerView: "auto",
      speed: 300,
      threshold: 5,
      longSwipesRatio: 0.5,
      longSwipesMs: 300,
      on: {
        beforeInit: take,
        init: read,
        activeIndexChange: read,
        resize: read,
        snapGridLengthChange: read,
      },
    });
    swiper.current = instance;
    // In a task of its own: together, both would keep a slow phone from responding for 60 ms.
    const start = setTimeout(() => instance.init());
    // Swiper's own module for this is eight times as large.
    const unfollow = followWheel(element, (towards) => {
      if (towards > 0 === instance.rtl) instance.slidePrev();
      else instance.slideNext();
    });
    return () => {
      unfollow();
      clearTimeout(start);
      swiper.current = null;
      instance.destroy();
    };
  }, []);

  useEffect(() => {
    if (swiper.current) swiper.current.params.speed = isStill ? 0 : 300;
  }, [isStill]);

  const page = (direction: "previous" | "next") => {
    // A click before the start starts it.
    const started = swiper.current?.init();
    if (direction === "next") started?.slideNext();
    else started?.slidePrev();
  };
  return { track, state, page };
}
