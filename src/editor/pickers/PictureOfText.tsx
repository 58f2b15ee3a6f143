import type { ReactNode } from "react";
import type { TextPicture } from "../../shared/editor/messages.ts";
import { pictureEndings } from "../../shared/fileEndings.ts";
import type { TextPicturePicking } from "../site/session.ts";
import { useSession } from "../site/useSession.ts";
import { middle, type PictureParts } from "./changePicture.ts";
import { PicturePicker } from "./PicturePicker.tsx";

const parts: PictureParts = {
  alt: "What the picture shows, for people who cannot see it. One sentence.",
  caption: "A few words below the picture. Empty if it needs none.",
  hasFocus: false,
};

/** Chooses a picture for the long text that is being written, which puts it into its words itself. */
export function PictureOfText({ place, picture, file }: TextPicturePicking): ReactNode {
  const session = useSession();
  const answer = (chosen: { picture?: TextPicture }) => {
    session.pick();
    session.bridge.send({ kind: "give-picture", ...chosen });
  };
  return (
    <PicturePicker
      {...{ place, parts, file }}
      endings={pictureEndings}
      now={{ src: "", alt: "", ...picture, focus: middle }}
      onUpload={() => undefined}
      onChoose={({ src, alt, caption = "" }) => answer({ picture: { src, alt, caption } })}
      onClose={() => answer({})}
    />
  );
}
