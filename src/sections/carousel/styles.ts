import styled from "@emotion/styled";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";

/** Where no heading stands beside the buttons: they come first for the keyboard, and stand below for the eye. */
export const Bare = styled(Container)({
  "> *": { display: "flex", flexDirection: "column-reverse", gap: space(2.5) },
  "> * > :first-of-type": { marginBlock: 0 },
});
