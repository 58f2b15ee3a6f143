import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import type { DraftLink } from "../../shared/editor/publication.ts";
import { ask, Refused } from "../site/ask.ts";
import { useSession } from "../site/useSession.ts";
import { QuietButton } from "../widgets/Button.tsx";

const Part = styled.section({
  display: "grid",
  justifyItems: "start",
  gap: "calc(2 * var(--space))",
  overflowWrap: "anywhere",
});

/** A button that makes a link to a draft for colleagues, and the link. */
export function ShareDraft(): ReactNode {
  const session = useSession();
  const [isPending, setIsPending] = useState(false);
  const [link, setLink] = useState<DraftLink>();
  const share = async () => {
    setIsPending(true);
    setLink(undefined);
    await session.save();
    const made = await ask({ do: "share-draft" })
      .catch((error: unknown) => {
        if (error instanceof Refused) return { message: error.message };
        throw error;
      })
      .finally(() => setIsPending(false));
    setLink(made);
  };
  return (
    <Part>
      <QuietButton isPending={isPending} onPress={() => void share()}>
        {isPending ? "Making the link…" : "Link for colleagues"}
      </QuietButton>
      <p role="status">
        {link?.message}{" "}
        {link?.address !== undefined && (
          <a href={link.address} target="_blank" rel="noreferrer">
            {link.address}
          </a>
        )}
      </p>
    </Part>
  );
}
