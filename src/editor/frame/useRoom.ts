import { useState } from "react";

/** The size of an element, in CSS pixels, and the reference for it. */
export function useRoom() {
  const [room, setRoom] = useState({ width: 1280, height: 800 });
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [room, watch] as const;
}
