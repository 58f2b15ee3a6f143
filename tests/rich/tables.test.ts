import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { parse } from "../../src/editor/page/rich/parse.ts";
import { readRich } from "../../src/editor/page/rich/read.ts";
import { hasWholeTables } from "../../src/editor/page/rich/tableCells.ts";
import {
  addColumn,
  addRow,
  addTable,
  cellBelow,
  clearCells,
  nextCell,
  previousCell,
  removeColumn,
  removeRow,
} from "../../src/editor/page/rich/tableKeys.ts";
import { writeRich } from "../../src/editor/page/rich/write.ts";

const text = `Before.

|  Drink   | Price | When      |
|:---------|------:|:---------:|
| Espresso |  2 €  |           |
| **Mocha**|  3 \\| 4 € | *late* |

After.
`;
const old = readRich(text, parse);

/** The place of words in the document. */
function placeOf(words: string): number {
  let place = -1;
  old.doc.descendants((node, at) => {
    const inside = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (inside >= 0) place = at + 1 + inside;
  });
  return place;
}

/** The Markdown after commands, and after words at the caret, which begins at the start of the words of a cell. */
function after(start: string, ...steps: (Command | string)[]): string | undefined {
  const selection = TextSelection.create(old.doc, placeOf(start));
  let state = EditorState.create({ doc: old.doc, selection });
  for (const step of steps) {
    if (typeof step === "string") state = state.apply(state.tr.insertText(step));
    else {
      step(state, (tr) => {
        state = state.apply(tr);
      });
    }
  }
  expect(hasWholeTables(state.doc)).toBe(true);
  return writeRich(old, state.doc, parse);
}

const replaced = (from: string, to: string) => {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
};

it("only the words of a cell change, whatever signs are in them", () => {
  expect(after("Espresso", "Ristretto, ")).toBe(replaced("| Espresso", "| Ristretto, Espresso"));
  expect(after("Espresso", "a|b ")).toBe(replaced("| Espresso", "| a\\|b Espresso"));
  expect(after("2 €", "from ")).toBe(replaced("|  2 €", "|  from 2 €"));
  expect(after("2 €", nextCell, "always")).toBe(
    replaced("|  2 €  |           |", "|  2 €  | always          |"),
  );
});

it("Tab and Enter go from cell to cell, and behind the last one to a new row", () => {
  expect(after("Espresso", previousCell, " today")).toBe(replaced("| When ", "| When today "));
  expect(after("Drink", cellBelow, " solo")).toBe(replaced("Espresso ", "Espresso solo "));
  const added = replaced("*late* |\n", "*late* |\n| Tea |  |  |\n");
  expect(after("late", nextCell, "Tea")).toBe(added);
  expect(after("Mocha", cellBelow, "Tea")).toBe(added);
});

it("rows come and go by their own line", () => {
  const row = "| Espresso |  2 €  |           |\n";
  expect(after("Espresso", removeRow)).toBe(replaced(row, ""));
  expect(after("Espresso", addRow, "Tea")).toBe(replaced(row, `${row}| Tea |  |  |\n`));
  expect(after("Drink", addRow, "Tea")).toBe(replaced(row, `| Tea |  |  |\n${row}`));
  expect(after("Drink", removeRow)).toBe("Before.\n\nAfter.\n");
});

it("columns come and go, and a table is made", () => {
  expect(after("Price", removeColumn)).toContain("| Drink | When |\n| :--- | :---: |\n");
  expect(after("Price", addColumn, "Cup")).toContain(
    "| Drink | Price | Cup | When |\n| :--- | ---: | --- | :---: |\n| Espresso | 2 € |  |  |\n",
  );
  expect(after("Before.", addTable, "Name")).toBe(
    replaced("Before.\n", "Before.\n\n| Name |  |\n| --- | --- |\n|  |  |\n"),
  );
});

it("what is selected in several cells is taken out of each", () => {
  const select: Command = ({ tr, doc }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.create(doc, placeOf("presso"), placeOf("2 €") + 2)));
    return true;
  };
  expect(after("Espresso", select, clearCells)).toBe(
    replaced("| Espresso |  2 €  |", "| Es |  €  |"),
  );
});
