import { type ReactNode, useState } from "react";
import { Button, DangerButton, PrimaryButton } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { NameVersion } from "./NameVersion.tsx";
import type { Versions } from "./useVersions.ts";

interface Props {
  name: string;
  versions: Versions;
  /** Called when the site has become that of the version. */
  onBack: () => void;
}

/** The actions for the chosen version. A deletion is asked about, since nothing takes it back. */
export function VersionActions({ name, versions, onBack }: Props): ReactNode {
  const { groups, rename, remove } = versions;
  const [asking, ask] = useState<"rename" | "delete">();
  const [isPending, setIsPending] = useState(false);
  const goBack = async () => {
    setIsPending(true);
    if (await versions.goBack()) onBack();
    else setIsPending(false);
  };
  const leave = () => ask(undefined);
  if (asking === "rename") {
    const onName = async (words: string) => {
      const isDone = await rename(words);
      if (isDone) leave();
      return isDone;
    };
    return (
      <NameVersion label={`New name of “${name}”`} given={name} action="Rename" {...{ onName }} />
    );
  }
  if (asking === "delete") {
    return (
      <>
        <p>Delete “{name}” for good? The site stays as it is now.</p>
        <DialogButtons>
          <Button autoFocus onPress={leave}>
            Cancel
          </Button>
          <DangerButton onPress={() => void remove()}>Delete the version</DangerButton>
        </DialogButtons>
      </>
    );
  }
  return (
    <DialogButtons>
      <Button onPress={() => ask("rename")}>Rename…</Button>
      <DangerButton onPress={() => ask("delete")}>Delete…</DangerButton>
      <PrimaryButton
        isDisabled={!groups?.length}
        isPending={isPending}
        onPress={() => void goBack()}
      >
        Go back to it
      </PrimaryButton>
    </DialogButtons>
  );
}
