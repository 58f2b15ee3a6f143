import styled from "@emotion/styled";
import { buttonsBelow } from "../../ui/Carousel.tsx";
import { Container } from "../../ui/Container.ts";

/** Where no heading stands beside the buttons. */
export const Bare = styled(Container)(buttonsBelow);
