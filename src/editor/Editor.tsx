import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { VisuallyHidden } from "react-aria-components";
import { Bar } from "./bar/Bar.tsx";
import { Conflict } from "./Conflict.tsx";
import { Frame } from "./frame/Frame.tsx";
import { keepFocus } from "./keepFocus.ts";
import { TranslatedPage } from "./languages/TranslatedPage.tsx";
import { look } from "./look.ts";
import { enterPart, partMarker } from "./moveFocus.ts";
import { Outline } from "./outline/Outline.tsx";
import { OutlineProvider } from "./outline/OutlineProvider.tsx";
import { PanelEdge } from "./PanelEdge.tsx";
import { Panels } from "./Panels.tsx";
import { Sheets } from "./palette/Sheets.tsx";
import { Pickers } from "./pickers/Pickers.tsx";
import { useNewErrors } from "./problems/useNewErrors.ts";
import { StatusLine } from "./StatusLine.tsx";
import { SectionBar } from "./sectionBar/SectionBar.tsx";
import { useView } from "./site/useSession.ts";
import { usePanelWidths } from "./usePanelWidths.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { Welcome } from "./Welcome.tsx";

const Layout = styled.div({
  display: "grid",
  gridTemplateColumns:
    "var(--left-panel, clamp(240px, 20vw, 300px)) minmax(0, 1fr) var(--right-panel, clamp(300px, 24vw, 380px))",
  // At 400 % zoom, bar and status line would leave no room for the rest: the whole is scrolled.
  gridTemplateRows: "max-content minmax(min(260px, 100dvh - 40px), 1fr) max-content",
  height: "100dvh",
  position: "relative",
  overflow: "clip auto",
  "& > header": {
    gridColumn: "1 / -1",
    minHeight: 56,
    borderBottom: "1px solid var(--line)",
    background: "var(--surface)",
  },
  "& > main": { gridArea: "2 / 2", position: "relative", minHeight: 0, overflow: "clip" },
  "@media (max-width: 1023px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > main": { gridArea: "2 / 1" },
  },
});

const side = {
  minHeight: 0,
  overflow: "auto",
  // What is hidden inside, such as the names of choices, is scrolled with the rest, and makes the editor no taller.
  position: "relative",
  background: "var(--surface)",
  "@media (max-width: 1023px)": {
    gridArea: "2 / 1",
    zIndex: 10,
    width: "min(360px, 90vw)",
    boxShadow: "var(--shadow)",
    visibility: "hidden",
    opacity: 0,
    transition: "opacity var(--quick, 0s), visibility var(--quick, 0s)",
    "&[data-open=true]": { visibility: "visible", opacity: 1 },
  },
} as const;

const Left = styled.nav(side, { borderInlineEnd: "1px solid var(--line)" });

const Right = styled.aside(side, {
  // What is brought into view is not below the lines that stay at its ends.
  scrollPaddingBlock: "56px 72px",
  borderInlineStart: "1px solid var(--line)",
  "@media (max-width: 1023px)": { justifySelf: "end" },
});

/** The whole editor: the outline, the page, and the form for what is selected. */
export function Editor(): ReactNode {
  const drawer = useView(({ drawer }) => drawer);
  const panel = useView(({ panel }) => panel);
  const section = useView(({ selected }) => selected?.section);
  const right = useRef<HTMLElement>(null);
  useEffect(keepFocus, []);
  // A panel begins at its top, before the field of what is selected is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel, or another section, begins
  useLayoutEffect(() => {
    right.current?.scrollTo({ top: 0 });
  }, [panel, section]);
  useShortcuts();
  useNewErrors();
  const resize = usePanelWidths();
  const part = (name: string) => ({ [partMarker]: name, tabIndex: -1 });
  return (
    <OutlineProvider>
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
          <Frame>
            <SectionBar />
          </Frame>
          <PanelEdge side="left" label="Width of the list" onChange={(left) => resize({ left })} />
          <PanelEdge
            side="right"
            label="Width of the panel"
            onChange={(right) => resize({ right })}
          />
          <TranslatedPage />
          <Welcome />
        </main>
        <Right ref={right} aria-label="Panel" data-open={drawer === "panel"} {...part("panel")}>
          <Panels panel={panel} />
        </Right>
        <StatusLine />
        <Conflict />
        <Pickers />
        <Sheets />
      </Layout>
    </OutlineProvider>
  );
}
