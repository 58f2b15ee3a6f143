import type { ReactNode } from "react";
import type { VersionAuthor } from "../../shared/editor/publication.ts";
import { TextField } from "../widgets/TextField.tsx";

/** The name and the address as they are typed. */
export type AuthorWords = VersionAuthor;

/** The fields before anything is typed. */
export const noAuthor: AuthorWords = { name: "", email: "" };

/** True if both are given, without signs that Git does not keep. */
export const isAuthor = ({ name, email }: AuthorWords): boolean =>
  [name, email].every((text) => text.trim() !== "" && !/[<>]/.test(text));

interface Props {
  author: AuthorWords;
  onChange: (author: AuthorWords) => void;
}

/** Asks who publishes, where Git does not know it. */
export function AuthorFields({ author, onChange }: Props): ReactNode {
  return (
    <>
      <TextField
        label="Your name"
        value={author.name}
        onChange={(name) => onChange({ ...author, name })}
        description="Everybody who can read the repository sees who published."
      />
      <TextField
        label="Your e-mail address"
        value={author.email}
        onChange={(email) => onChange({ ...author, email })}
      />
    </>
  );
}
