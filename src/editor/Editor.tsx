import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Frame } from "./frame/Frame.tsx";
import { look } from "./look.ts";
import { useView } from "./site/session.ts";

const Layout = styled.div({
  display: "grid",
  gridTemplateColumns: "18rem 1fr 22rem",
  gridTemplateRows: "auto 1fr auto",
  height: "100dvh",
});

/** The whole editor: the outline, the page, and the form for what is selected. */
export function Editor(): ReactNode {
  const { status, site } = useView();
  return (
    <Layout>
      <Global styles={look} />
      <header style={{ gridColumn: "1 / -1" }}>bar</header>
      <nav>{site?.pages.length}</nav>
      <Frame />
      <aside>form</aside>
      <footer role={status.isUrgent ? "alert" : "status"}>{status.words}</footer>
    </Layout>
  );
}
