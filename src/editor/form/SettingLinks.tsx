import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { inWords } from "../../schema/names.ts";
import type { SchemaNode } from "../../schema/schemaNode.ts";
import { showField } from "../site/showField.ts";
import { useSession } from "../site/useSession.ts";
import { Button, Line } from "./controls/parts.ts";

const Links = styled(Line)({ padding: "0 calc(3 * var(--space)) calc(2 * var(--space))" });

/** The settings of the site that a section shows, each with the way to its field; nothing if there are none. */
export function SettingLinks({ schema }: { schema: SchemaNode | undefined }): ReactNode {
  const session = useSession();
  const { shows = [] } = schema ?? {};
  if (shows.length === 0) return null;
  return (
    <Links>
      {shows.map((name) => (
        <Button
          key={name}
          type="button"
          onClick={() => {
            session.show("site");
            showField(name.split("."));
          }}
        >
          {inWords(name.split(".").at(-1) ?? name)}: in the settings
        </Button>
      ))}
    </Links>
  );
}
