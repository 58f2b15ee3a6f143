/** Sets each example to the scheme of its frame, in the same way as a visitor's choice. */
export function setSchemes(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("[data-scheme] > iframe")) {
    frame.addEventListener("load", () => setScheme(frame));
    if (frame.contentDocument?.readyState === "complete") setScheme(frame);
  }
}

function setScheme({ contentDocument, parentElement }: HTMLIFrameElement): void {
  const { scheme } = parentElement?.dataset ?? {};
  if (contentDocument && scheme) contentDocument.documentElement.dataset.theme = scheme;
}
