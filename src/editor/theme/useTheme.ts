import { useEffect, useRef, useState } from "react";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import type { Operation } from "../../shared/operation.ts";
import type { Colors } from "../../shared/schema.gen.ts";
import type { Hex } from "../../theme/color.ts";
import { listRoles } from "../../theme/tokens.ts";
import type { Session } from "../site/session.ts";
import { useSession } from "../site/useSession.ts";
import {
  colorAt,
  type Group,
  isHex,
  judgeColor,
  listColorGroups,
  type Objection,
  pathOf,
  readEditorTheme,
  schemeOf,
  withColor,
} from "./palette.ts";

/** A colour by its place in the theme. */
interface Named {
  group: Group;
  name: keyof Colors;
}

/** A colour that is shown and not saved, and the reason why it has not been. */
interface Draft extends Named {
  /** A colour, or what somebody is typing. */
  text: string;
  /** The value of the file that its author saw last. */
  seen: unknown;
  objection?: Objection | undefined;
}

const isSame = (a: Named, b: Named) => a.group === b.group && a.name === b.name;

/** The colours of a file's theme, and the ways to change them: shown on the page at once, and saved at the end. */
export function useTheme(file: string, data: unknown, schemas: Schemas) {
  const session = useSession();
  const [draft, setDraft] = useState(() => findDraft(session, file));
  const { bridge } = session;
  const theme = readEditorTheme(schemas, data);
  const isDrafting = draft !== undefined;

  // A document that was printed with the colours shows them by itself.
  useEffect(() => {
    const clear = () => bridge.send({ kind: "paint", properties: {} });
    return bridge.listen(({ kind }) => {
      if (kind === "ready" && !isDrafting) clear();
    });
  }, [bridge, isDrafting]);
  const latest = useRef(draft);
  latest.current = draft;
  /** The colour that was chosen last, which the page shows before it is saved. */
  const chosen = useRef<Named & { value: Hex }>(undefined);
  // It may be refused, and given up.
  useEffect(() => {
    if (!chosen.current || dataAt(data, pathOf(chosen.current)) === chosen.current.value) return;
    chosen.current = undefined;
    if (!isDrafting) bridge.send({ kind: "paint", properties: {} });
  }, [bridge, data, isDrafting]);
  useEffect(
    () => () => {
      bridge.send({ kind: "paint", properties: {} });
      if (latest.current)
        session.announce(`${wordOf(latest.current)} is as it was: no other was chosen.`);
    },
    [bridge, session],
  );
  // The page shows it already.
  useEffect(() => {
    if (!draft) return undefined;
    const address = { file, path: pathOf(draft) };
    const reason = draft.objection ? "A text could not be read with it." : "It is not chosen yet.";
    const { text, seen } = draft;
    session.drafts.hold({
      ...{ at: address, label: wordOf(draft), value: text, reason },
      seen: { value: seen },
    });
    return () => session.drafts.release(address);
  }, [session, file, draft]);

  const edit = (operation: Operation, words: string) => session.edit(file, operation, words);
  const at = (color: Named) => ({ file, path: pathOf(color) });
  const restore = () => {
    setDraft(undefined);
    bridge.send({ kind: "paint", properties: {} });
  };
  /** The value of a colour that its author saw: others may change it while another is chosen. */
  const seenOf = (color: Named): unknown => {
    const { current: known } = latest;
    return known && isSame(known, color) ? known.seen : dataAt(data, pathOf(color));
  };
  const show = (color: Named, text: string) => {
    setDraft({ ...color, text, seen: seenOf(color) });
    if (!isHex(text)) return;
    const scheme = color.group === "dark" ? "dark" : "light";
    const roles = (data: unknown) => {
      const colors = schemeOf(readEditorTheme(schemas, data), color.group);
      return colors ? Object.entries(listRoles(colors, scheme)) : [];
    };
    const before = new Map(roles(data));
    const changed = roles(withColor(data, color, text))
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => [`--${name}`, value]);
    session.adjust({ scheme });
    bridge.send({ kind: "paint", properties: Object.fromEntries(changed) });
  };
  const save = (color: Named, value: Hex) => {
    setDraft(undefined);
    chosen.current = { ...color, value };
    session.endAction();
    const seen = { value: seenOf(color) };
    session.change(at(color), value, `${wordOf(color)} is ${value} now.`, { seen });
    session.flush();
  };
  return {
    theme,
    /** The group of the colour that is shown and not saved. */
    draftGroup: draft?.group,
    draftOf: (color: Named) => (draft && isSame(draft, color) ? draft : undefined),
    show,
    /** Saves a colour. If a text would not be readable with it, warns first. */
    saveReadable(color: Named, text: string) {
      if (!isHex(text)) return restore();
      const objection = judgeColor(schemas, data, color, text);
      if (!objection) return save(color, text);
      show(color, text);
      setDraft({ ...color, text, seen: seenOf(color), objection });
    },
    save,
    restore,
    /** Takes a colour out of the file, so that the look decides it. */
    reset(color: Named) {
      const group = child(child(data, "theme"), color.group);
      const isOnly = Object.keys(Object(group)).length === 1;
      const path = isOnly ? ["theme", color.group] : pathOf(color);
      return edit({ do: "remove", path }, `${wordOf(color)} is that of the look again.`);
    },
    choose(preset: string) {
      // A colour that was being changed would stay over the look.
      restore();
      return edit(
        { do: "set", path: ["theme", "preset"], value: preset },
        `The look is ${preset} now.`,
      );
    },
    /** Takes every colour out of the file, so that the look decides them all. */
    resetAll() {
      restore();
      const operations = listColorGroups(data).map(
        (group) => ({ do: "remove", path: ["theme", group] }) as const,
      );
      return edit({ do: "all", operations }, "All colours are those of the look again.");
    },
    /** Lets the page follow visitors who prefer a dark screen, or keeps it light for everyone. */
    follow(isDark: boolean) {
      restore();
      const path = ["theme", "dark"];
      const was = dataAt(data, path);
      const guard = was === undefined ? {} : { was };
      const lost = listColorGroups(data).includes("dark")
        ? " Your own colours in the dark are gone: undo brings them back."
        : "";
      return isDark
        ? edit({ do: "remove", path, ...guard }, "The page is dark for visitors who prefer it.")
        : edit(
            { do: "set", path, value: false, ...guard },
            `The page is light for everyone.${lost}`,
          );
    },
  };
}

/** The colour that an earlier form of this tab has left; undefined if there is none. */
function findDraft({ drafts }: Session, file: string): Draft | undefined {
  const held = drafts.list().find(({ at }) => at.file === file && colorAt(at.path));
  const color = held && colorAt(held.at.path);
  return color && { ...color, text: asText(held.value), seen: held.seen?.value };
}

/** The colours of a theme as they are being changed. */
export type EditedTheme = ReturnType<typeof useTheme>;

const wordOf = ({ group, name }: Named) =>
  `The colour for ${name}${group === "dark" ? " in the dark" : ""}`;
