import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { SettingsForm } from "../form/Form.tsx";
import { useView } from "../site/useSession.ts";

const Panel = styled.div({
  padding: "calc(2 * var(--space)) calc(2 * var(--space)) calc(6 * var(--space))",
});

const path = ["site"];

/** The settings of the whole site: its name, its logo, its language, and its labels. */
export function SitePanel(): ReactNode {
  const site = useView(({ site }) => site);
  const labels = useView(({ facts }) => facts?.labels);
  const first = site?.pages[0];
  if (!first) return null;
  return (
    <Panel>
      <SettingsForm
        file={first.file}
        path={path}
        schemaFile="page.schema.json"
        inherited={labels}
      />
    </Panel>
  );
}
