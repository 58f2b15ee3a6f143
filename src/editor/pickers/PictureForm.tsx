import styled from "@emotion/styled";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button, PrimaryButton } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { TextField } from "../widgets/TextField.tsx";
import type { ChosenPicture, PictureParts } from "./changePicture.ts";
import { FocusPoint } from "./FocusPoint.tsx";

const Form = styled.form({ display: "grid", gap: "calc(3 * var(--space))" });

const Picture = styled.img({
  justifySelf: "start",
  maxWidth: "100%",
  maxHeight: "34vh",
  borderRadius: "var(--radius)",
});

const Size = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

const Shown = styled.div({ display: "grid", gap: "calc(2 * var(--space))" });

interface Props {
  /** The address under which the picture is seen, and its path as far as it is known. */
  shown: string;
  path: string | undefined;
  picture: ChosenPicture;
  parts: PictureParts;
  onDone: (picture: ChosenPicture) => void;
  onBack: () => void;
}

/** The form for the alternative text of a picture and for the point of it that stays in view. */
export function PictureForm({ shown, path, picture, parts, onDone, onBack }: Props): ReactNode {
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption ?? "");
  const [focus, setFocus] = useState(picture.focus);
  const [isRefused, refuse] = useState(false);
  const [size, setSize] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const hasCaption = parts.caption !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parts.alt !== undefined && alt.trim() === "") {
      refuse(true);
      return field.current?.querySelector("textarea")?.focus();
    }
    if (path === undefined) return;
    const words = { alt: inOneLine(alt), ...(hasCaption && { caption: inOneLine(caption) }) };
    onDone({ src: path, ...words, focus });
  };
  return (
    <Form onSubmit={submit} onKeyDown={submitByEnter}>
      <Shown onLoadCapture={({ target }) => setSize(sizeOf(target))}>
        {parts.hasFocus ? (
          <FocusPoint src={shown} focus={focus} onChange={setFocus} />
        ) : (
          <Picture src={shown} alt="" />
        )}
        <Size>{size}</Size>
      </Shown>
      {parts.alt !== undefined && (
        <TextField
          label="In words"
          description={parts.alt}
          value={alt}
          onChange={setAlt}
          hasLines
          autoFocus
          ref={field}
          error={
            isRefused && alt.trim() === ""
              ? "Say what the picture shows: people who cannot see it hear this sentence, and search engines read it."
              : undefined
          }
        />
      )}
      {hasCaption && (
        <TextField
          label="Caption"
          description={parts.caption}
          value={caption}
          onChange={setCaption}
        />
      )}
      <DialogButtons>
        <Button type="button" onPress={onBack}>
          Another picture
        </Button>
        <PrimaryButton type="submit" isDisabled={path === undefined}>
          {path === undefined ? "Uploading …" : path === picture.src ? "Done" : "Use this picture"}
        </PrimaryButton>
      </DialogButtons>
    </Form>
  );
}

const inOneLine = (words: string) => words.trim().replaceAll(/\s+/g, " ");

const sizeOf = (target: EventTarget) =>
  target instanceof HTMLImageElement
    ? `${target.naturalWidth} × ${target.naturalHeight} pixels`
    : "";

// The words are one sentence on several lines: Enter ends them.
function submitByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  if (key !== "Enter" || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
