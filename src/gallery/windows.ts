const limits = { least: 120, most: 2400 };

/** Makes each window as high as its content. */
export function fitWindows(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("[data-device] > iframe")) {
    frame.addEventListener("load", () => adjust(frame));
    if (frame.contentDocument?.readyState === "complete") adjust(frame);
  }
}

function adjust(frame: HTMLIFrameElement): void {
  const section = frame.contentDocument?.querySelector("[data-tone]");
  if (!section) return;
  const height = Math.ceil(section.getBoundingClientRect().height);
  const shown = Math.min(Math.max(height, limits.least), limits.most);
  frame.parentElement?.style.setProperty("--height", `${shown}px`);
}
