import { type RefObject, useEffect, useRef, useState } from "react";

interface Playback {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether scripts look after the film yet. */
  isAwake: boolean;
  isPlaying: boolean;
  /** Plays because the visitor asked for it. */
  play: () => void;
  /** Takes over what the film itself says of its state. */
  follow: () => void;
}

/** Starts the film when it comes into view, unless the visitor asked for less motion or stopped it. */
export function useFilm(): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  const follow = () => setPlaying(!video.current?.paused && !video.current?.ended);

  useEffect(() => {
    const { current: film } = video;
    if (!film) return;
    // React sets `muted` too late for browsers that decide by it whether a film may start by itself.
    film.muted = true;
    setAwake(true);
    setPlaying(!film.paused);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      start(film);
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  const play = () => {
    if (!video.current) return;
    start(video.current);
    // The button is about to go; the film's own controls take its place, and the focus with them.
    video.current.controls = true;
    video.current.focus();
  };

  return { video, isAwake, isPlaying, play, follow };
}

/** A browser may refuse; the film then stays at its poster, with its button. */
function start(film: HTMLVideoElement): void {
  film.play().catch(() => undefined);
}
