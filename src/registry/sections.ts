import type { FunctionComponent } from "react";
import type { SectionProps, SectionType } from "../shared/section.ts";

/** Every section type, with the function that imports its component. */
export type Sections = { [T in SectionType]: () => Promise<FunctionComponent<SectionProps<T>>> };
