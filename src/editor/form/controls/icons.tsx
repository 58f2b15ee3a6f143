import type { ReactNode } from "react";
import { Icon } from "../../widgets/Icon.tsx";

const draw = (path: string): ReactNode => <Icon path={path} grid={16} />;

/** The icons of the form. */
export const icons = {
  up: draw("M8 13V3M4 7l4-4 4 4"),
  down: draw("M8 3v10M4 9l4 4 4-4"),
  duplicate: draw("M5.5 5.5h7v7h-7zM3.5 10.5h-1v-8h8v1"),
  remove: draw("M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9"),
};
