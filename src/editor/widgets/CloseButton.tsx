import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

/** The button that closes the panel around it. */
export function CloseButton({ onPress }: { onPress: () => void }): ReactNode {
  return (
    <IconButton label="Close" onPress={onPress}>
      <Icon path="M5 5l10 10M15 5L5 15" />
    </IconButton>
  );
}
