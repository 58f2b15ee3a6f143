/** Values as the entries of a list, one a line, which every reader of YAML takes. */
export const printItems = (values: readonly unknown[]): string =>
  values.map((value) => `- ${JSON.stringify(value)}`).join("\n");
