import styled from "@emotion/styled";
import { type ReactNode, useEffect, useState } from "react";
import { versionsPath } from "../../shared/editor/endpoint.ts";
import type { ShownSection } from "../../shared/editor/publication.ts";
import { base } from "../site/ask.ts";
import { Choice } from "../widgets/Choice.tsx";
import { Dialog } from "../widgets/Dialog.tsx";

const Views = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  gap: "calc(4 * var(--space))",
  "& h3": { paddingBottom: "calc(2 * var(--space))" },
});

const Paper = styled.div({
  position: "relative",
  overflow: "hidden",
  height: "min(64vh, 700px)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  "& > iframe": { border: 0, transformOrigin: "0 0" },
});

/** The widths of a phone and of a computer, in CSS pixels. */
const widths = ["390", "1280"] as const;

interface Props {
  section: ShownSection;
  onClose: () => void;
}

/** A section that changed, in the version that is online and as it is now, side by side at a chosen width. */
export function SectionViews({ section, onClose }: Props): ReactNode {
  const [width, setWidth] = useState<(typeof widths)[number]>("390");
  const { name, before, after } = section;
  return (
    <Dialog title={name} isOpen onClose={onClose} width={width === "390" ? 900 : 1600}>
      <Choice
        label="Width"
        value={width}
        options={widths.map((value) => ({ value, label: `${value} pixels` }))}
        onChange={setWidth}
      />
      <Views>
        <View
          title="Online"
          width={Number(width)}
          address={before === undefined ? before : `online/${before}`}
        />
        <View
          title="Now"
          width={Number(width)}
          address={after === undefined ? after : `now/${after}`}
        />
      </Views>
    </Dialog>
  );
}

interface ViewProps {
  title: string;
  width: number;
  address: string | undefined;
}

/** One version of a page in a frame that is as wide as a window, and shrinks to the room that there is. */
function View({ title, width, address }: ViewProps): ReactNode {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!paper) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: paper.clientWidth, height: paper.clientHeight }),
    );
    observer.observe(paper);
    return () => observer.disconnect();
  }, [paper]);
  const scale = Math.min(1, room.width / width);
  return (
    <section>
      <h3>{title}</h3>
      {address === undefined ? (
        <p>It is not shown in this version.</p>
      ) : (
        <Paper ref={setPaper}>
          {scale > 0 && (
            <iframe
              // A page that is loaded anew begins at the section.
              key={width}
              title={title}
              sandbox="allow-same-origin"
              src={`${base}${versionsPath}/${address}`}
              style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
            />
          )}
        </Paper>
      )}
    </section>
  );
}
