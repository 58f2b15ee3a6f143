import type { EditorRequest } from "../../../shared/editor/endpoint.ts";

/** A request of the pickers; undefined if it is none. */
export function parsePickerRequest(body: unknown): EditorRequest | undefined {
  const { do: name, file, files, type, words, look, names, name: given, content } = Object(body);
  const { layout = "" } = Object(body);
  if (name === "example" && areTexts([file, type, layout])) return { do: name, file, type, layout };
  if (name === "upload" && areTexts([given, content])) return { do: name, name: given, content };
  if (name === "delete-files" && Array.isArray(files) && areTexts(files))
    return { do: name, files };
  return name === "icons" && Array.isArray(names) && areTexts([words, look, ...names])
    ? { do: name, words, look, names }
    : undefined;
}

const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === "string");
