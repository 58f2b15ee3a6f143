import { expect, test } from "vitest";
import { tellAll } from "./tellFlawed.ts";

test("names of settings", () => {
  const lines = [
    ...[
      "title:Voices",
      "title:'Voices'",
      "title;Voices",
      "title; Voices",
      "title ; Voices",
      "title； Voices",
      "title：Voices",
    ],
    ...[
      "title = Voices",
      "title=Voices",
      "title  Voices",
      "title Voices",
      "title",
      "title.",
      "title, Voices",
      "größe Voices",
    ],
    ...[
      '"title": Voices',
      "'title' Voices",
      "title : Voices",
      "title Voices: a",
      "https://a.de",
      "- title:Voices",
    ],
    ...[
      "? a\n      : b",
      "[a]: b",
      "{a}: b",
      "1: b",
      "null: b",
      ": b",
      "<<: *a",
      "title: &a Voices\n      text: *a",
      "text: *a",
    ],
  ];
  expect(
    tellAll(
      "      title: Voices\n",
      lines.map((each) => `      ${each}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "      title:Voices
      not-allowed
      60:12-60:13 space-after-colon A space is missing after "title:". Write title: with a space behind the colon.
      wrong-kind
      →       title: Voices
          title:'Voices'
      not-allowed
      60:12-60:13 space-after-colon A space is missing after "title:". Write title: with a space behind the colon.
      wrong-kind
      →       title: 'Voices'
          title;Voices
      not-allowed
      60:12-60:13 wrong-colon After the name of a setting comes a plain colon, not ";". Write : and a space.
      wrong-kind
      →       title: Voices
          title; Voices
      not-allowed
      60:12-60:13 wrong-colon After the name of a setting comes a plain colon, not ";". Write : and a space.
      wrong-kind
      →       title: Voices
          title ; Voices
      not-allowed
      60:13-60:14 wrong-colon After the name of a setting comes a plain colon, not ";". Write : and a space.
      wrong-kind
      →       title: Voices
          title； Voices
      not-allowed
      60:12-60:13 wrong-colon After the name of a setting comes a plain colon, not "；". Write : and a space.
      wrong-kind
      →       title: Voices
          title：Voices
      not-allowed
      60:12-60:13 wrong-colon After the name of a setting comes a plain colon, not "：". Write : and a space.
      wrong-kind
      →       title: Voices
          title = Voices
      not-allowed
      60:13-60:14 wrong-colon After the name of a setting comes a plain colon, not "=". Write : and a space.
      wrong-kind
      →       title: Voices
          title=Voices
      not-allowed
      60:12-60:13 wrong-colon After the name of a setting comes a plain colon, not "=". Write : and a space.
      wrong-kind
      →       title: Voices
          title  Voices
      not-allowed
      60:7-60:20 colon "title  Voices" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
      wrong-kind
          title Voices
      not-allowed
      60:7-60:19 colon "title Voices" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
      wrong-kind
          title
      not-allowed
      60:7-60:12 colon "title" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
      wrong-kind
          title.
      not-allowed
      60:7-60:13 colon "title." is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
          title, Voices
      not-allowed
      60:7-60:20 colon "title, Voices" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
          größe Voices
      not-allowed
      60:7-60:19 colon "größe Voices" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
      wrong-kind
          "title": Voices
      not-allowed
      wrong-kind
          'title' Voices
      not-allowed
      60:13-60:14 quotes-inside This ' ends the text too early: what follows cannot be read. Write "'title' Voices"
      61:7-61:13 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
          title : Voices
      not-allowed
      wrong-kind
          title Voices: a
      not-allowed
      60:7-60:19 unknown-name Section 6, testimonials: there is no setting "title Voices" here. What can stand here: title, text, items, layout, pause, columns or sample.
      wrong-kind
          https://a.de
      not-allowed
      60:7-60:19 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
          - title:Voices
      not-allowed
      61:7-61:13 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
          ? a
          : b
      not-allowed
      60:9-60:10 unknown-name Section 6, testimonials: there is no setting "a" here. What can stand here: title, text, items, layout, pause, columns or sample.
      wrong-kind
          [a]: b
      not-allowed
      60:7-60:13 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
      wrong-kind
          {a}: b
      not-allowed
      60:7-60:13 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
      wrong-kind
          1: b
      not-allowed
      60:7-60:8 unknown-name Section 6, testimonials: there is no setting "1" here. What can stand here: title, text, items, layout, pause, columns or sample.
      wrong-kind
          null: b
      not-allowed
      60:7-60:11 unknown-name Section 6, testimonials: there is no setting "null" here. What can stand here: title, text, items, layout, pause, columns or sample.
      wrong-kind
          : b
      not-allowed
      60:7-60:7 unknown-name Section 6, testimonials: there is no setting "" here. What can stand here: title, text, items, layout, pause, columns or sample.
      wrong-kind
          <<: *a
      not-allowed
      60:7-60:13 unreadable This line cannot be read as YAML. Compare it with the lines around it: name: value, two spaces for each level, text with special signs in quotes.
      wrong-kind
          title: &a Voices
          text: *a
      not-allowed
      61:13-61:15 reuse "*a" uses a part of the page again, which a page file does not allow. Write the lines again in this place. If it is text, put quotes around it.
      wrong-kind
          text: *a
      not-allowed
      60:13-60:15 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around it: "*a"
      wrong-kind
      →       text: "*a""
  `);
});
