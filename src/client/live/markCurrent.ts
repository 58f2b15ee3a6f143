const observer = new MutationObserver((changes) => {
  for (const { target } of changes) if (target instanceof Element) mark(target);
});

/** Marks the links of a hydrated section that lead to the page itself, as the build does, now and after each edit. */
export function markCurrent(frame: Element): void {
  mark(frame);
  observer.observe(frame, { subtree: true, childList: true, attributeFilter: ["href"] });
}

function mark(part: Element): void {
  // The preview of a site with several pages names the address of each.
  const here = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  if (!here) return;
  const links = [part, ...part.querySelectorAll("a")].filter((element) => element.matches("a"));
  for (const link of links) {
    if (link.getAttribute("href") === here) link.setAttribute("aria-current", "page");
    else if (link.getAttribute("aria-current") === "page") link.removeAttribute("aria-current");
  }
}
