import { tell } from "../readFixture.ts";

/** The diagnostics for each of the values in the place of the right one. */
export const tellAll = (right: string, values: readonly string[]) =>
  values.map((value) => tell(right, value)).join("\n");

/** The values in quotes. */
export const texts = (values: readonly string[]) => values.map((value) => JSON.stringify(value));
