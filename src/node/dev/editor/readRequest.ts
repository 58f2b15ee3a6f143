import { child } from "../../../shared/dataAt.ts";
import type {
  EditorRequest,
  FileVersion,
  FixableProblem,
  PasteTarget,
} from "../../../shared/editor/endpoint.ts";
import {
  explainMalformed,
  isOperation,
  isPath,
  isRef,
} from "../../../site/edit/operationSchemas.ts";
import { parseVersionRequest } from "./namedVersions.ts";
import { parsePickerRequest } from "./parsePickerRequest.ts";
import { parsePublicationRequest } from "./publication/parsePublicationRequest.ts";

/** The request, or the reason why it is none. */
export function readRequest(body: unknown): EditorRequest | string {
  const { do: name, file, operation, version, problem, ...given } = Object(body);
  if (name === "describe" || name === "read" || name === "redo") return { do: name };
  if (name === "undo") {
    const { made } = given;
    if (made === undefined) return { do: name };
    return isVersion(made) ? { do: name, made } : nothing;
  }
  if (name === "add-page") {
    const { page, title, from } = given;
    const isWhole = [page, title, from].every((text) => typeof text === "string");
    return isWhole ? { do: name, page, title, from } : nothing;
  }
  if (name === "bring-back" && typeof given.id === "string") return { do: name, id: given.id };
  const translation = parseTranslationRequest(body);
  if (translation) return translation;
  const publication = parsePublicationRequest(body);
  if (publication) return publication;
  const versions = parseVersionRequest(body);
  if (versions) return versions;
  const picked = parsePickerRequest(body);
  if (picked) return picked;
  if (typeof file !== "string") return nothing;
  if (name === "delete-page") return { do: name, file };
  if ((name === "fix" || name === "dismiss") && typeof version === "string" && isFixable(problem)) {
    return { do: name, file, version, problem };
  }
  const { section, path, text, after, into } = given;
  if (name === "source" && isRef(section) && isPath(path)) return { do: name, file, section, path };
  if (name === "paste" && typeof text === "string" && Array.isArray(into)) {
    const targets = into.filter(isTarget);
    if (targets.length < into.length || (after !== undefined && !isRef(after))) return nothing;
    return { do: name, file, text, ...(after !== undefined && { after }), into: targets };
  }
  const { joins } = given;
  if (name !== "edit" || (joins !== undefined && typeof joins !== "string")) return nothing;
  return isOperation(operation)
    ? { do: name, file, operation, ...(joins !== undefined && { joins }) }
    : (explainMalformed(operation) ?? "This is no operation.");
}

/** A request about translations; undefined if it is none. */
function parseTranslationRequest(body: unknown): EditorRequest | undefined {
  const { do: name, lang, context, id, text, was } = Object(body);
  const areTexts = (values: unknown[]) => values.every((value) => typeof value === "string");
  if (name === "translate" && areTexts([lang, context, id, text, was]))
    return { do: name, lang, context, id, text, was };
  if (name === "take-catalogue" && areTexts([lang, text])) return { do: name, lang, text };
  if (name !== "read-translations") return undefined;
  return typeof lang === "string" ? { do: name, lang } : { do: name };
}

const isVersion = (value: unknown): value is FileVersion =>
  typeof child(value, "file") === "string" && typeof child(value, "version") === "string";

const isFixable = (value: unknown): value is FixableProblem =>
  ["code", "message", "change"].every((name) => typeof child(value, name) === "string") &&
  ["line", "column"].every((name) => Number.isInteger(child(value, name))) &&
  ["string", "undefined"].includes(typeof child(value, "file"));

const isTarget = (value: unknown): value is PasteTarget =>
  isRef(child(value, "section")) &&
  isPath(child(value, "path")) &&
  Number.isInteger(child(value, "index"));

const nothing = "This asks for nothing that is known.";
