import type { Device, Session } from "../site/session.ts";
import { keepPlace } from "./scroll.ts";

/** The size of a device's screen in CSS pixels. */
interface Screen {
  width: number;
  /** The height, where it is no more than that. */
  height?: number;
}

/** The screens of typical devices. A free width is as wide as there is room. */
export const screens: Record<Exclude<Device, "free">, Screen> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280 },
};

/** Shows the page at the width of a device, at the same place, and announces it. */
export function showAs(session: Session, device: Device): void {
  const bringBack = keepPlace(session.bridge.page()?.defaultView);
  session.adjust({ device });
  requestAnimationFrame(bringBack);
  session.announce(
    device === "free"
      ? "The page is as wide as there is room."
      : `The page is ${screens[device].width} pixels wide, as on a ${device}. Pointer and hover stay those of this computer.`,
  );
}

/** The names of the widths. */
export const deviceNames: Record<Device, string> = {
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
  free: "Free width",
};

interface Fitted {
  /** The size of the frame's viewport, in CSS pixels. */
  width: number;
  height: number;
  /** The scale in which it is shown. */
  scale: number;
}

/** Fits a screen into the room: it keeps its width, and is shown smaller where there is less room. */
export function fitScreen(
  { width, height }: Screen,
  room: { width: number; height: number },
): Fitted {
  const scale = Math.min(1, room.width / width);
  const shown = Math.min(room.height / scale, height ?? Number.POSITIVE_INFINITY);
  return { width, height: Math.floor(shown), scale };
}
