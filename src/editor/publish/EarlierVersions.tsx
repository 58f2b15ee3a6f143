import { type ReactNode, useEffect, useRef, useState } from "react";
import type {
  EarlierVersions as ListedVersions,
  VersionComparison,
} from "../../shared/editor/publication.ts";
import { ask, Refused } from "../site/ask.ts";
import { PrimaryButton, QuietButton } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { formatTime, VersionList } from "./VersionList.tsx";

interface Props {
  bringBack: (id: string) => Promise<boolean>;
  /** Called when the list is left: with true after a version was brought back. */
  onLeave: (isDone: boolean) => void;
}

/** The versions that are or were online. The one that is chosen is compared, and can be brought back. */
export function EarlierVersions({ bringBack, onLeave }: Props): ReactNode {
  const [listed, setListed] = useState<ListedVersions>();
  const [chosen, setChosen] = useState<string>();
  const [compared, setCompared] = useState<VersionComparison & { id: string }>();
  const [isPending, setIsPending] = useState(false);
  const wanted = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    ask({ do: "list-publications" }).then(setListed, (error) =>
      setListed({ versions: [], obstacle: explain(error) }),
    );
  }, []);
  const choose = async (id: string) => {
    setChosen(id);
    wanted.current = id;
    const comparison = await ask({ do: "compare-publication", id }).catch((error: unknown) => ({
      ...{ groups: [], unpublished: [], obstacle: explain(error) },
    }));
    // Another one may be chosen by now.
    if (wanted.current === id) setCompared({ id, ...comparison });
  };
  const bring = async (id: string) => {
    setIsPending(true);
    if (await bringBack(id)) onLeave(true);
    else setIsPending(false);
  };
  const comparison = compared?.id === chosen ? compared : undefined;
  const { groups = [], unpublished = [] } = comparison ?? {};
  const isReady = groups.length > 0 && unpublished.length === 0;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} style={{ outline: "none" }}>
        Earlier versions
      </h3>
      {listed && listed.versions.length > 0 && (
        <VersionList
          label="Earlier versions"
          versions={listed.versions.map(({ id, time, author, words }) => ({
            ...{ id, title: `${formatTime(time)} · ${author}`, words },
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <p role="status">{listed ? describe(listed, chosen, comparison) : "Looking for them…"}</p>
      {unpublished.length > 0 ? (
        <ChangeList groups={unpublished} />
      ) : (
        groups.length > 0 && <ChangeList groups={groups} />
      )}
      <DialogButtons>
        <QuietButton onPress={() => onLeave(false)}>Back to the changes</QuietButton>
        {chosen !== undefined && (
          <PrimaryButton
            isDisabled={!isReady}
            isPending={isPending}
            onPress={() => void bring(chosen)}
          >
            Bring it back
          </PrimaryButton>
        )}
      </DialogButtons>
    </>
  );
}

/** The state of the list and of what is chosen in it, in a sentence. */
function describe(
  { obstacle }: ListedVersions,
  chosen: string | undefined,
  comparison: VersionComparison | undefined,
): string {
  if (obstacle !== undefined) return obstacle;
  if (chosen === undefined) return "Choose a version to see what would change.";
  if (!comparison) return "Looking at what would change…";
  if (comparison.obstacle !== undefined) return comparison.obstacle;
  if (comparison.unpublished.length > 0)
    return "These changes are not online yet, and would be lost. Publish them first, or take them back.";
  return comparison.groups.length > 0
    ? "Bringing it back would change:"
    : "The site is like this now.";
}

/** The reason why the preview refused. Throws any other error. */
function explain(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}
