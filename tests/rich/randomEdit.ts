import {
  joinBackward,
  lift,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { schema } from "../../src/editor/page/rich/schema.ts";
import type { Random } from "../edit/random.ts";

const words = [
  "a",
  "new words ",
  "*",
  "_",
  "[",
  "#",
  "|",
  "<",
  "&",
  "👩‍👩‍👧",
  "`",
  "\\",
  "1. ",
  "- ",
  "> ",
  "שלום",
  "太字",
  "~~",
  "&amp;",
  "<b>",
  "x_y_z",
];

const { nodes, marks } = schema;
const commands: Command[] = [
  splitBlock,
  joinBackward,
  lift,
  splitListItem(nodes.list_item),
  liftListItem(nodes.list_item),
  sinkListItem(nodes.list_item),
  wrapInList(nodes.bullet_list),
  wrapInList(nodes.ordered_list),
  wrapIn(nodes.blockquote),
  setBlockType(nodes.heading, { depth: 3 }),
  setBlockType(nodes.paragraph),
];

/** The document after one edit, as its author might make it; the same one where that is not possible there. */
export function editRandomly(doc: Node, random: Random): Node {
  const lines: number[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) lines.push(at);
  });
  const at = lines[random.below(lines.length)];
  const line = at === undefined ? null : doc.nodeAt(at);
  if (at === undefined || !line) return doc;
  const points = wordBorders(line);
  const [from = 0, to = 0] = [
    points[random.below(points.length)],
    points[random.below(points.length)],
  ].sort((a = 0, b = 0) => a - b);
  const selection = TextSelection.create(doc, at + 1 + from, at + 1 + to);
  const state = EditorState.create({ doc, selection });
  const kind = random.below(4);
  if (kind === 0) {
    const point = at + 1 + random.below(line.content.size + 1);
    return state.tr.insertText(words[random.below(words.length)] ?? "", point, point).doc;
  }
  if (kind === 1 && to > from) {
    const kinds = line.type.name === "code_block" ? [] : Object.values(marks);
    const mark = kinds[random.below(kinds.length)];
    const attrs = mark === marks.link ? { href: "/about/" } : null;
    return mark ? run(state, toggleMark(mark, attrs)) : doc;
  }
  if (kind === 2) {
    const inside = [
      () => state.tr.delete(at + 1 + from, at + 1 + to).doc,
      () =>
        state.tr.insertText(words[random.below(words.length)] ?? "", at + 1 + from, at + 1 + to)
          .doc,
      () => state.tr.delete(at, at + line.nodeSize).doc,
      () => state.tr.insert(at, schema.node("paragraph", null, schema.text("Added."))).doc,
      () =>
        line.type.name === "code_block"
          ? doc
          : state.tr.replaceSelectionWith(schema.node("hard_break")).doc,
      () => state.apply(state.tr.setSelection(NodeSelection.create(doc, at)).deleteSelection()).doc,
    ];
    return inside[random.below(inside.length)]?.() ?? doc;
  }
  const caret = state.apply(state.tr.setSelection(TextSelection.create(doc, at + 1 + from)));
  return run(caret, commands[random.below(commands.length)] ?? splitBlock);
}

/** The offsets in a line where a word begins or ends. */
function wordBorders(line: Node): number[] {
  const text = line.textBetween(0, line.content.size, " ", " ");
  const inside = [...text.matchAll(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/g)].map(({ index }) => index);
  return [0, ...inside, line.content.size];
}

function run(state: EditorState, command: Command): Node {
  let { doc } = state;
  command(state, (tr) => {
    doc = tr.doc;
  });
  return doc;
}
