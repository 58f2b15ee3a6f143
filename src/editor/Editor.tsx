import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { VisuallyHidden } from "react-aria-components";
import { Bar } from "./bar/Bar.tsx";
import { Conflict } from "./Conflict.tsx";
import { Frame } from "./frame/Frame.tsx";
import { look } from "./look.ts";
import { enterPart, partMarker } from "./moveFocus.ts";
import { Outline } from "./outline/Outline.tsx";
import { Panels } from "./Panels.tsx";
import { Pickers } from "./pickers/Pickers.tsx";
import { useNewErrors } from "./problems/useNewErrors.ts";
import { StatusLine } from "./StatusLine.tsx";
import { useView } from "./site/useSession.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { Welcome } from "./Welcome.tsx";

const Layout = styled.div({
  display: "grid",
  gridTemplateColumns: "clamp(240px, 20vw, 300px) minmax(0, 1fr) clamp(300px, 24vw, 380px)",
  gridTemplateRows: "56px minmax(0, 1fr) 32px",
  height: "100dvh",
  overflow: "clip",
  "& > header": {
    gridColumn: "1 / -1",
    borderBottom: "1px solid var(--line)",
    background: "var(--surface)",
  },
  "& > main": { position: "relative", minHeight: 0, overflow: "clip" },
  "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
});

const side = {
  minHeight: 0,
  overflow: "auto",
  background: "var(--surface)",
  "@media (max-width: 1023px)": {
    position: "fixed",
    insetBlock: "56px 32px",
    zIndex: 10,
    width: "min(360px, 90vw)",
    boxShadow: "var(--shadow)",
    visibility: "hidden",
    transition: "translate var(--slow, 0s), visibility var(--slow, 0s)",
    "&[data-open=true]": { visibility: "visible", translate: "0" },
  },
} as const;

const Left = styled.nav(side, {
  borderInlineEnd: "1px solid var(--line)",
  "@media (max-width: 1023px)": { insetInlineStart: 0, translate: "-100%" },
});

const Right = styled.aside(side, {
  borderInlineStart: "1px solid var(--line)",
  "@media (max-width: 1023px)": { insetInlineEnd: 0, translate: "100%" },
});

/** The whole editor: the outline, the page, and the form for what is selected. */
export function Editor(): ReactNode {
  const drawer = useView(({ drawer }) => drawer);
  const panel = useView(({ panel }) => panel);
  useShortcuts();
  useNewErrors();
  const part = (name: string) => ({ [partMarker]: name, tabIndex: -1 });
  return (
    <Layout>
      <Global styles={look} />
      <header {...part("bar")}>
        <VisuallyHidden>
          <h1>Editor</h1>
        </VisuallyHidden>
        <Bar />
      </header>
      <Left aria-label="Sections" data-open={drawer === "outline"} {...part("outline")}>
        <Outline enter={() => enterPart("panel")} />
      </Left>
      <main {...part("page")}>
        <Frame />
        <Welcome />
      </main>
      <Right aria-label="Panel" data-open={drawer === "panel"} {...part("panel")}>
        <Panels panel={panel} />
      </Right>
      <StatusLine />
      <Conflict />
      <Pickers />
    </Layout>
  );
}
