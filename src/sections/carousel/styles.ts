import styled from "@emotion/styled";
import { space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

/** Without a heading beside the buttons, these come first for the keyboard and appear below. */
export const Bare = styled(Container)({
  "> *": { display: "flex", flexDirection: "column-reverse", gap: space(2.5) },
  "> * > :first-of-type": { marginBlock: 0 },
});
