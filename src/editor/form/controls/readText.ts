/** Reads the text of a control. Whoever pauses behind a word leaves a space, which the file would need quotes for. */
export const readText = ({ value }: { value: string }): { value: string | undefined } => ({
  value: value.trim() === "" ? undefined : value.replace(/[^\S\n]+$/, ""),
});
