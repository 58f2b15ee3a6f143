import { type ReactNode, useState } from "react";
import { ChangeList } from "../publish/ChangeList.tsx";
import { formatTime, VersionList } from "../publish/VersionList.tsx";
import { useSession } from "../site/useSession.ts";
import { PrimaryButton } from "../widgets/Button.tsx";
import { Dialog, DialogButtons } from "../widgets/Dialog.tsx";
import { NameVersion } from "./NameVersion.tsx";
import { useVersions, type Versions } from "./useVersions.ts";

/** The versions that have a name: this one gets one, and the one that is chosen is compared, and can be gone back to. */
export function VersionsDialog(): ReactNode {
  const session = useSession();
  const versions = useVersions();
  const [isPending, setIsPending] = useState(false);
  const { listed, chosen, groups, notice } = versions;
  const close = () => session.adjust({ sheet: undefined });
  const goBack = async () => {
    setIsPending(true);
    if (await versions.goBack()) close();
    else setIsPending(false);
  };
  return (
    <Dialog title="Versions" isOpen onClose={close} width={640}>
      <NameVersion onKeep={versions.keep} />
      {listed && listed.versions.length > 0 && (
        <VersionList
          label="Versions"
          versions={listed.versions.map(({ id, name, time, words }) => ({
            ...{ id, title: `${name} · ${formatTime(time)}`, words },
          }))}
          chosen={chosen}
          onChoose={versions.choose}
        />
      )}
      <p role="status">{notice ?? describe(versions)}</p>
      {groups && groups.length > 0 && <ChangeList groups={groups} />}
      {chosen !== undefined && (
        <DialogButtons>
          <PrimaryButton
            isDisabled={!groups?.length}
            isPending={isPending}
            onPress={() => void goBack()}
          >
            Go back to it
          </PrimaryButton>
        </DialogButtons>
      )}
    </Dialog>
  );
}

/** The state of the list and of what is chosen in it, in a sentence. */
function describe({ listed, chosen, groups }: Versions): string {
  if (!listed) return "Looking for them…";
  const { versions, problem } = listed;
  if (versions.length === 0)
    return problem ?? "No version has a name yet. One with a name can be gone back to.";
  if (chosen === undefined)
    return [problem ?? [], "Choose a version to see what would change."].flat().join(" ");
  if (!groups) return "Looking at what would change…";
  return groups.length > 0 ? "Going back to it would change:" : "The site is like this now.";
}
