import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { DayField } from "./DayField.tsx";
import { listPages, readToday } from "./listedPage.ts";
import { NewPage } from "./NewPage.tsx";
import { PageList } from "./PageList.tsx";
import { PageSettings } from "./PageSettings.tsx";

const Panel = styled.div({
  display: "grid",
  alignContent: "start",
  gap: "calc(5 * var(--space))",
  padding: "calc(2 * var(--space)) calc(4 * var(--space)) calc(6 * var(--space))",
  "& > hr": { width: "100%", margin: 0, border: 0, borderTop: "1px solid var(--line)" },
});

/** The pages of the site: the list, and the settings of the one that is shown. */
export function PagesPanel(): ReactNode {
  const session = useSession();
  const site = useView(({ site }) => site);
  const page = useView(({ page }) => page);
  const day = useView(({ day }) => day);
  const [isMaking, setIsMaking] = useState(false);
  if (!site) return null;
  const pages = listPages(site, day || readToday());
  const shown = pages.find(({ page: { path } }) => path === page);
  return (
    <Panel>
      <PageList pages={pages} shown={page} onOpen={session.open} />
      <Button onPress={() => setIsMaking(true)}>New page</Button>
      <DayField />
      <hr />
      <h3>This page</h3>
      {shown && <PageSettings key={page} page={shown} />}
      {isMaking && <NewPage onClose={() => setIsMaking(false)} />}
    </Panel>
  );
}
