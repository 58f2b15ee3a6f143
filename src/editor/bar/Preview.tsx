import { type ReactNode, useSyncExternalStore } from "react";
import { describeKeys } from "../../shared/shortcuts.ts";
import { deviceNames, showAs } from "../frame/devices.ts";
import { setInteractive } from "../frame/setInteractive.ts";
import { useSession, useView } from "../site/useSession.ts";
import { IconToggle } from "../widgets/Button.tsx";
import { Choice } from "../widgets/Choice.tsx";
import { draw } from "./icons.tsx";

const devices = (["phone", "tablet", "desktop", "free"] as const).map((value) => ({
  value,
  label: deviceNames[value],
  icon: draw(value),
}));

/** The ways to look at the page: at a width, in light or dark, and as a visitor. */
export function Preview(): ReactNode {
  const session = useSession();
  const preferred = useSyncExternalStore(followBrowser, ofBrowser);
  const device = useView(({ device }) => device);
  const scheme = useView(({ scheme }) => scheme) ?? preferred;
  const isInteractive = useView(({ isInteractive }) => isInteractive);
  return (
    <>
      <Choice
        label="Width of the page"
        value={device}
        options={devices}
        onChange={(device) => showAs(session, device)}
        isCompact
      />
      <IconToggle
        label="Show the page in the dark"
        isSelected={scheme === "dark"}
        onChange={(isDark) => session.adjust({ scheme: isDark ? "dark" : "light" })}
      >
        {draw(scheme === "dark" ? "dark" : "light")}
      </IconToggle>
      <IconToggle
        label="Try the page as a visitor"
        keys={describeKeys("try")}
        isSelected={isInteractive}
        onChange={(isInteractive) => setInteractive(session, isInteractive)}
      >
        {draw("try")}
      </IconToggle>
    </>
  );
}

const darkness = matchMedia("(prefers-color-scheme: dark)");

const ofBrowser = () => (darkness.matches ? ("dark" as const) : ("light" as const));

function followBrowser(listener: () => void): () => void {
  darkness.addEventListener("change", listener);
  return () => darkness.removeEventListener("change", listener);
}
