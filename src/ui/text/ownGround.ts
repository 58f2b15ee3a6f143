import type { ReactElement } from "react";

/** The attribute of an element whose ground is not its section's: it says so if the title in it has emphasis. */
export const ownGround = (title: string | ReactElement | undefined) =>
  typeof title === "object" ? { "data-panel": "" } : undefined;
