import styled from "@emotion/styled";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { formatDay } from "../site/formatDay.ts";
import { useSession, useView } from "../site/useSession.ts";
import { deviceNames, fitScreen, screens } from "./devices.ts";
import { Edge } from "./Edge.tsx";
import { followPage } from "./followPage.ts";
import { InteractiveCard } from "./InteractiveCard.tsx";
import { showPage } from "./showPage.ts";
import { useGonePage } from "./useGonePage.ts";
import { useRoom } from "./useRoom.ts";

const Stage = styled.div({
  position: "relative",
  height: "100%",
  padding: "calc(5 * var(--space))",
  background: "var(--ground)",
  overflow: "clip",
  "&:focus-visible": { outlineOffset: -4 },
  "@media (max-width: 1023px)": { paddingTop: "calc(3 * var(--space))" },
});

const Room = styled.div({
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  width: "100%",
  height: "100%",
});

const Paper = styled.div({
  position: "relative",
  flex: "none",
  borderRadius: 10,
  background: "var(--raised)",
  boxShadow: "0 0 0 1px var(--line), var(--shadow)",
  transition: "width var(--slow, 0s), height var(--slow, 0s)",
  "& > iframe": {
    display: "block",
    border: 0,
    borderRadius: "inherit",
    transformOrigin: "0 0",
  },
});

/** The width of the page and its zoom, below it. */
const Caption = styled.p({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  color: "var(--quiet)",
  fontSize: "0.75rem",
  lineHeight: "calc(5 * var(--space))",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

/** The page that is edited, at the width of a device, with `children` over it. Enter goes into it, and F6 out of it. */
export function Frame({ children }: { children?: ReactNode }): ReactNode {
  const session = useSession();
  const page = useView(({ page }) => page);
  const day = useView(({ day }) => day);
  const device = useView(({ device }) => device);
  const scheme = useView(({ scheme }) => scheme);
  const isInteractive = useView(({ isInteractive }) => isInteractive);
  const selected = useView(({ selected }) => selected);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoomOf] = useRoom();
  const [freeWidth, setFreeWidth] = useState<number>();
  useGonePage();
  useEffect(() => followPage(session, frame), [session]);
  useEffect(() => showPage(frame.current, page, day), [page, day]);
  useEffect(() => {
    if (scheme) session.bridge.send({ kind: "scheme", scheme });
  }, [session, scheme]);
  useEffect(
    () => session.bridge.send({ kind: "mode", editing: !isInteractive }),
    [session, isInteractive],
  );
  useEffect(() => {
    session.bridge.send(selected ? { kind: "select", at: selected } : { kind: "select" });
  }, [session, selected]);

  const free = { width: Math.min(freeWidth ?? room.width, room.width) };
  const { width, height, scale } = fitScreen(device === "free" ? free : screens[device], room);
  useEffect(() => session.bridge.send({ kind: "scale", scale }), [session, scale]);
  const enter = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === "Enter" && target === currentTarget) frame.current?.contentWindow?.focus();
  };
  return (
    <Stage
      tabIndex={0}
      role="group"
      aria-label="The page. Enter goes into it, F6 leaves it."
      onKeyDown={enter}
    >
      <Room ref={setRoomOf}>
        <Paper style={{ width: width * scale, height: height * scale }}>
          <iframe
            title="The page"
            ref={(element) => {
              frame.current = element;
              session.bridge.attach(element);
            }}
            tabIndex={-1}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          {children}
          {device === "free" && <Edge width={width} most={room.width} onChange={setFreeWidth} />}
        </Paper>
      </Room>
      <Caption>
        {deviceNames[device]} · {Math.round(width)} px
        {scale < 1 && ` · ${Math.round(scale * 100)} %`}
        {day && ` · as of ${formatDay(day)}`}
      </Caption>
      <InteractiveCard />
    </Stage>
  );
}
