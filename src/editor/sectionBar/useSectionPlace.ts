import { type RefObject, useEffect } from "react";
import { scaleOf } from "../site/onEditor.ts";
import { useSession } from "../site/useSession.ts";

/** The room between the bar and the edges of its section, in CSS pixels. */
const gap = 8;

/** Half the size of the button in the middle of the edge, which adds a section above, in CSS pixels. */
const halfButton = 14;

/** The height up to which a section would lie below its bar, in CSS pixels. */
const low = 140;

/**
 * Keeps an element at the upper end of a section of the page in the frame, and in view while a part of the section is. At a
 * low section, it is below, or above where there is no room. It stays while it is pressed.
 */
export function useSectionPlace(bar: RefObject<HTMLElement | null>, anchor: string): void {
  const session = useSession();
  useEffect(() => {
    let request = 0;
    const follow = () => {
      const frame = session.bridge.frame();
      const section = session.bridge.page()?.getElementById(anchor);
      // A press ends where it began only if the bar stays.
      if (bar.current && !bar.current.matches(":active"))
        place(bar.current, frame, section?.getBoundingClientRect());
      // No event reports every change of a layout.
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [session, bar, anchor]);
}

function place(
  bar: HTMLElement,
  frame: HTMLIFrameElement | null,
  section: DOMRect | undefined,
): void {
  const scale = scaleOf(frame);
  const room = (frame?.offsetHeight ?? 0) * scale;
  const { top = 0, bottom = 0, height = 0 } = section ?? {};
  const [start, end] = [top * scale, bottom * scale];
  const isSeen = section !== undefined && height > 0 && end > gap && start < room - gap;
  const size = bar.offsetHeight;
  const below = end + gap + size <= room ? end + gap : start - gap - size;
  const reachesButton = bar.offsetLeft < ((frame?.offsetWidth ?? 0) * scale) / 2 + halfButton;
  const wanted = height * scale < low ? below : start + (reachesButton ? halfButton : 0) + gap;
  const y = Math.round(Math.min(Math.max(wanted, gap), room - size - gap));
  const { style } = bar;
  const transform = `translateY(${y}px)`;
  const visibility = isSeen ? "visible" : "hidden";
  if (style.transform !== transform) style.transform = transform;
  if (style.visibility !== visibility) style.visibility = visibility;
}
