import styled from "@emotion/styled";
import type { PropsOf, TestimonialSource } from "../../section.ts";
import { space } from "../../theme/index.ts";

/** On white, as a logo is drawn for. */
const Logo = styled.img({
  boxSizing: "content-box",
  inlineSize: "auto",
  maxInlineSize: "7rem",
  blockSize: "1.5rem",
  marginInlineStart: "auto",
  padding: space(0.75),
  borderRadius: "var(--radius-s)",
  background: "#fff",
  objectFit: "contain",
});

const Name = styled.cite({ marginInlineStart: "auto", fontStyle: "normal", textAlign: "end" });

/** The source of a quote: its logo, or its name. */
export function Source({ name, logo }: PropsOf<TestimonialSource>) {
  if (!logo) return <Name>{name}</Name>;
  return <Logo src={logo} alt={name} loading="lazy" decoding="async" />;
}
