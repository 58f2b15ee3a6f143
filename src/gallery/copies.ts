/** Lets each button beside an example's YAML copy it to the clipboard, and announces it. */
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
