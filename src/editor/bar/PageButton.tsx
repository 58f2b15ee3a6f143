import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { pageAt } from "../site/sections.ts";
import { titleOfPage } from "../site/titleOfPage.ts";
import { useSession, useView } from "../site/useSession.ts";
import { QuietButton } from "../widgets/Button.tsx";
import { draw } from "./icons.tsx";

const Wide = styled(QuietButton)({
  minWidth: 0,
  maxWidth: 240,
  padding: "0 calc(2 * var(--space))",
  "& > span": { overflow: "hidden", textOverflow: "ellipsis" },
});

/** The page that is shown, and the way to the others. */
export function PageButton(): ReactNode {
  const session = useSession();
  const name = useView(({ site, page }) => {
    const shown = site && pageAt(site, page);
    return shown ? titleOfPage(shown) : page === "/" ? "Home" : page;
  });
  const panel = useView(({ panel }) => panel);
  return (
    <Wide
      aria-label={`Page: ${name}. All pages`}
      aria-expanded={panel === "pages"}
      onPress={() => session.show(panel === "pages" ? "form" : "pages")}
    >
      {draw("pages")}
      <span>{name}</span>
      {draw("chevron")}
    </Wide>
  );
}
