import { pictureListAt } from "../site/pictureListAt.ts";
import type { Session } from "../site/session.ts";

/** Lets several files that are dropped on a picture of a list become entries of it. Returns a function that ends that. */
export const takeSeveral = (session: Session): (() => void) =>
  session.bridge.listen((message) => {
    if (message.kind !== "bring-several") return;
    const { at, files } = message;
    const list = pictureListAt(session, at);
    if (list) return session.pick({ kind: "pictures", ...list, files });
    session.announce(
      `One picture fits here, and ${files.length} were dropped. None was taken: drop the one that you want.`,
      true,
    );
  });
