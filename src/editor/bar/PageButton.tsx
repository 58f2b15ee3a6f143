import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { child, dataAt } from "../../shared/dataAt.ts";
import { pageAt } from "../site/sections.ts";
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
  const name = useView(({ site, page }) => namePage(page, site && pageAt(site, page)?.data));
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

/** The name of a page: its title in a search, or else its address. */
function namePage(path: string, data: unknown): string {
  if (path === "/") return "Home";
  const title = dataAt(data, ["page", "title"]) ?? child(data, "title");
  return typeof title === "string" ? title : path;
}
