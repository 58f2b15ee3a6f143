/** Shows the types whose name, description or properties contain every word of the search. The key `/` focuses it. */
export function search(): void {
  const input = document.querySelector<HTMLInputElement>("#search");
  const output = document.querySelector("output");
  const nothing = document.querySelector<HTMLElement>("[data-nothing]");
  const items = [...document.querySelectorAll<HTMLElement>("[data-words]")];
  if (!input || !output || !nothing) return;

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/);
    let found = 0;
    for (const item of items) {
      const isFound = words.every((word) => item.dataset.words?.includes(word));
      const article = document.getElementById(item.dataset.type ?? "");
      for (const element of [item, article]) element?.toggleAttribute("hidden", !isFound);
      if (isFound) found += 1;
    }
    output.textContent = found === items.length ? `${found} types` : `${found} of ${items.length}`;
    nothing.hidden = found > 0;
  };

  input.addEventListener("input", filter);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    input.focus();
  });
  // A browser that comes back to the page fills the field in again.
  filter();
}
