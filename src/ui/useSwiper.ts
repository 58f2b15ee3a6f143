import { type RefObject, useEffect, useRef, useState } from "react";
import Swiper from "swiper";
import { useMediaQuery } from "./useMediaQuery.ts";

/** Which slides are on screen, once the carousel answers. */
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

/** Makes a scrolling track a Swiper. The stylesheet alone says how wide slides are, so nothing moves. */
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
    const read = ({ activeIndex, isEnd, slides }: Swiper) => {
      const shown = Math.round(element.clientWidth / slideWidth());
      const last = Math.max(slides.length - shown, 0);
      setState({ awake: true, first: isEnd ? last : Math.min(activeIndex, last), shown });
    };
    // Where the visitor has scrolled to before the carousel woke is where it begins.
    const scrolled = Math.abs(element.scrollLeft);
    element.scrollLeft = 0;
    const instance = new Swiper(element, {
      slidesPerView: "auto",
      initialSlide: Math.round(scrolled / slideWidth()),
      speed: 300,
      threshold: 5,
      longSwipesRatio: 0.5,
      longSwipesMs: 300,
      on: { activeIndexChange: read, resize: read, snapGridLengthChange: read },
    });
    swiper.current = instance;
    read(instance);
    return () => {
      swiper.current = null;
      instance.destroy();
    };
  }, []);

  useEffect(() => {
    if (swiper.current) swiper.current.params.speed = isStill ? 0 : 300;
  }, [isStill]);

  const page = (direction: "previous" | "next") => {
    if (direction === "next") swiper.current?.slideNext();
    else swiper.current?.slidePrev();
  };
  return { track, state, page };
}
