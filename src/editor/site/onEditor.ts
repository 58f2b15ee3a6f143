import type { Box } from "../../shared/editor/messages.ts";

/** A rectangle of the frame's viewport in that of the editor: the frame may be shown smaller than it is. */
export function onEditor({ left, top, width, height }: Box, frame: HTMLIFrameElement | null): Box {
  const shown = frame?.getBoundingClientRect();
  const scale = scaleOf(frame);
  return {
    left: (shown?.left ?? 0) + left * scale,
    top: (shown?.top ?? 0) + top * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** The scale in which the frame is shown. */
export const scaleOf = (frame: HTMLIFrameElement | null): number =>
  frame && frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
