import styled from "@emotion/styled";
import type { PrintedSite } from "../contract/section.ts";
import { space } from "../theme/space.ts";

const Home = styled.a({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1.25),
  inlineSize: "fit-content",
  minInlineSize: 0,
  fontFamily: "var(--display)",
  fontSize: "1.4rem",
  fontWeight: 600,
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
  img: { inlineSize: "2.25rem", blockSize: "2.25rem", objectFit: "contain" },
});

/** The logo and the brand's name, which lead to the top of the site. */
export function Brand({ site: { name, base, logo } }: { site: PrintedSite }) {
  return (
    <Home href={base}>
      <img src={logo} alt="" width={36} height={36} />
      {name}
    </Home>
  );
}
