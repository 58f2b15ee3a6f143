import { expect, test } from "vitest";
import { change, fixedLines, smallPage, tell } from "../readFixture.ts";

test("a text of several lines that are not indented", () => {
  const right = "feedback: I sleep again.\n";
  const texts = [
    // Below a name, at the very left or in its column; behind the first line; around a blank one.
    "feedback: >-\nI sleep\nagain.\n",
    "feedback: >-\n          I sleep\n          again.\n",
    "feedback: I\nsleep\nagain.\n",
    "feedback: >-\n            I sleep\n\nagain\n\nand again.\n",
  ];
  expect(texts.map((text) => tell(right, text)).join("\n")).toMatchInlineSnapshot(`
    "feedback: >-
    I sleep
    again.

      65:1-7 colon These 2 lines are no settings, as there is no colon, and stand further left than the text of "feedback". If they belong to it, put 12 more spaces before each.
    feedback: >-
              I sleep
              again.

      65:11-17 colon These 2 lines are no settings, as there is no colon, and stand further left than the text of "feedback". If they belong to it, put 2 more spaces before each.
    feedback: I
    sleep
    again.

      65:1-7 colon These 2 lines are no settings, as there is no colon, and stand further left than the text of "feedback". If they belong to it, put 12 more spaces before each.
    feedback: >-
                I sleep

    again

    and again.

      67:1-11 colon These 2 lines are no settings, as there is no colon, and stand further left than the text of "feedback". If they belong to it, put 12 more spaces before each."
  `);
  expect(texts.map((text) => fixedLines(change(smallPage, right, text)))).toEqual(
    texts.map(() => []),
  );
});

test("a quote that ends too early, and a comment behind the text", () => {
  const values = [
    "'Don't worry' # ask Anna",
    "'Don't' # it's",
    "'Don't # worry'",
    '"New" voices # ask',
  ];
  const reported = values.map((value) => tell("title: Voices", `title: ${value}`));
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "title: 'Don't worry' # ask Anna
      60:18-19 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "Don't worry" # ask Anna
    title: 'Don't' # it's
      60:18-19 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "Don't" # it's
    title: 'Don't # worry'
      60:18-19 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "Don't # worry" → Put the other kind of quotes around the text.
    title: "New" voices # ask
      60:18-19 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"New" voices' # ask"
  `);
});

test("a number sign, or nothing, above a comment", () => {
  const right = "        href: mailto:hello@lull.museum\n  - type: hero";
  const values = [" #features", "", " # later", "\n        #features"];
  const wrong = values.map((value) => `        href:${value}\n\n  # Next.\n  - type: hero`);
  expect(wrong.map((each) => tell(right, each)).join("\n")).toMatchInlineSnapshot(`
    "        href: #features

      # Next.
      - type: hero
      20:15-24 needs-quotes Without quotes, "#features" is a comment, and the value is empty. Put quotes around it: "#features" → Put quotes around it.
            href:

      # Next.
      - type: hero
      20:9-13 empty Section 1, header, button: "href" is empty; it should be text. Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
            href: # later

      # Next.
      - type: hero
      20:9-13 empty Section 1, header, button: "href" is empty; it should be text. What stands behind # is a comment, and not shown. Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
            href:
            #features

      # Next.
      - type: hero
      20:9-13 empty Section 1, header, button: "href" is empty; it should be text. Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning."
  `);
  expect(wrong.map((each) => fixedLines(change(smallPage, right, each)))).toMatchInlineSnapshot(`
    [
      [
        "        href: "#features"",
      ],
      [],
      [],
      [],
    ]
  `);
});

test("an entry pasted in another column than its list", () => {
  const card = (column: number) =>
    ["- icon: leaf", "  title: New", "  description: >-", "    A new", "    one."]
      .map((line) => `${" ".repeat(column)}${line}\n`)
      .join("");
  const question = "- id: new\n  question: New?\n  answer: Yes.\n";
  const pasted = [
    tell("Shared with friends.\n", `Shared with friends.\n${card(0)}`),
    tell("Shared with friends.\n", `Shared with friends.\n${card(10)}`),
    tell("A line a day.\n", `A line a day.\n${card(0)}`),
    tell("answer: Nothing.\n", `answer: Nothing.\n${question}`),
    tell(
      "alt: The app on a phone.\n",
      "alt: The app on a phone.\n    - type: team\n      props:\n",
    ),
  ];
  expect(pasted.join("\n")).toMatchInlineSnapshot(`
    "Shared with friends.
    - icon: leaf
      title: New
      description: >-
        A new
        one.

      46:1-13 indent This - does not stand exactly below those of the entries above it. Put 8 more spaces before it, and before each line below that belongs to it.
    Shared with friends.
              - icon: leaf
                title: New
                description: >-
                  A new
                  one.

      46:11-23 indent This - does not stand exactly below those of the entries above it. Take 2 spaces away before it, and before each line below that belongs to it.
    A line a day.
    - icon: leaf
      title: New
      description: >-
        A new
        one.

      43:1-13 indent This - does not stand exactly below those of the entries above it. Put 8 more spaces before it, and before each line below that belongs to it.
    answer: Nothing.
    - id: new
      question: New?
      answer: Yes.

      58:1-10 indent This - does not stand exactly below those of the entries above it. Put 12 more spaces before it, and before each line below that belongs to it.
    alt: The app on a phone.
        - type: team
          props:

      28:5-17 indent This - does not stand exactly below those of the entries above it. Take 2 spaces away before it, and before each line below that belongs to it.
      29:7-12 empty Section 3, team: "props" is empty; it should be a group of settings. The people behind the product: each with a name, a picture or their initials, what they do, a few words and links. Put its settings on lines of their own below, indented: title: …, people: …."
  `);
});

test("lines on another level than their group", () => {
  const props = "    props:\n      title: Voices\n      items:";
  const soft = "  - type: hero\n    tone: soft\n    props:";
  const cases: [right: string, wrong: string][] = [
    [props, "    props:\n    title: Voices\n      text: Loud\n      items:"],
    [props, "    props:\n     title: Voices\n      text: Loud\n      items:"],
    [soft, "  - type: hero\n  tone: soft\n    props:"],
    ["  title: Lull,", "title: Lull,"],
    [soft, "  - type: hero\n    - tone: soft\n    props:"],
    [soft, "  - type: hero\n    tone: soft\n    - props:"],
    ["site:\n", "version: 1\n"],
    ["sections:\n", ""],
    ["      items:\n        - icon: notebook", "        - icon: notebook"],
    ["          rating: 4\n          feedback", "        rating: 4\n          feedback"],
    ["        - icon: notebook\n          title", "        - icon: notebook\n        title"],
  ];
  expect(cases.map(([right, wrong]) => tell(right, wrong)).join("\n")).toMatchInlineSnapshot(`
    "    props:
        title: Voices
          text: Loud
          items:
      60:5-18 indent "title" stands further left than the settings below it. If it belongs to "props", put 2 more spaces before it. If not, move it above that line.
        props:
         title: Voices
          text: Loud
          items:
      60:6-19 indent "title" stands further left than the settings below it. Put 1 more space before it. → Put 1 more space before it.
      - type: hero
      tone: soft
        props:
      22:3-13 indent "tone" stands exactly below the - in front of "type", where another entry would start. Put 2 more spaces before it. → Put 2 more spaces before it.
    title: Lull,
      4:1-29 indent "title" stands further left than the settings around it. If it belongs with "name", put 2 more spaces before it. If not, take 2 spaces away before "description".
      - type: hero
        - tone: soft
        props:
      22:5-17 dash A - stands in front of "tone", but what is above it are settings, not entries of a list. Take the - out, and let "tone" start exactly below "type". If a list begins here, write its name on a line above it.
      - type: hero
        tone: soft
        - props:
      23:5-13 dash A - stands in front of "props", but what is above it are settings, not entries of a list. Take the - out, and let "props" start exactly below "tone". If a list begins here, write its name on a line above it.
    version: 1

      3:3-13 nameless A group of settings starts here, but no line names it. A line such as site: is missing above it. If its lines belong beside "version", let them start exactly below that.

      9:3-17 nameless A list starts here, but no line names it. A line such as sections: is missing above it.
            - icon: notebook
      39:9-25 nameless A list starts here, but no line names it. A line such as items: is missing above it.
            rating: 4
              feedback
      63:9-18 indent "rating" stands exactly below the - in front of "name", where another entry would start. Put 2 more spaces before it. → Put 2 more spaces before it.
            - icon: notebook
            title
      41:9-23 indent "title" stands exactly below the - in front of "icon", where another entry would start. Put 2 more spaces before it. → Put 2 more spaces before it."
  `);
});
