import { createElement, type FunctionComponent } from "react";

/** The component of a site's own around that of a section type of Broadside, which it gets as `Original`. */
export function wrapOriginal<Props extends object>(
  Own: FunctionComponent<Props & { Original: FunctionComponent<Props> }>,
  Original: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function Wrapped(props: Props) {
    return createElement(Own, { ...props, Original });
  };
}
