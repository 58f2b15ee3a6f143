import styled from "@emotion/styled";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Decision, PublicationState } from "../../shared/editor/publication.ts";
import { useView } from "../site/useSession.ts";
import { PrimaryButton, QuietButton } from "../widgets/Button.tsx";
import { Dialog, DialogButtons } from "../widgets/Dialog.tsx";
import { AuthorFields, type AuthorWords, isAuthor, noAuthor } from "./AuthorFields.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { ChooseHost } from "./ChooseHost.tsx";
import { describeWay } from "./describeOnline.ts";
import { EarlierVersions } from "./EarlierVersions.tsx";
import { HostLine } from "./HostLine.tsx";
import { MakeFiles } from "./MakeFiles.tsx";
import { Output } from "./Output.tsx";
import { Questions } from "./Questions.tsx";
import { RefusingProblems } from "./RefusingProblems.tsx";
import { ShareDraft } from "./ShareDraft.tsx";
import type { Publication } from "./usePublication.ts";

const Message = styled.p({
  fontWeight: 500,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  "&:focus": { outline: "none" },
  "& a": { color: "var(--accent)" },
});

interface Props {
  publication: Publication;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog in which the site is published: what goes online, what refuses it, and what it asks. */
export function PublishDialog({ publication, isOpen, onClose }: Props): ReactNode {
  return (
    <Dialog title="Publish" isOpen={isOpen} onClose={onClose} width={640}>
      <Content publication={publication} onClose={onClose} />
    </Dialog>
  );
}

function Content({ publication, onClose }: Omit<Props, "isOpen">): ReactNode {
  const { result } = publication;
  const [view, setView] = useState<"opened" | "earlier" | "hosts" | "returned">("opened");
  const message = useRef<HTMLParagraphElement>(null);
  const leaveHosts = useCallback(() => setView("opened"), []);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (!result) return;
    message.current?.focus();
    setView((view) => (view === "hosts" ? "opened" : view));
  }, [result]);
  return (
    <>
      {result && (
        <Message ref={message} tabIndex={-1}>
          {result.message}{" "}
          {"address" in result && result.address !== undefined && (
            <a href={result.address} target="_blank" rel="noreferrer">
              {result.address}
            </a>
          )}
        </Message>
      )}
      {view === "earlier" ? (
        <EarlierVersions
          bringBack={publication.bringBack}
          onLeave={(isDone) => setView(isDone ? "opened" : "returned")}
        />
      ) : view === "hosts" ? (
        <ChooseHost publication={publication} onLeave={leaveHosts} />
      ) : (
        <Changes
          publication={publication}
          onClose={onClose}
          onEarlier={() => setView("earlier")}
          onHosts={() => setView("hosts")}
          isReturn={view === "returned"}
        />
      )}
    </>
  );
}

interface ChangesProps extends Omit<Props, "isOpen"> {
  /** Called when the earlier versions are asked for. */
  onEarlier: () => void;
  /** Called when another host is to be chosen. */
  onHosts: () => void;
  /** True if the earlier versions were shown before. */
  isReturn: boolean;
}

/** The changes that go online, and the way to publish them. */
function Changes({ publication, onClose, onEarlier, onHosts, isReturn }: ChangesProps): ReactNode {
  const { state, isLooking, result, lines, isPublishing } = publication;
  const [choices, setChoices] = useState<Record<string, Decision["keep"]>>({});
  const [author, setAuthor] = useState<AuthorWords>(noAuthor);
  const conflicts = result && "conflicts" in result ? result.conflicts : [];
  const isForReview = result && "result" in result && result.result === "protected";
  const publish = () =>
    publication.publish({
      decisions: Object.entries(choices).map(([key, keep]) => ({ key, keep })),
      ...(state?.needsAuthor && { author }),
      ...(isForReview && { isForReview }),
    });
  const isReady =
    conflicts.every(({ key }) => choices[key]) && !(state?.needsAuthor && !isAuthor(author));
  return (
    <>
      {state ? (
        <Described
          state={state}
          publication={publication}
          isLooking={isLooking}
          onShow={onClose}
          hasResult={result !== undefined}
        />
      ) : (
        <p>{looking}</p>
      )}
      {state?.host && <HostLine host={state.host} onChange={onHosts} />}
      {(isPublishing || !state?.host) && <Output lines={lines} />}
      {conflicts.length > 0 && (
        <Questions
          conflicts={conflicts}
          choices={choices}
          onChoose={(key, keep) => setChoices({ ...choices, [key]: keep })}
        />
      )}
      {state?.needsAuthor && canPublish(state) && (
        <AuthorFields author={author} onChange={setAuthor} />
      )}
      {state?.canShare && state.problems.length === 0 && <ShareDraft />}
      {state && state.obstacle === undefined && (
        <DialogButtons>
          {!state.isFirst && state.deployment !== "alone" && (
            <QuietButton autoFocus={isReturn} onPress={onEarlier}>
              Earlier versions
            </QuietButton>
          )}
          {canPublish(state) && (
            <PrimaryButton isDisabled={!isReady} isPending={isPublishing} onPress={publish}>
              {isPublishing ? "Publishing…" : isForReview ? "Send for review" : "Publish"}
            </PrimaryButton>
          )}
        </DialogButtons>
      )}
    </>
  );
}

/** True if there is something to publish, and nothing refuses it. */
const canPublish = ({ obstacle, problems, groups, isFirst, isUndeployed }: PublicationState) =>
  obstacle === undefined &&
  problems.length === 0 &&
  (groups.length > 0 || isFirst || isUndeployed === true);

const looking = "Looking at what has changed…";

interface DescribedProps {
  state: PublicationState;
  publication: Publication;
  isLooking: boolean;
  onShow: () => void;
  hasResult: boolean;
}

function Described({
  state,
  publication,
  isLooking,
  onShow,
  hasResult,
}: DescribedProps): ReactNode {
  const { obstacle, problems, groups, isFirst, review, deployment, host, isUndeployed } = state;
  const saving = useView(({ saving }) => saving);
  const unsaved = !hasResult && saving.kind === "unsaved" ? saving.reason : undefined;
  if (obstacle !== undefined) {
    return (
      <>
        {!hasResult && <p>{obstacle}</p>}
        {problems.length > 0 && <RefusingProblems problems={problems} onShow={onShow} />}
        {state.isNew && <ChooseHost publication={publication} />}
        {state.isNew && problems.length === 0 && <MakeFiles />}
      </>
    );
  }
  const isSame = groups.length === 0 && problems.length === 0 && !isFirst && !isUndeployed;
  return (
    <>
      {problems.length > 0 && <RefusingProblems problems={problems} onShow={onShow} />}
      {review !== undefined && !hasResult && (
        <p>These changes wait for a review on the branch {review}.</p>
      )}
      {isFirst && (
        <p>
          {deployment === "alone"
            ? "Nothing was published from this folder yet. Everything goes online."
            : "Nothing of this site is online yet. Everything goes online."}
        </p>
      )}
      {isUndeployed && !hasResult && (
        <p>Everything is in Git, but it was not put online from this folder yet.</p>
      )}
      {deployment !== undefined && !host && canPublish(state) && (
        <p>The script deploy of package.json puts it online.</p>
      )}
      {unsaved !== undefined && <p>Something is not saved, and cannot go online: {unsaved}</p>}
      {isSame && !hasResult && unsaved === undefined && (
        <p>{isLooking ? looking : describeWay(state.online)}</p>
      )}
      {groups.length > 0 && <ChangeList groups={groups} />}
    </>
  );
}
