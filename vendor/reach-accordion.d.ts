import type { ComponentPropsWithRef, JSX } from "react";

/* The parts of @reach/accordion that the engine uses, for the compiler in a site, which has not the package itself. */

type Div = Omit<ComponentPropsWithRef<"div">, "onChange">;

export declare function Accordion(
  props: Div & { index?: number | number[]; onChange?: (index?: number) => void },
): JSX.Element;
export declare function AccordionItem(props: Div & { index?: number }): JSX.Element;
export declare function AccordionButton(props: ComponentPropsWithRef<"button">): JSX.Element;
export declare function AccordionPanel(props: Div): JSX.Element;
