import type { Box } from "../../../shared/editor/messages.ts";
import { islandMarker } from "../../../shared/markers.ts";

/** A gap between two sections, where another may be inserted. */
export interface Gap {
  beside: string;
  where: "before" | "after";
}

interface Gaps {
  buttons: HTMLButtonElement[];
  /** Puts the buttons to the gaps around a section, or away. */
  draw(section: HTMLElement | null | undefined): void;
}

/** The buttons that add a section above and below another. */
export function createInsertButtons(add: (gap: Gap, box: Box) => void): Gaps {
  let beside = "";
  const buttons = (["before", "after"] as const).map((where) => {
    const button = document.createElement("button");
    button.type = "button";
    button.hidden = true;
    button.innerHTML =
      '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3v10M3 8h10"/></svg>';
    button.ariaLabel = where === "before" ? "Add a section above" : "Add a section below";
    button.addEventListener("click", () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      add({ beside, where }, { left, top, width, height });
    });
    return button;
  });
  const [above, below] = buttons;
  return {
    buttons,
    draw(section) {
      const main = document.querySelector("main");
      // A section outside the main content has a fixed position, at an end of the page.
      const isInside = section?.hasAttribute(islandMarker) && section.parentElement === main;
      for (const button of buttons) button.hidden = !isInside;
      if (!section || !isInside) return;
      beside = section.id;
      const size = above?.offsetHeight ?? 0;
      const { top, bottom } = section.getBoundingClientRect();
      const lowest = document.documentElement.scrollHeight - size;
      const put = (button: HTMLElement | undefined, edge: number) => {
        const y = Math.min(Math.max(edge + scrollY - size / 2, 0), lowest);
        const x = scrollX + document.documentElement.clientWidth / 2 - size / 2;
        if (button) button.style.transform = `translate(${x}px, ${y}px)`;
      };
      put(above, top);
      put(below, bottom);
    },
  };
}
