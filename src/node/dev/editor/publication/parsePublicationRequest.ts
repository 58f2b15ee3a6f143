import { child } from "../../../../shared/dataAt.ts";
import { parseHostKind } from "../../../../shared/editor/hosts.ts";
import type {
  Decision,
  PublicationRequest,
  VersionAuthor,
} from "../../../../shared/editor/publication.ts";
import { isTexts } from "../../../../site/publishing/hosts/connection.ts";

/** A request about the version that is online; undefined if it is none. */
export function parsePublicationRequest(body: unknown): PublicationRequest | undefined {
  const {
    do: name,
    id,
    version,
    decisions,
    author,
    isForReview,
    isZip,
    values,
    fingerprint,
  } = Object(body);
  const reads = [
    ...([
      "read-publication",
      "read-online",
      "read-progress",
      "list-publications",
      "share-draft",
      "disconnect-host",
    ] as const),
  ];
  const read = reads.find((each) => each === name);
  if (read) return { do: read };
  if (name === "compare-publication" && typeof id === "string") return { do: name, id };
  const kind = parseHostKind(child(body, "kind"));
  if (name === "connect-host" && kind && isTexts(values)) {
    return { do: name, kind, values, ...(typeof fingerprint === "string" && { fingerprint }) };
  }
  if (name === "make-files" && typeof isZip === "boolean") return { do: name, isZip };
  if (name !== "publish" || typeof version !== "string") return undefined;
  if (!Array.isArray(decisions) || !decisions.every(isDecision)) return undefined;
  if (author !== undefined && !isAuthor(author)) return undefined;
  return {
    ...{ do: name, version, decisions },
    ...(author !== undefined && {
      author: { name: author.name.trim(), email: author.email.trim() },
    }),
    ...(isForReview === true && { isForReview }),
  };
}

const isDecision = (value: unknown): value is Decision =>
  typeof child(value, "key") === "string" &&
  ["mine", "theirs"].includes(String(child(value, "keep")));

/** True for a name and an address that Git takes as they are. */
const isAuthor = (value: unknown): value is VersionAuthor =>
  [child(value, "name"), child(value, "email")].every(
    (text) => typeof text === "string" && /^[^<>\p{Cc}]*[^<>\p{Cc}\s][^<>\p{Cc}]*$/u.test(text),
  );
