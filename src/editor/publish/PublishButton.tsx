import styled from "@emotion/styled";
import { type ReactNode, useEffect } from "react";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { nameWay } from "./describeOnline.ts";
import { PublishDialog } from "./PublishDialog.tsx";
import { type Publication, usePublication } from "./usePublication.ts";

const Steady = styled(Button)({ fontVariantNumeric: "tabular-nums" });

/** The way to put the site online, with the state of what is online in its words. */
export function PublishButton(): ReactNode {
  const publication = usePublication();
  const session = useSession();
  const isOpen = useView(({ sheet }) => sheet === "publish");
  const { begin } = publication;
  const show = (isOpen: boolean) => session.adjust({ sheet: isOpen ? "publish" : undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once each time that it is opened
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  return (
    <>
      <Steady aria-haspopup="dialog" onPress={() => show(true)}>
        {inWords(publication)}
      </Steady>
      <PublishDialog publication={publication} isOpen={isOpen} onClose={() => show(false)} />
    </>
  );
}

function inWords({ state, isPublishing }: Publication): string {
  if (isPublishing) return "Publishing…";
  if (!state || state.obstacle !== undefined) return "Publish";
  if (state.review !== undefined) return "In review";
  if (state.isFirst) return "Publish · not online yet";
  const count = state.groups.flatMap(({ sentences }) => sentences).length;
  if (count > 0) return `Publish · ${count === 1 ? "1 change" : `${count} changes`}`;
  return state.problems.length > 0 || state.isUndeployed ? "Publish" : nameWay(state.online);
}
