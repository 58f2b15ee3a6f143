import styled from "@emotion/styled";

const Drawing = styled.svg({
  boxSizing: "content-box",
  inlineSize: "1em",
  blockSize: "1em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
});

interface LinesProps {
  /** The path, on a square of 16 units. */
  path: string;
}

/** A sign of a few lines, as large as the text around it. Unlike an icon in code, it is in no page's sprite. */
export function Lines({ path }: LinesProps) {
  return (
    <Drawing viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </Drawing>
  );
}

/** The path of a cross. */
export const cross = "M3 3l10 10M13 3L3 13";
