import { expect, test } from "vitest";
import { tellAll } from "./tellFlawed.ts";

test("indents", () => {
  const lines = [
    ...[
      "\ttitle: Voices",
      "  \ttitle: Voices",
      "\t\t\ttitle: Voices\n\t\t\ttext: a",
      "      title: Voices\n\t\t\ttext: a",
    ],
    ...[
      "\ttitle: Voices\n\n\t# a\n\ttext: a",
      "       title: Voices",
      "     title: Voices",
      "    title: Voices",
      "title: Voices",
    ],
    ...[
      "      title: Voices\n       text: a",
      "      title: Voices\n        text: a",
      "      title: Voices\n        text: a\n        tone: b",
    ],
    ...[
      "      title: Voices\n          text: a\n\n          tone: b\n",
      "      title: Voices\n     text: a",
      "      title: Voices\n    text: a",
    ],
    ...[
      "       title: Voices\n       text: a",
      "     title: Voices\n     text: a",
      "      title: Voices\n     # a\n     text: a",
    ],
    ...[
      "      -",
      "      - title: Voices",
      "      title: Voices\n      -",
      "      title: Voices\n      - a",
      "      title: Voices\n   -",
    ],
  ];
  expect(
    tellAll(
      "      title: Voices\n",
      lines.map((each) => `${each}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "	title: Voices
      not-allowed
      60:1-60:2 tab This line is indented with a tab; YAML wants spaces. Indent with two spaces for each level.
      wrong-kind
      →       title: Voices
      	title: Voices
      not-allowed
      59:5-59:11 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
    			title: Voices
    			text: a
      not-allowed
      60:1-60:4 tab This line and 1 below it are indented with tabs; YAML wants spaces. Indent with two spaces for each level.
      wrong-kind
      →       title: Voices
      →       text: a
          title: Voices
    			text: a
      not-allowed
      61:1-61:4 tab This line is indented with a tab; YAML wants spaces. Indent with two spaces for each level.
      wrong-kind
      →       text: a
    	title: Voices

    	# a
    	text: a
      not-allowed
      60:1-60:2 tab This line and 1 below it are indented with tabs; YAML wants spaces. Indent with two spaces for each level.
      wrong-kind
      →       title: Voices
      →       text: a
           title: Voices
      not-allowed
      60:8-60:21 indent "title" stands further right than the settings below it. Take 1 space away before it.
      wrong-kind
      →       title: Voices
         title: Voices
      not-allowed
      60:6-60:19 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
      wrong-kind
        title: Voices
      not-allowed
      60:5-60:18 indent "title" stands further left than the settings below it. If it belongs to "props", put 2 more spaces before it. If not, move it above that line.
      wrong-kind
    title: Voices
      not-allowed
      60:1-60:14 indent "title" stands further left than the settings below it. If it belongs to "props", put 6 more spaces before it. If not, move it above that line.
      wrong-kind
          title: Voices
           text: a
      not-allowed
      61:8-61:15 indent "text" stands further right than the settings around it. Take 1 space away before it. If it belongs to the text of "title", put quotes around the whole text.
      wrong-kind
          title: Voices
            text: a
      not-allowed
      61:9-61:16 indent "text" stands further right than the settings around it. Take 2 spaces away before it. If it belongs to the text of "title", put quotes around the whole text.
      wrong-kind
          title: Voices
            text: a
            tone: b
      not-allowed
      61:9-61:16 nameless A group of settings starts here, but no line names it. A line such as props: is missing above it. If its lines belong beside "title", let them start exactly below that.
      wrong-kind
          title: Voices
              text: a

              tone: b
      not-allowed
      61:11-61:18 nameless A group of settings starts here, but no line names it. A line such as props: is missing above it. If its lines belong beside "title", let them start exactly below that.
      wrong-kind
          title: Voices
         text: a
      not-allowed
      61:6-61:13 indent "text" stands further left than the settings around it. Put 1 more space before it.
      wrong-kind
      →       text: a
          title: Voices
        text: a
      not-allowed
      61:5-61:12 indent "text" stands further left than the settings around it. If it belongs with "title", put 2 more spaces before it. If not, take 2 spaces away before "items".
      wrong-kind
           title: Voices
           text: a
      not-allowed
      61:8-61:15 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
         title: Voices
         text: a
      not-allowed
      61:6-61:13 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
          title: Voices
         # a
         text: a
      not-allowed
      62:6-62:13 indent "text" stands further left than the settings around it. Put 1 more space before it.
      wrong-kind
      →       text: a
          -
      not-allowed
      60:7-60:8 empty-dash This - starts an entry of a list, but no list stands here, and nothing behind it. Take it out.
      wrong-kind
      → 
          - title: Voices
      not-allowed
      61:7-61:13 indent "items" stands exactly below the - in front of "title", where another entry would start. If it belongs to that entry, put 2 more spaces before it. If no list is meant here, take that - out.
      wrong-kind
          title: Voices
          -
      not-allowed
      61:7-61:8 empty-dash This - starts an entry of a list, but no list stands here, and nothing behind it. Take it out.
      wrong-kind
      → 
          title: Voices
          - a
      not-allowed
      61:7-61:10 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
          title: Voices
       -
      not-allowed
      61:4-61:5 empty-dash This - starts an entry of a list, but no list stands here, and nothing behind it. Take it out.
      wrong-kind
      → "
  `);
});
