import { Composer, invert } from "../../yaml/compose.ts";
import type { PageAddress } from "../page/pageAddress.ts";
import type { PageEdit, PageText } from "./edited.ts";

/** A page while it is edited. */
export class PageDraft {
  readonly file: string;
  readonly before: string;
  readonly composer: Composer;
  address: PageAddress;

  constructor({ file, path, text }: PageText) {
    this.file = file;
    this.address = { file, path };
    this.before = text;
    this.composer = new Composer(text);
  }

  get edit(): PageEdit {
    const { edits, text } = this.composer;
    const moved = this.address.file === this.file ? {} : { movedTo: this.address.file };
    return {
      file: this.file,
      ...moved,
      before: this.before,
      text,
      edits,
      undo: invert(edits, this.before),
    };
  }
}
