import { type RefObject, useEffect, useRef, useState } from "react";

interface Playback {
  video: RefObject<HTMLVideoElement | null>;
  isPlaying: boolean;
  /** Whether it has the browser's controls: from when the visitor reaches for it while it plays. */
  isControlled: boolean;
  /** The visitor points at it, taps it or comes to it by keyboard. */
  reachFor: () => void;
  /** Plays because the visitor asked for it. */
  play: () => void;
  /** Takes over what the film itself says of its state. */
  follow: () => void;
}

/** Starts the film when it comes into view, unless the visitor asked for less motion or stopped it. */
export function useFilm(): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isReachedFor, setReachedFor] = useState(false);
  const [isControlled, setControlled] = useState(false);
  const reachFor = () => setReachedFor(true);
  // For good: whoever seeks pauses it for as long, and must not lose what they hold.
  if (isPlaying && isReachedFor && !isControlled) setControlled(true);

  const follow = () => setPlaying(video.current !== null && isMoving(video.current));

  useEffect(() => {
    const { current: film } = video;
    if (!film) return;
    // React sets `muted` too late for browsers that decide by it whether a film may start by itself.
    film.muted = true;
    setPlaying(isMoving(film));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver((entries) => {
      // Not `at(-1)`, which some browsers lack that take everything else.
      if (!entries.pop()?.isIntersecting) return;
      // Whoever stands on its button decides, and must not have it taken away under them.
      if (film.parentElement?.contains(document.activeElement)) return;
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

  return { video, isPlaying, isControlled, reachFor, play, follow };
}

/** A film of which no file came counts as playing for the browser, which waits for one. */
const isMoving = ({ paused, ended, networkState, NETWORK_NO_SOURCE }: HTMLVideoElement) =>
  !paused && !ended && networkState !== NETWORK_NO_SOURCE;

/** A browser may refuse, or find no file; the film then stays at its poster, with its button to try again. */
function start(film: HTMLVideoElement): void {
  if (film.networkState === film.NETWORK_NO_SOURCE) film.load();
  film.play().catch(() => undefined);
}
