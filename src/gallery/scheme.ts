/** Shows each specimen by day or by night, as its window says, in the way that a visitor's choice is shown. */
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
