import { type RefObject, useEffect, useRef, useState } from "react";

interface Playback {
  video: RefObject<HTMLVideoElement | null>;
  isPlaying: boolean;
  /** True if it has the browser's controls: after the visitor first reaches for it while it plays. */
  isControlled: boolean;
  /** Call when the visitor points at it, taps it or moves the focus to it. */
  reachFor: () => void;
  /** Plays at the visitor's request. */
  play: () => void;
  /** Reads the film's state. */
  follow: () => void;
}

/** Starts the film when it comes into view, unless the visitor asked for less motion or stopped it. */
export function useFilm(): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isReachedFor, setReachedFor] = useState(false);
  const [isControlled, setControlled] = useState(false);
  const reachFor = () => setReachedFor(true);
  // Never reset: seeking pauses the film for a moment, and the visitor must not lose the controls.
  if (isPlaying && isReachedFor && !isControlled) setControlled(true);

  const follow = () => setPlaying(video.current !== null && isMoving(video.current));

  useEffect(() => {
    const { current: film } = video;
    if (!film) return;
    // React sets `muted` too late for browsers that let only muted films start by themselves.
    film.muted = true;
    setPlaying(isMoving(film));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver((entries) => {
      // Not `at(-1)`: some browsers lack it that support everything else here.
      if (!entries.pop()?.isIntersecting) return;
      // A visitor whose focus is on the button decides, and the button must not disappear.
      if (film.parentElement?.contains(document.activeElement)) return;
      observer.disconnect();
      // The visitor has stopped a film that has played already.
      if (film.played.length === 0) start(film);
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  const play = () => {
    if (!video.current) return;
    start(video.current);
    // The button is about to disappear. The film's own controls replace it, and take the focus.
    video.current.controls = true;
    video.current.focus();
  };

  return { video, isPlaying, isControlled, reachFor, play, follow };
}

/** Browsers count a film without a loadable file as playing, because they wait for one. */
const isMoving = ({ paused, ended, networkState, NETWORK_NO_SOURCE }: HTMLVideoElement) =>
  !paused && !ended && networkState !== NETWORK_NO_SOURCE;

/** A browser may refuse, or find no file. The film then stays at its poster, with its button to try again. */
function start(film: HTMLVideoElement): void {
  if (film.networkState === film.NETWORK_NO_SOURCE) film.load();
  film.play().catch(() => undefined);
}
