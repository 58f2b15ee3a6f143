import type { Schemas } from "../../schema/schemaNode.ts";
import type {
  DescribedType,
  EditorState,
  PageTemplate,
  SiteDescription,
} from "../../shared/editor/endpoint.ts";
import type { Box, FieldAddress, TextPicture } from "../../shared/editor/messages.ts";
import type { Translations } from "../../shared/editor/translations.ts";
import type { ValuePicker } from "../../shared/editor/valuePickers.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Change } from "../pending/change.ts";
import type { Saving } from "./saving.ts";

/** The sentences of the status line. */
export interface Status {
  words: string;
  /** A sentence that is read out at once. */
  alert: string;
  /** True if they describe an action that can be undone. */
  isAction?: boolean;
  /** The number of times that each of the two was said: the same sentence is announced again where the number is another. */
  said: { words: number; alert: number };
}

/** The facts that stay while the preview runs. */
export interface Facts {
  schemas: Schemas;
  /** The path of the project's folder. */
  root: string;
  templates: readonly PageTemplate[];
  types: Readonly<Record<string, DescribedType>>;
  /** The labels of pages in the language of the site. */
  labels: SiteDescription["labels"];
}

/** The form, or a panel that replaces it. */
export type Panel = "form" | "languages" | "pages" | "problems" | "site" | "theme";

/** The parts beside the page: the outline, and the form or another panel. */
export type Drawer = "outline" | "panel";

/** A dialog over the whole editor. */
export type Sheet = "palette" | "keys" | "publish" | "replace" | "versions";

/** The width of the page in the frame. */
export type Device = "phone" | "tablet" | "desktop" | "free";

/** A picker that is to be opened. `box` is its position, in CSS pixels of the editor's viewport. */
export type Picking = SectionPicking | ValuePicking | PicturesPicking | TextPicturePicking;

/** Pictures that become entries of a list of a section, from an index on. */
export interface PicturesPicking {
  kind: "pictures";
  /** The place of the list. */
  place: FieldAddress;
  index: number;
  files: readonly File[];
}

/** A picture for the long text that is being written on the page. */
export interface TextPicturePicking {
  kind: "text-picture";
  /** The place of the text. */
  place: FieldAddress;
  /** The picture that is there; undefined for a new one. */
  picture?: TextPicture;
  /** A picture that is brought from outside. */
  file?: File;
}

/** The picker of a new section, and the section beside which it is added. */
export interface SectionPicking {
  kind: "section";
  place: FieldAddress;
  where: "before" | "after";
  box: Box;
}

/** The picker of a value. */
export interface ValuePicking {
  kind: ValuePicker["kind"];
  place: FieldAddress | FilePlace;
  box: Box;
  /** A picture that is brought from outside. */
  file?: File;
  /** The owner of the value, if that is not in a file yet. */
  draft?: PickedDraft | undefined;
}

/** A place outside of the sections: a file, its schema inside schema/, and the path from the root. */
export interface FilePlace {
  file: string;
  schema: string;
  path: FieldPath;
}

/** Values that are not in a file yet, by the paths that they will have. */
export interface PickedDraft {
  read(path: FieldPath): unknown;
  set(path: FieldPath, value: unknown): void;
}

/** The state of the editor in this browser. */
export interface View {
  /** The facts that stay, and the site with what is pending; undefined until they are read. */
  facts?: Facts;
  site?: EditorState;
  /** The site as it is saved. */
  saved?: EditorState;
  /** The address of the page in the frame, such as `/` or `/privacy/`. */
  page: string;
  /** The day that the frame shows the site as of, such as `2026-12-24`; empty for now. */
  day: string;
  selected?: FieldAddress | undefined;
  panel: Panel;
  /** The part that is slid over the page, where there is too little room for all side by side. */
  drawer?: Drawer | undefined;
  status: Status;
  device: Device;
  /** The colours of the preview; those of the browser if it is undefined. */
  scheme?: "light" | "dark" | undefined;
  /** The language that texts are translated into, and the name of the text that is shown, while that is open. */
  language?: string | undefined;
  text?: string | undefined;
  /** The other languages as they were read last, with the language whose texts are in it; undefined until they are read. */
  translations?: (Translations & { lang: string | undefined }) | undefined;
  /** True while links and buttons of the page answer as they do for visitors. */
  isInteractive: boolean;
  picking?: Picking | undefined;
  sheet?: Sheet | undefined;
  /** The problem that was shown last, and its index, while its author goes through them. */
  problem?: { key: string; index: number } | undefined;
  /** The state of all that is shown. */
  saving: Saving;
  /** True while the result of an action is on its way. */
  isActing: boolean;
  /** The first change that waits for a decision, because somebody else has changed the same value meanwhile. */
  conflict?: Change | undefined;
}

/** The parts of the view that come back after a reload. */
type KeptView = Pick<View, "page" | "selected" | "panel" | "device" | "scheme">;

const key = "broadside:view";

/** The least width of the editor, in CSS pixels, with room for a page as wide as on a desktop. */
const leastForDesktop = 1024;

/** The view as it was before a reload of this tab. */
export function restoreView(): View {
  const fresh: View = {
    ...{ page: "/", day: "", panel: "form", isInteractive: false, isActing: false },
    device: innerWidth < leastForDesktop ? "free" : "desktop",
    status: { words: "", alert: "", said: { words: 0, alert: 0 } },
    saving: { kind: "saved" },
  };
  try {
    const kept: Partial<KeptView> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return { ...fresh, ...kept };
  } catch {
    // Storage may be forbidden, or hold what another version wrote.
    return fresh;
  }
}

/** Remembers the view for a reload of this tab. */
export function keepView({ page, selected, panel, device, scheme }: View): void {
  const kept: KeptView = { page, selected, panel, device, scheme };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}
