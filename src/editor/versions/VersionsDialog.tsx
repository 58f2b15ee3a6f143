import type { ReactNode } from "react";
import { ChangeList } from "../publish/ChangeList.tsx";
import { formatTime, VersionList } from "../publish/VersionList.tsx";
import { useSession } from "../site/useSession.ts";
import { Dialog } from "../widgets/Dialog.tsx";
import { NameVersion } from "./NameVersion.tsx";
import { useVersions, type Versions } from "./useVersions.ts";
import { VersionActions } from "./VersionActions.tsx";

/** The versions that have a name: this one gets one, and the one that is chosen is compared, and can be gone back to. */
export function VersionsDialog(): ReactNode {
  const session = useSession();
  const versions = useVersions();
  const { listed, version, groups, notice } = versions;
  const close = () => session.adjust({ sheet: undefined });
  return (
    <Dialog title="Versions" isOpen onClose={close} width={640}>
      <NameVersion
        label="Name of the site as it is now"
        placeholder="Before the summer sale"
        action="Keep"
        onName={versions.keep}
      />
      {listed && listed.versions.length > 0 && (
        <VersionList
          label="Versions"
          versions={listed.versions.map(({ id, name, time, words }) => ({
            ...{ id, title: `${name} · ${formatTime(time)}`, words },
          }))}
          chosen={version?.id}
          onChoose={versions.choose}
        />
      )}
      <p role="status">{notice ?? describe(versions)}</p>
      {groups && groups.length > 0 && <ChangeList groups={groups} />}
      {version && (
        <VersionActions key={version.id} name={version.name} versions={versions} onBack={close} />
      )}
    </Dialog>
  );
}

/** The state of the list and of what is chosen in it, in a sentence. */
function describe({ listed, version, groups }: Versions): string {
  if (!listed) return "Looking for them…";
  const { versions, problem } = listed;
  if (versions.length === 0)
    return problem ?? "No version has a name yet. One with a name can be gone back to.";
  if (!version)
    return [problem ?? [], "Choose a version to see what would change."].flat().join(" ");
  if (!groups) return "Looking at what would change…";
  return groups.length > 0 ? "Going back to it would change:" : "The site is like this now.";
}
