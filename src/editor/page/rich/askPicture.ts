import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { TextAddress, TextPicture } from "../../../shared/editor/messages.ts";
import { send } from "../values/send.ts";
import { ownChange } from "./guard.ts";
import { insertBlock, makeFigure } from "./pictures.ts";

/** A picture that is wanted: a new one, that of a file, or one in the place of another. */
export interface WantedPicture {
  file?: File;
  replaced?: ReplacedFigure;
}

/** A figure that gets another picture or other words. */
export interface ReplacedFigure {
  node: Node;
  picture: TextPicture;
  placeOf(): number | undefined;
}

/** The pictures of a text that is being written. */
export interface PictureAsking {
  /** True while the editor asks for a picture: the focus is in its dialog. */
  isAsking(): boolean;
  ask(wanted: WantedPicture): void;
  /** Takes the answer of the editor. */
  take(picture: TextPicture | undefined): void;
}

/** Asks the editor for pictures, and puts them into a text. */
export function askPictures(view: EditorView, at: TextAddress): PictureAsking {
  let asked: WantedPicture | undefined;
  const change = ({ replaced }: WantedPicture, picture: TextPicture): Transaction | undefined => {
    const { state } = view;
    if (!replaced) return insertBlock(state, makeFigure(picture));
    const place = replaced.placeOf();
    if (place === undefined) return undefined;
    return state.tr.replaceWith(place, place + replaced.node.nodeSize, makeFigure(picture));
  };
  return {
    isAsking: () => asked !== undefined,
    ask(wanted) {
      asked = wanted;
      const { file, replaced } = wanted;
      const picture = replaced && { picture: replaced.picture };
      send({ kind: "ask-picture", at, ...picture, ...(file && { file }) });
    },
    take(picture) {
      const tr = asked && picture && change(asked, picture);
      asked = undefined;
      // It is taken back without the words before it.
      if (tr) view.dispatch(closeHistory(tr).setMeta(ownChange, true));
      view.focus();
    },
  };
}
