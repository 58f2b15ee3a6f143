import type { Box } from "../../../shared/editor/messages.ts";
import { overlayColors } from "../overlay/overlayStyles.ts";

/** The picture of a drag above the page: the outline of what is dragged, and the line where it would be dropped. */
export interface DragLayer {
  draw(x: number, y: number, line: Box | undefined): void;
  remove(): void;
}

const styles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; cursor: grabbing; ${overlayColors} }
div { position: absolute; inset: 0 auto auto 0; box-sizing: border-box; border-radius: 6px; }
.ghost { background: color-mix(in srgb, var(--accent) 18%, transparent); border: 2px dashed var(--accent); }
.line { background: var(--accent); box-shadow: 0 0 0 1px var(--on-accent); }
[hidden] { display: none; }
@media (forced-colors: active) { .line { background: Highlight; } }
`;

/** Lays an overlay over the page for a drag of a box that begins at a point. */
export function createDragOverlay(
  { left, top, width, height }: Box,
  x: number,
  y: number,
): DragLayer {
  const host = document.createElement("broadside-drag");
  host.ariaHidden = "true";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const [ghost, line] = ["ghost", "line"].map((name) => {
    const part = document.createElement("div");
    part.className = name;
    root.append(part);
    return part;
  });
  document.documentElement.append(host);
  const put = (part: HTMLElement | undefined, { left, top, width, height }: Box) =>
    Object.assign(part?.style ?? {}, {
      transform: `translate(${left}px, ${top}px)`,
      width: `${width}px`,
      height: `${height}px`,
    });
  return {
    draw(toX, toY, gap) {
      put(ghost, { left: left + toX - x, top: top + toY - y, width, height });
      line?.toggleAttribute("hidden", !gap);
      if (gap) put(line, gap);
    },
    remove: () => host.remove(),
  };
}
