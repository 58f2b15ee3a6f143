import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { describeKeys } from "../../shared/shortcuts.ts";
import { LanguagesButton } from "../languages/LanguagesButton.tsx";
import { PublishButton } from "../publish/PublishButton.tsx";
import { base } from "../site/ask.ts";
import { useSession, useView } from "../site/useSession.ts";
import { ButtonLink, IconButton, IconToggle } from "../widgets/Button.tsx";
import { Hint } from "../widgets/Hint.tsx";
import { draw } from "./icons.tsx";
import { PageButton } from "./PageButton.tsx";
import { Preview } from "./Preview.tsx";
import { ProblemsButton } from "./ProblemsButton.tsx";
import { UndoButtons } from "./UndoButtons.tsx";

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: "calc(3 * var(--space))",
  height: "100%",
  padding: "0 calc(3 * var(--space))",
  // The groups take the rows that they need.
  "@media (max-width: 1023px)": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "calc(1.5 * var(--space))",
    minHeight: 56,
    padding: "calc(1.5 * var(--space)) calc(2 * var(--space))",
  },
});

const Group = styled.div({
  display: "flex",
  alignItems: "center",
  gap: "var(--space)",
  minWidth: 0,
  "&:nth-of-type(2)": { justifyContent: "center" },
  "&:last-of-type": { justifyContent: "flex-end" },
  "@media (max-width: 1023px)": { flexWrap: "wrap" },
});

const OnNarrow = styled.span({ "@media (min-width: 1024px)": { display: "none" } });

const OnWide = styled.span({ "@media (max-width: 1023px)": { display: "none" } });

/** Everything that is about the page as a whole: its choice, undo, preview, problems, theme and settings. */
export function Bar(): ReactNode {
  const session = useSession();
  const page = useView(({ page }) => page);
  const panel = useView(({ panel }) => panel);
  const drawer = useView(({ drawer }) => drawer);
  const toggleDrawer = (name: "outline" | "panel") => (isOpen: boolean) =>
    session.slide(isOpen ? name : undefined);
  const toggle = (name: "theme" | "site") => (isOpen: boolean) =>
    session.show(isOpen ? name : "form");
  return (
    <Row>
      <Group>
        <OnNarrow>
          <IconToggle
            label="Sections"
            isSelected={drawer === "outline"}
            onChange={toggleDrawer("outline")}
          >
            {draw("outline")}
          </IconToggle>
        </OnNarrow>
        <PageButton />
        <UndoButtons />
        <OnWide>
          <IconButton label="Versions" onPress={() => session.adjust({ sheet: "versions" })}>
            {draw("versions")}
          </IconButton>
        </OnWide>
        <IconButton
          label="Go to or do anything"
          keys={describeKeys("palette")}
          onPress={() => session.adjust({ sheet: "palette" })}
        >
          {draw("search")}
        </IconButton>
      </Group>
      <Group>
        <Preview />
      </Group>
      <Group>
        <ProblemsButton />
        <LanguagesButton />
        <IconToggle
          label="Theme"
          words="Theme"
          isSelected={panel === "theme"}
          onChange={toggle("theme")}
        >
          {draw("theme")}
        </IconToggle>
        <IconToggle
          label="Site settings"
          words="Settings"
          isSelected={panel === "site"}
          onChange={toggle("site")}
        >
          {draw("site")}
        </IconToggle>
        <Hint words="Open the page in a new tab">
          <ButtonLink
            aria-label="Open the page in a new tab"
            href={base.slice(0, -1) + page}
            target="_blank"
            style={{ width: 34, padding: 0 }}
          >
            {draw("open")}
          </ButtonLink>
        </Hint>
        <OnNarrow>
          <IconToggle label="Edit" isSelected={drawer === "panel"} onChange={toggleDrawer("panel")}>
            {draw("form")}
          </IconToggle>
        </OnNarrow>
        <PublishButton />
      </Group>
    </Row>
  );
}
