import { rightToLeftQuery } from "../shared/gallery.ts";

/** Lets the box in the bar show every example from right to left, as on a page in Arabic, or from left to right again. */
export function switchDirection(): void {
  const box = document.querySelector<HTMLInputElement>("#right-to-left");
  const frames = document.querySelectorAll<HTMLIFrameElement>("[data-device] > iframe");
  const setDirection = ({ contentDocument }: HTMLIFrameElement) => {
    if (contentDocument && box?.checked) contentDocument.documentElement.dir = "rtl";
  };
  const turn = () => {
    for (const frame of frames) {
      const [address = ""] = frame.src.split("?");
      // Loaded again: a carousel reads its direction once.
      const next = box?.checked ? `${address}?${rightToLeftQuery}` : address;
      if (frame.src !== next) frame.src = next;
    }
  };
  for (const frame of frames) frame.addEventListener("load", () => setDirection(frame));
  box?.addEventListener("change", turn);
  // A browser that comes back to the page checks the box again.
  turn();
}
