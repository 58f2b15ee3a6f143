import type { FromPage } from "../../../shared/editor/messages.ts";
import { editingQuery } from "../../../shared/editor/tagged.ts";
import { shortcutOf, writesText } from "../../../shared/shortcuts.ts";

/**
 * Keeps the page inside the editor while somebody tries it: other pages of the site open in the frame as pages that
 * can be edited, those of other sites beside it, and no form sends what was written for a trial.
 */
export function keepInside(isTried: () => boolean, send: (message: FromPage) => void): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!isTried() || event.defaultPrevented || !link?.href || link.target === "_blank") return;
    const { origin, pathname, protocol } = new URL(link.href);
    if (!protocol.startsWith("http")) return;
    if (origin === location.origin && pathname === location.pathname) return;
    event.preventDefault();
    if (origin !== location.origin) return void open(link.href, "_blank", "noopener");
    const address = new URL(link.href);
    address.searchParams.set(editingQuery, "");
    location.assign(address);
  });
  addEventListener("submit", (event) => {
    if (!isTried() || event.defaultPrevented) return;
    event.preventDefault();
    send({ kind: "announce", words: "The form works. While you try the page, it sends nothing." });
  });
  addEventListener("keydown", (event) => {
    const shortcut = isTried()
      ? shortcutOf(event, { isText: writesText(event.target), isInteractive: true })
      : undefined;
    if (!shortcut) return;
    event.preventDefault();
    send({ kind: "key", shortcut });
  });
}
