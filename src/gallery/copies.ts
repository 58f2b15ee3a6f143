/** Lets each button that stands beside an example's YAML put it on the clipboard, and says so. */
export function offerCopies(): void {
  const status = document.querySelector("[data-status]");
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const yaml = button?.parentElement?.querySelector("pre")?.textContent;
    if (!button || !yaml || !status) return;
    await navigator.clipboard.writeText(yaml);
    status.textContent = `Copied ${button.dataset.name}. Paste it below sections in page.yaml.`;
  });
}
