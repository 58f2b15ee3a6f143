import type { EditorRequest } from "../../../shared/editor/endpoint.ts";

/** A request of the pickers; undefined if it is none. */
export function parsePickerRequest(body: unknown): EditorRequest | undefined {
  const { do: name, file, type, words, look, names, name: given, content } = Object(body);
  if (name === "example" && areTexts([file, type])) return { do: name, file, type };
  if (name === "upload" && areTexts([given, content])) return { do: name, name: given, content };
  return name === "icons" && Array.isArray(names) && areTexts([words, look, ...names])
    ? { do: name, words, look, names }
    : undefined;
}

const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === "string");
