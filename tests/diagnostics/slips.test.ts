import { expect, test } from "vitest";
import {
  answer,
  change,
  complaints,
  fixed,
  fixedLines,
  report,
  smallPage,
  tell,
} from "./readFixture.ts";

test("a quote that closes curly", () => {
  expect(answer("title: Voices", 'title: "Voices”')).toMatchInlineSnapshot(`
    "page.yaml:60:14 error open-quote This quote is opened, but not closed where the text ends.
      59 |     props:
      60 |       title: "Voices”
         |              ^^^^^^^^
      Write " at the end of the text as well, not a curly one.
    --fix
          title: "Voices""
  `);
});

test("an emoji and a colon", () => {
  expect(answer("title: Voices", "title: 🎉 Voices: party")).toMatchInlineSnapshot(`
    "page.yaml:60:23 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
      59 |     props:
      60 |       title: 🎉 Voices: party
         |                       ^
      Put quotes around the text: title: "🎉 Voices: party"
    --fix
          title: "🎉 Voices: party""
  `);
});

test("true for an answer", () => {
  expect(answer("answer: Nothing.", "answer: true")).toMatchInlineSnapshot(`
    "page.yaml:57:23 error wrong-kind Section 5, faq, item 1 of categories, item 1 of questions: "answer" should be text, but "true" is not.
      56 |               question: What does it cost?
      57 |               answer: true
         |                       ^^^^
      Put quotes around it: "true"
    --fix
                  answer: "true""
  `);
});

test("null for an answer", () => {
  expect(answer("answer: Nothing.", "answer: null")).toMatchInlineSnapshot(`
    "page.yaml:57:23 error empty Section 5, faq, item 1 of categories, item 1 of questions: "answer" is empty; it should be text.
      56 |               question: What does it cost?
      57 |               answer: null
         |                       ^^^^
      The answer, in a few sentences."
  `);
});

test("a year in quotes", () => {
  expect(answer("year: 2025", "year: '2025'")).toMatchInlineSnapshot(`
    "page.yaml:67:13 error wrong-kind Section 7, footer: "year" should be a whole number, but '2025' is text.
      66 |     props:
      67 |       year: '2025'
         |             ^^^^^^
      Write 2025, without quotes.
    --fix
          year: 2025"
  `);
});

test("a year with a point", () => {
  expect(answer("year: 2025", "year: 2.025")).toMatchInlineSnapshot(`
    "page.yaml:67:13 error wrong-kind Section 7, footer: "year" should be a whole number, but "2.025" is not.
      66 |     props:
      67 |       year: 2.025
         |             ^^^^^
      Write a whole number. The year in the copyright line. The brand's name is added for you."
  `);
});

test("four of five", () => {
  expect(answer("rating: 4", "rating: 4/5")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4/5" is text.
      62 |         - name: Noor
      63 |           rating: 4/5
         |                   ^^^
      Write a number in digits, such as 3. How many of five stars they gave, if they gave any."
  `);
});

test("stars for a number", () => {
  expect(answer("rating: 4", "rating: ★★★★")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "★★★★" is text.
      62 |         - name: Noor
      63 |           rating: ★★★★
         |                   ^^^^
      Write a number in digits, such as 3. How many of five stars they gave, if they gave any."
  `);
});

test("a number with its unit", () => {
  expect(answer("rating: 4", "rating: 5 stars")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "5 stars" is text.
      62 |         - name: Noor
      63 |           rating: 5 stars
         |                   ^^^^^^^
      Write a number in digits, such as 3. How many of five stars they gave, if they gave any."
  `);
});

test("hidden for false", () => {
  expect(answer("enabled: true", "enabled: hidden")).toMatchInlineSnapshot(`
    "page.yaml:36:14 error wrong-kind Section 4, features: "enabled" should be true or false, but "hidden" is text.
      35 |   - type: features
      36 |     enabled: hidden
         |              ^^^^^^
      Write true or false, without quotes. Write false to take the section off the page, with every link that leads to it. Nothing of it is published."
  `);
});

test("hidden: true", () => {
  expect(answer("enabled: true", "hidden: true")).toMatchInlineSnapshot(`
    "page.yaml:36:5 error unknown-name Section 4, features: there is no setting "hidden" here.
      35 |   - type: features
      36 |     hidden: true
         |     ^^^^^^
      What can stand here: type, id, enabled, tone, spacing, width or props."
  `);
});

test("a path of Windows", () => {
  expect(answer("/images/hero.png", "images\\hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "images\\hero.png".
      25 |       image:
      26 |         src: images\\hero.png
         |              ^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
            src: /images/hero.png"
  `);
});

test("a path with a space", () => {
  expect(answer("/images/hero.png", "/images/my hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/my hero.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/my hero.png
         |              ^^^^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?"
  `);
});

test("a picture of another site, without https", () => {
  expect(answer("/images/hero.png", "www.example.com/hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "www.example.com/hero.png": files of other sites are not loaded.
      25 |       image:
      26 |         src: www.example.com/hero.png
         |              ^^^^^^^^^^^^^^^^^^^^^^^^
      Put the file into public/, and write its path from there, with / in front."
  `);
});

test("a picture without its ending", () => {
  expect(answer("/images/hero.png", "/images/hero")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/hero".
      25 |       image:
      26 |         src: /images/hero
         |              ^^^^^^^^^^^^
      Did you mean "/images/hero.png"? If not, put the file into public/."
  `);
});

test("quotes inside quotes", () => {
  expect(answer("alt: The app on a phone.", 'alt: "The "app" on a phone."')).toMatchInlineSnapshot(`
    "page.yaml:27:19 error quotes-inside This " ends the text too early: what follows cannot be read.
      26 |         src: /images/hero.png
      27 |         alt: "The "app" on a phone."
         |                   ^
      Write alt: 'The "app" on a phone.'
    --fix
            alt: 'The "app" on a phone.'"
  `);
});

test("a link that misses a slash", () => {
  expect(answer("https://example.com/chat", "https:/example.com/chat")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "https:/example.com/chat": two slashes follow https:.
      72 |             icon: brand:discord
      73 |             href: https:/example.com/chat
         |                   ^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://example.com/chat"?
    --fix
                href: https://example.com/chat"
  `);
});

test("a link with a space", () => {
  expect(answer("https://example.com/chat", "https://example.com/my chat")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "https://example.com/my chat": a link has no spaces.
      72 |             icon: brand:discord
      73 |             href: https://example.com/my chat
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://example.com/my%20chat"? Where one is meant, write %20."
  `);
});

test("a domain alone", () => {
  expect(answer("https://example.com/chat", "example.com")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "example.com": the beginning is missing.
      72 |             icon: brand:discord
      73 |             href: example.com
         |                   ^^^^^^^^^^^
      Did you mean "https://example.com"?"
  `);
});

test("a link of Markdown", () => {
  expect(
    answer("https://example.com/chat", "[Chat](https://example.com/chat)"),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:19 error needs-quotes Text that starts with [ needs quotes: without them, it starts a list.
      72 |             icon: brand:discord
      73 |             href: [Chat](https://example.com/chat)
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Put quotes around it: "[Chat](https://example.com/chat)"
    --fix
                href: https://example.com/chat"
  `);
});

test("a link of HTML", () => {
  expect(
    answer("https://example.com/chat", '<a href="https://example.com">'),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "<a href="https://example.com">": a link is the address alone.
      72 |             icon: brand:discord
      73 |             href: <a href="https://example.com">
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://example.com"?
    --fix
                href: https://example.com"
  `);
});

test("a space behind mailto:", () => {
  expect(answer("mailto:hello@example.com", "mailto: hello@example.com")).toMatchInlineSnapshot(`
    "page.yaml:20:21 error needs-quotes The text of "href" holds a colon with a space behind it, which YAML takes for a setting of its own.
      19 |         label: Write to us
      20 |         href: mailto: hello@example.com
         |                     ^
      Put quotes around the text: href: "mailto: hello@example.com"
    --fix
            href: mailto:hello@example.com"
  `);
});

test("a telephone number", () => {
  expect(answer("mailto:hello@example.com", "+49 30 123456")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "+49 30 123456": it is a telephone number.
      19 |         label: Write to us
      20 |         href: +49 30 123456
         |               ^^^^^^^^^^^^^
      Did you mean "tel:+49 30 123456"?
    --fix
            href: tel:+49 30 123456"
  `);
});

test("an anchor with a capital", () => {
  expect(answer('"#features"', '"#Features"')).toMatchInlineSnapshot(`
    "page.yaml:14:17 error bad-link Section 1, header, item 1 of links: "href" cannot be "#Features": an anchor is small letters, digits, - and _.
      13 |         - label: Features
      14 |           href: "#Features"
         |                 ^^^^^^^^^^^
      Did you mean "#features"?
    --fix
              href: "#features""
  `);
});

test("an anchor by another name", () => {
  expect(answer('"#questions"', '"#FAQ"')).toMatchInlineSnapshot(`
    "page.yaml:17:17 error bad-link Section 1, header, item 2 of links: "href" cannot be "#FAQ": an anchor is small letters, digits, - and _.
      16 |         - label: Questions
      17 |           href: "#FAQ"
         |                 ^^^^^^
      Sections have the ids header, hero, showcase, features, questions, testimonials or footer."
  `);
});

test("a type in two words", () => {
  expect(answer("type: features", "type: feature list")).toMatchInlineSnapshot(`
    "page.yaml:35:11 error unknown-type Section 4 has a type that does not exist: "feature list".
      34 |         description: Someone writes a line.
      35 |   - type: feature list
         |           ^^^^^^^^^^^^
      Did you mean "features"? Write carousel, …."
  `);
});

test("another name for type", () => {
  expect(answer("  - type: faq", "  - section: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:5 error unknown-name Section 5: there is no setting "section" here.
      45 |           description: Shared with friends.
      46 |   - section: faq
         |     ^^^^^^^
      Is it meant to be "type", which is missing? What can stand here: type, id, enabled, tone, spacing, width or props."
  `);
});

test("an id with a space", () => {
  expect(answer("id: questions", "id: my questions")).toMatchInlineSnapshot(`
    "page.yaml:47:9 error bad-id Section 5, faq: "id" cannot be "my questions": it starts with a small letter and holds small letters, digits, - and _ only.
      46 |   - type: faq
      47 |     id: my questions
         |         ^^^^^^^^^^^^
      Did you mean "questions"?"
  `);
});

test("an id that starts with a digit", () => {
  expect(answer("id: questions", "id: 1questions")).toMatchInlineSnapshot(`
    "page.yaml:47:9 error bad-id Section 5, faq: "id" cannot be "1questions": it starts with a small letter and holds small letters, digits, - and _ only.
      46 |   - type: faq
      47 |     id: 1questions
         |         ^^^^^^^^^^
      Did you mean "questions"?"
  `);
});

test("a language in full", () => {
  expect(answer("  name: Lull", "  name: Lull\n  lang: english")).toMatchInlineSnapshot(`
    "page.yaml:4:9 error bad-value Site: "lang" cannot be "english".
      3 |   name: Lull
      4 |   lang: english
        |         ^^^^^^^
      A language is written as en, de or pt-BR."
  `);
});

test("an address without https", () => {
  expect(answer("  name: Lull", "  name: Lull\n  url: www.lull.app")).toMatchInlineSnapshot(`
    "page.yaml:4:8 error bad-value Site: "url" cannot be "www.lull.app".
      3 |   name: Lull
      4 |   url: www.lull.app
        |        ^^^^^^^^^^^^
      Did you mean "https://www.lull.app"? The address starts with https:// and ends with the domain, without a path."
  `);
});

test("a section that slipped to the left", () => {
  expect(answer("  - type: testimonials", "- type: testimonials")).toMatchInlineSnapshot(`
    "page.yaml:58:1 error indent This - does not stand exactly below those of the entries above it.
      57 |               answer: Nothing.
      58 | - type: testimonials
         | ^^^^^^^^^^^^^^^^^^^^
      Put 2 more spaces before it."
  `);
});

test("settings that are not indented", () => {
  expect(
    answer(
      "    props:\n      title: Voices\n      items:",
      "    props:\n    title: Voices\n    items:",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:5 error misplaced Section 6, testimonials: "title" belongs inside "props".
      59 |     props:
      60 |     title: Voices
         |     ^^^^^
      Put it, and what belongs to it, below props: and indent it by 2 more spaces."
  `);
});

test("props left out", () => {
  expect(
    answer("    props:\n      title: Voices\n", "      title: Voices\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:59:7 error nameless A group of settings starts here, but no line names it.
      58 |   - type: testimonials
      59 |       title: Voices
         |       ^^^^^^^^^^^^^
      A line such as props: is missing above it. If its lines belong beside "type", let them start exactly below that."
  `);
});

test("text that goes on at the left", () => {
  expect(answer("feedback: I sleep again.", "feedback: I sleep\nagain.")).toMatchInlineSnapshot(`
    "page.yaml:65:1 error colon "again." is neither a setting nor an entry of a list: there is no colon.
      64 |           feedback: I sleep
      65 | again.
         | ^^^^^^
      A setting is written as name: value. If this belongs to the text above, indent it further."
  `);
});

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

test("text that goes on with a colon", () => {
  expect(
    answer("feedback: I sleep again.", "feedback: I sleep\n            again: yes"),
  ).toMatchInlineSnapshot(`
    "page.yaml:65:13 error indent This line is indented further than the line above, which holds a value already.
      64 |           feedback: I sleep
      65 |             again: yes
         |             ^^^^^^^^^^
      Let it start exactly below the line above. If a line such as props: is missing between them, write it. If both are one text, put quotes around the whole."
  `);
});

test("two dashes", () => {
  expect(answer("        - name: Noor", "        - - name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:62:9 error double-dash Two dashes stand here; one starts an entry of the list.
      61 |       items:
      62 |         - - name: Noor
         |         ^^^
      Take one of them out.
    --fix
            - name: Noor"
  `);
});

test("a round bullet", () => {
  expect(answer("        - name: Noor", "        • name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:62:9 error bullet Entries of a list start with - here, not with •.
      61 |       items:
      62 |         • name: Noor
         |         ^
      Write - in place of the •.
    --fix
            - name: Noor"
  `);
});

test("an en dash for a dash", () => {
  expect(answer("        - name: Noor", "        – name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:62:9 error bullet Entries of a list start with - here, not with –.
      61 |       items:
      62 |         – name: Noor
         |         ^
      Write - in place of the –.
    --fix
            - name: Noor"
  `);
});

test("an equals sign", () => {
  expect(answer("title: Voices", "title = Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:13 error wrong-colon After the name of a setting comes a plain colon, not "=".
      59 |     props:
      60 |       title = Voices
         |             ^
      Write : and a space.
    --fix
          title: Voices"
  `);
});

test("heading for title", () => {
  expect(answer("title: Voices", "heading: Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error unknown-name Section 6, testimonials: there is no setting "heading" here.
      59 |     props:
      60 |       heading: Voices
         |       ^^^^^^^
      What can stand here: title, text, items or sample."
  `);
});

test("a colour with a digit missing", () => {
  expect(answer('"#1f5d4c"', '"#1f5d4"')).toMatchInlineSnapshot(`
    "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "#1f5d4".
      7 |   colors:
      8 |     accent: "#1f5d4"
        |             ^^^^^^^^
      A colour in quotes, such as "#1f5d4c"."
  `);
});

test("a colour without its sign", () => {
  expect(answer('"#1f5d4c"', "1f5d4c")).toMatchInlineSnapshot(`
    "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "1f5d4c".
      7 |   colors:
      8 |     accent: 1f5d4c
        |             ^^^^^^
      Did you mean "#1f5d4c"? A colour in quotes, such as "#1f5d4c".
    --fix
        accent: "#1f5d4c""
  `);
});

test("a heading of Markdown", () => {
  expect(answer("title: Voices", "title: # Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error empty Section 6, testimonials: "title" is empty.
      59 |     props:
      60 |       title: # Voices
         |       ^^^^^
      What stands behind # is a comment, and not shown. Take the line out, or fill it. The section's heading, if it has one."
  `);
});

test("a comment of HTML", () => {
  expect(answer("  - type: footer", "  <!-- the end -->\n  - type: footer")).toMatchInlineSnapshot(`
    "page.yaml:65:3 error comment A comment starts with # here, not with <!--.
      64 |           feedback: I sleep again.
      65 |   <!-- the end -->
         |   ^^^^^^^^^^^^^^^^
      Write # in front of it.
    --fix
      # <!-- the end -->"
  `);
});

test("a dash that is commented out", () => {
  expect(answer("        - name: Noor", "#        - name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:61:7 error wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings.
      60 |       title: Voices
      61 |       items:
         |       ^^^^^
      Put each entry on a line of its own, starting with -. What real people said. Use this or sample, not both."
  `);
});

test("a section whose first line is commented out", () => {
  expect(answer("  - type: testimonials", "#  - type: testimonials")).toMatchInlineSnapshot(`
    "page.yaml:59:5 error headless "props" belongs to another entry of the list than "props" in line 48, but no line starts that entry.
      58 | #  - type: testimonials
      59 |     props:
         |     ^^^^^
      The line that starts it, such as - type: …, is missing above "props"."
  `);
});

test("a section pasted twice", () => {
  expect(
    answer(
      "  - type: footer",
      "  - type: testimonials\n    props:\n      title: Voices\n      items:\n        - name: Noor\n          rating: 4\n          feedback: I sleep again.\n  - type: footer",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:65:11 error same-id Section 7, testimonials: the id "testimonials" is taken already, in line 58.
      64 |           feedback: I sleep again.
      65 |   - type: testimonials
         |           ^^^^^^^^^^^^
      A section without an id is called by its type. Add a line id: testimonials-2 to this one."
  `);
});

test("a film of another site", () => {
  expect(answer("/videos/tour.mp4", "https://www.youtube.com/watch?v=abc")).toMatchInlineSnapshot(`
    "page.yaml:32:14 error bad-path Section 3, showcase, video: "mp4" cannot be "https://www.youtube.com/watch?v=abc": files of other sites are not loaded.
      31 |       video:
      32 |         mp4: https://www.youtube.com/watch?v=abc
         |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Put the file into public/, and write its path from there, with / in front."
  `);
});

test("a film with another ending", () => {
  expect(answer("/videos/tour.mp4", "/videos/tour.mov")).toMatchInlineSnapshot(`
    "page.yaml:32:14 error no-file Section 3, showcase, video: public/ has no file "/videos/tour.mov".
      31 |       video:
      32 |         mp4: /videos/tour.mov
         |              ^^^^^^^^^^^^^^^^
      Did you mean "/videos/tour.mp4"? If not, put the file into public/."
  `);
});

test("an emoji for an icon", () => {
  expect(answer("icon: notebook", "icon: 📓")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "📓": icon names are small letters, digits and dashes.
      39 |       items:
      40 |         - icon: 📓
         |                 ^^
      Names are listed at phosphoricons.com; brand: stands before the name of a brand."
  `);
});

test("an icon of another set", () => {
  expect(answer("icon: notebook", "icon: fa-book")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error no-icon Section 4, features, item 1 of items: there is no icon "fa-book".
      39 |       items:
      40 |         - icon: fa-book
         |                 ^^^^^^^
      Did you mean "book"?"
  `);
});

test("an icon by its path", () => {
  expect(answer("icon: notebook", "icon: /icons/notebook.svg")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "/icons/notebook.svg".
      39 |       items:
      40 |         - icon: /icons/notebook.svg
         |                 ^^^^^^^^^^^^^^^^^^^
      Did you mean "notebook"?
    --fix
            - icon: notebook"
  `);
});

test("an icon with a comma", () => {
  expect(answer("icon: notebook", "icon: notebook,")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook,".
      39 |       items:
      40 |         - icon: notebook,
         |                 ^^^^^^^^^
      Did you mean "notebook"?
    --fix
            - icon: notebook"
  `);
});

test("text right behind |", () => {
  expect(
    answer("description: A line a day.", "description: |A line a day."),
  ).toMatchInlineSnapshot(`
    "page.yaml:42:24 error block-text After | the text starts on the next line.
      41 |           title: Journal
      42 |           description: |A line a day.
         |                        ^^^^^^^^^^^^^^
      Take the | out, or put the text on the lines below, indented. If | belongs to the text, put quotes around it."
  `);
});

test("a placeholder of another tool", () => {
  expect(answer("title: Voices", "title: {{title}}")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with {{ needs quotes: without them, it means something else to YAML.
      59 |     props:
      60 |       title: {{title}}
         |              ^^^^^^^^^
      Put quotes around it: "{{title}}"
    --fix
          title: "{{title}}""
  `);
});

test("a percentage for a share", () => {
  expect(answer("threshold: 0.2", "threshold: 20")).toMatchInlineSnapshot(`
    "page.yaml:15:22 error out-of-range Section 1, header, item 1 of links: "threshold" is 20, but should be between 0 and 1.
      14 |           href: "#features"
      15 |           threshold: 20
         |                      ^^
      Write a number between 0 and 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it."
  `);
});

test("a link to #", () => {
  expect(answer("mailto:hello@example.com", '"#"')).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "#".
      19 |         label: Write to us
      20 |         href: "#"
         |               ^^^
      Did you mean "todo"? Write todo while the link has no destination."
  `);
});

test("ftp", () => {
  expect(answer("mailto:hello@example.com", "ftp://example.com")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "ftp://example.com": links that start with ftp: are not allowed.
      19 |         label: Write to us
      20 |         href: ftp://example.com
         |               ^^^^^^^^^^^^^^^^^
      A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
  `);
});

test("a number for a link", () => {
  expect(answer("mailto:hello@example.com", "49301234")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error wrong-kind Section 1, header, button: "href" should be text, but "49301234" is a number.
      19 |         label: Write to us
      20 |         href: 49301234
         |               ^^^^^^^^
      Write tel:49301234. Where a link leads: #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet."
  `);
});

test("an anchor without quotes or sign", () => {
  expect(answer('"#features"', "features")).toMatchInlineSnapshot(`
    "page.yaml:14:17 error bad-link Section 1, header, item 1 of links: "href" cannot be "features".
      13 |         - label: Features
      14 |           href: features
         |                 ^^^^^^^^
      Did you mean "#features"?
    --fix
              href: "#features""
  `);
});

test("two anchors", () => {
  expect(answer('"#features"', '"#features #faq"')).toMatchInlineSnapshot(`
    "page.yaml:14:17 error bad-link Section 1, header, item 1 of links: "href" cannot be "#features #faq": an anchor is small letters, digits, - and _.
      13 |         - label: Features
      14 |           href: "#features #faq"
         |                 ^^^^^^^^^^^^^^^^
      Did you mean "#features"?"
  `);
});

test("a brand that is misspelt", () => {
  expect(answer("brand:discord", "brand:discrod")).toMatchInlineSnapshot(`
    "page.yaml:72:19 error no-icon Section 7, footer, social, item 1 of links: there is no icon "brand:discrod".
      71 |           - label: Discord
      72 |             icon: brand:discrod
         |                   ^^^^^^^^^^^^^
      Did you mean "brand:discord", "brand:cisco" or "brand:discogs"?"
  `);
});

test("a brand with capitals", () => {
  expect(answer("brand:discord", "Brand:Discord")).toMatchInlineSnapshot(`
    "page.yaml:72:19 error bad-icon Section 7, footer, social, item 1 of links: "icon" cannot be "Brand:Discord".
      71 |           - label: Discord
      72 |             icon: Brand:Discord
         |                   ^^^^^^^^^^^^^
      Did you mean "brand:discord"?
    --fix
                icon: brand:discord"
  `);
});

test("icons for icon", () => {
  expect(
    answer(
      "        - icon: list-checks\n          title: Lists",
      "        - icons: list-checks\n          title: Lists",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:43:11 error unknown-name Section 4, features, item 2 of items: there is no setting "icons" here.
      42 |           description: A line a day.
      43 |         - icons: list-checks
         |           ^^^^^
      Did you mean "icon"? What can stand here: icon, title or description.
    --fix
            - icon: list-checks"
  `);
});

test("a setting below its dash", () => {
  expect(answer("          title: Lists", "        title: Lists")).toMatchInlineSnapshot(`
    "page.yaml:44:9 error indent "title" stands exactly below the - in front of "icon", where another entry would start.
      43 |         - icon: list-checks
      44 |         title: Lists
         |         ^^^^^^^^^^^^
      Put 2 more spaces before it.
    --fix
              title: Lists"
  `);
});

test("props without a colon", () => {
  expect(
    answer("    props:\n      title: Voices", "    props\n      title: Voices"),
  ).toMatchInlineSnapshot(`
    "page.yaml:59:5 error colon "props" is neither a setting nor an entry of a list: there is no colon.
      58 |   - type: testimonials
      59 |     props
         |     ^^^^^
      A setting is written as name: value. If this belongs to the text above, indent it further."
  `);
});

test("a section that slipped to the right", () => {
  expect(
    answer("  - type: features\n    enabled", "    - type: features\n    enabled"),
  ).toMatchInlineSnapshot(`
    "page.yaml:35:5 error indent This - does not stand exactly below those of the entries above it.
      34 |         description: Someone writes a line.
      35 |     - type: features
         |     ^^^^^^^^^^^^^^^^
      Take 2 spaces away before it."
  `);
});

test("a section without its dash", () => {
  expect(answer("  - type: features", "    type: features")).toMatchInlineSnapshot(`
    "page.yaml:35:5 error dash "type" starts another entry of the list, but there is no - in front of it.
      34 |         description: Someone writes a line.
      35 |     type: features
         |     ^^^^
      Write - and a space in front, two columns to the left. If it is no new entry, delete it."
  `);
});

test("an apostrophe at the start", () => {
  expect(answer("title: Voices", "title: 'tis Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with ' needs quotes: without them, it opens a quote.
      59 |     props:
      60 |       title: 'tis Voices
         |              ^^^^^^^^^^^
      Put quotes around it: "'tis Voices"
    --fix
          title: "'tis Voices""
  `);
});

test("two words in quotes", () => {
  expect(answer("title: Voices", 'title: "Voices" and "more"')).toMatchInlineSnapshot(`
    "page.yaml:60:21 error quotes-inside This " ends the text too early: what follows cannot be read.
      59 |     props:
      60 |       title: "Voices" and "more"
         |                     ^
      Write title: '"Voices" and "more"'
    --fix
          title: '"Voices" and "more"'"
  `);
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

test("a number sign at the start", () => {
  expect(answer("title: Voices", "title: #1 Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Without quotes, "#1 Voices" is a comment, and the value is empty.
      59 |     props:
      60 |       title: #1 Voices
         |              ^^^^^^^^^
      Put quotes around it: "#1 Voices""
  `);
});

test("a number sign, or nothing, above a comment", () => {
  const right = "        href: mailto:hello@example.com\n  - type: hero";
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
      20:9-13 empty Section 1, header, button: "href" is empty; it should be text. Where a link leads: #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet.
            href: # later

      # Next.
      - type: hero
      20:9-13 empty Section 1, header, button: "href" is empty; it should be text. What stands behind # is a comment, and not shown. Where a link leads: #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet.
            href:
            #features

      # Next.
      - type: hero
      20:9-13 empty Section 1, header, button: "href" is empty; it should be text. Where a link leads: #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet."
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

test("a brace at the start", () => {
  expect(answer("title: Voices", "title: {Voices} now")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with { needs quotes: without them, it starts a group of settings.
      59 |     props:
      60 |       title: {Voices} now
         |              ^^^^^^^^^^^^
      Put quotes around it: "{Voices} now"
    --fix
          title: "{Voices} now""
  `);
});

test("a text in brackets", () => {
  expect(answer("title: Voices", "title: [Voices]")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a list.
      59 |     props:
      60 |       title: [Voices]
         |       ^^^^^
      Put quotes around it: "[Voices]" The section's heading, if it has one."
  `);
});

test("a year that starts with 0", () => {
  expect(answer("year: 2025", "year: 02025")).toMatchInlineSnapshot(`
    "page.yaml:67:13 warning odd-number "02025" is read as the number 2025.
      66 |     props:
      67 |       year: 02025
         |             ^^^^^
      Write 2025, or put quotes around it if it is a text."
  `);
});

test("two years", () => {
  expect(answer("year: 2025", "year: 2020-2025")).toMatchInlineSnapshot(`
    "page.yaml:67:13 error wrong-kind Section 7, footer: "year" should be a whole number, but "2020-2025" is text.
      66 |     props:
      67 |       year: 2020-2025
         |             ^^^^^^^^^
      Write a number in digits, such as 1900. The year in the copyright line. The brand's name is added for you."
  `);
});

test("a rating with a comma", () => {
  expect(answer("rating: 4", "rating: 4,5")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4,5" is text.
      62 |         - name: Noor
      63 |           rating: 4,5
         |                   ^^^
      Write a whole number. How many of five stars they gave, if they gave any."
  `);
});

test("a version in quotes", () => {
  expect(answer("site:\n", 'version: "1"\nsite:\n')).toMatchInlineSnapshot(`
    "page.yaml:2:10 error not-allowed The page: "version" cannot be a text.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 | version: "1"
        |          ^^^
      Write 1, without quotes.
    --fix
    version: 1"
  `);
});

test("site twice", () => {
  expect(answer("theme:\n", "site:\n  name: Two\ntheme:\n")).toMatchInlineSnapshot(`
    "page.yaml:6:1 error given-twice "site" is given twice; the first stands in line 2.
      5 |   description: A page small enough to be read whole.
      6 | site:
        | ^^^^
      Keep one of them and delete the other."
  `);
});

test("a preset that is misspelt", () => {
  expect(answer("theme:\n", "theme:\n  preset: medow\n")).toMatchInlineSnapshot(`
    "page.yaml:7:11 error not-allowed Theme: "preset" cannot be "medow".
      6 | theme:
      7 |   preset: medow
        |           ^^^^^
      Did you mean "meadow"? Write meadow, harbor or dusk."
  `);
});

test("a length without its unit", () => {
  expect(answer("theme:\n", "theme:\n  radius: 12\n")).toMatchInlineSnapshot(`
    "page.yaml:7:11 error wrong-kind Theme: "radius" should be text, but "12" is a number.
      6 | theme:
      7 |   radius: 12
        |           ^^
      Write 12px.
    --fix
      radius: 12px"
  `);
});

test("a font by its name", () => {
  expect(answer("theme:\n", "theme:\n  fonts: Arial\n")).toMatchInlineSnapshot(`
    "page.yaml:7:10 error wrong-kind Theme: "fonts" should be a group of settings, but "Arial" is text.
      6 | theme:
      7 |   fonts: Arial
        |          ^^^^^
      Put its settings on lines of their own below, indented: display: …, text: …. The two typefaces of the page. Left out, the preset decides."
  `);
});

test("a colour left of its group", () => {
  expect(answer('  colors:\n    accent: "#1f5d4c"', '  accent: "#1f5d4c"')).toMatchInlineSnapshot(`
    "page.yaml:7:3 error misplaced Theme: "accent" belongs inside "colors".
      6 | theme:
      7 |   accent: "#1f5d4c"
        |   ^^^^^^
      Write a line colors: above it, and indent it by 2 more spaces."
  `);
});

test("no site", () => {
  expect(
    answer(
      "site:\n  name: Lull\n  title: Lull, a quiet journal\n  description: A page small enough to be read whole.\n",
      "",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:2:1 error missing The page: "site" is missing.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 | theme:
        | ^^^^^
      Add site: with its settings on the lines below, indented. Facts about the page as a whole: names, address, language."
  `);
});

test("a picture given as a list", () => {
  expect(
    answer(
      "      image:\n        src: /images/hero.png",
      "      image:\n        - src: /images/hero.png",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:27:9 error indent "alt" stands exactly below the - in front of "src", where another entry would start.
      26 |         - src: /images/hero.png
      27 |         alt: The app on a phone.
         |         ^^^^^^^^^^^^^^^^^^^^^^^^
      If it belongs to that entry, put 2 more spaces before it. If no list is meant here, take that - out."
  `);
});

test("a list for a text", () => {
  expect(answer("alt: The app on a phone.", "alt:\n          - The app")).toMatchInlineSnapshot(`
    "page.yaml:27:9 error wrong-kind Section 2, hero, image: "alt" should be text, but it is a list.
      26 |         src: /images/hero.png
      27 |         alt:
         |         ^^^
      Write it as a text, on the line of its name or its -. What the picture shows, for people who cannot see it. One sentence."
  `);
});

test("a folder", () => {
  expect(answer("/images/hero.png", "/images")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error no-file Section 2, hero, image: "src" names the folder public/images, not a file.
      25 |       image:
      26 |         src: /images
         |              ^^^^^^^
      Put the file into public/, or write the path of another."
  `);
});

test("a folder with a slash", () => {
  expect(answer("/images/hero.png", "/images/")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/": it names a folder.
      25 |       image:
      26 |         src: /images/
         |              ^^^^^^^^
      Write the path of a file in it."
  `);
});

test("a path with an accent", () => {
  expect(answer("/images/hero.png", "/images/héro.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/héro.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/héro.png
         |              ^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
            src: /images/hero.png"
  `);
});

test("a path with a query", () => {
  expect(answer("/images/hero.png", "/images/hero.png?v=2")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/hero.png?v=2": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/hero.png?v=2
         |              ^^^^^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
            src: /images/hero.png"
  `);
});

test("a path of a computer", () => {
  expect(answer("/images/hero.png", "C:\\Users\\me\\hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "C:\\Users\\me\\hero.png": it leads out of public/.
      25 |       image:
      26 |         src: C:\\Users\\me\\hero.png
         |              ^^^^^^^^^^^^^^^^^^^^
      Copy the file into public/, and write its path from there, with / in front."
  `);
});

test("two values", () => {
  expect(answer("tone: soft", "tone: [soft, accent]")).toMatchInlineSnapshot(`
    "page.yaml:22:5 error not-allowed Section 2, hero: "tone" cannot be a list or a group of settings.
      21 |   - type: hero
      22 |     tone: [soft, accent]
         |     ^^^^
      Write plain, soft or accent."
  `);
});

test("props twice", () => {
  expect(
    answer("    props:\n      title: Voices", "    props:\n    props:\n      title: Voices"),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:5 error given-twice "props" is given twice; the first stands in line 59.
      59 |     props:
      60 |     props:
         |     ^^^^^
      Keep one of them and delete the other."
  `);
});

test("a conflict of versions", () => {
  expect(
    answer(
      "      title: Voices\n",
      "<<<<<<< HEAD\n      title: Voices\n=======\n      title: Noises\n>>>>>>> main\n",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:1 error conflict Two versions of the page meet here, and nobody has chosen between them yet.
      59 |     props:
      60 | <<<<<<< HEAD
         | ^^^^^^^^^^^^
      Keep the lines of one version, and delete those of the other with the three marks."
  `);
});

test("a comment of CSS", () => {
  expect(
    answer("      title: Voices\n", "      title: Voices\n      /* note */\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:61:7 error comment A comment starts with # here, not with /*.
      60 |       title: Voices
      61 |       /* note */
         |       ^^^^^^^^^^
      Write # in front of it.
    --fix
          # /* note */"
  `);
});

test("comments of other languages that hold a colon", () => {
  const comments = [
    "// was: Noises",
    "/* was: Noises */",
    "<!-- was: Noises -->",
    "/* was: Noises",
  ];
  const lines = comments.map((comment) => `title: Voices\n      ${comment}`);
  const reported = lines.map((each) => tell("title: Voices", each));
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "title: Voices
          // was: Noises
      61:7-21 comment A comment starts with # here, not with //. Write # in front of it. → Write # in front of it.
    title: Voices
          /* was: Noises */
      61:7-24 comment A comment starts with # here, not with /*. Write # in front of it. → Write # in front of it.
    title: Voices
          <!-- was: Noises -->
      61:7-27 comment A comment starts with # here, not with <!--. Write # in front of it. → Write # in front of it.
    title: Voices
          /* was: Noises
      61:7-21 comment A comment starts with # here, not with /*. Write # in front of it."
  `);
  expect(
    answer("        - name: Noor", "        // - name: Ada\n        - name: Noor"),
  ).toMatchInlineSnapshot(`
    "page.yaml:62:9 error comment A comment starts with # here, not with //.
      61 |       items:
      62 |         // - name: Ada
         |         ^^^^^^^^^^^^^^
      Write # in front of it.
    --fix
            # // - name: Ada"
  `);
});

test("a comment of another language around a whole section", () => {
  const section = "  - type: features\n    enabled: true\n";
  const ends = [
    ["<!--", "-->"],
    ["/* hidden", "*/"],
  ];
  const pages = ends.map(([start, end]) => {
    const opened = change(smallPage, section, `  ${start}\n${section}`);
    return change(opened, "  - type: faq\n", `  ${end}\n  - type: faq\n`);
  });
  expect(pages.map(report).join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:35:3 error comment A comment starts with # here, not with <!--, and ends with its line.
      34 |         description: Someone writes a line.
      35 |   <!--
         |   ^^^^
      Write # in front of each line from here to line 47. To hide a whole section, take the marks out and write enabled: false below its type.

    page.yaml:35:3 error comment A comment starts with # here, not with /*, and ends with its line.
      34 |         description: Someone writes a line.
      35 |   /* hidden
         |   ^^^^^^^^^
      Write # in front of each line from here to line 47. To hide a whole section, take the marks out and write enabled: false below its type."
  `);
  expect(pages.map(fixed)).toEqual(pages);
});

test("a comment of another language that runs into what it hides", () => {
  const section = "  - type: testimonials\n";
  const reported = [
    tell(section, `  /* - type: testimonials\n`),
    tell("          feedback: I sleep again.\n", "          feedback: I sleep again.\n  -->\n"),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "  /* - type: testimonials

      58:3-26 comment A comment starts with # here, not with /*. Write # in front of it.
      59:5-10 headless "props" belongs to another entry of the list than "props" in line 48, but no line starts that entry. The line that starts it, such as - type: …, is missing above "props".
              feedback: I sleep again.
      -->

      65:3-6 comment A comment ends with its line here, not with -->. Take it out, and write # in front of each line of the comment above it."
  `);
  const page = change(smallPage, section, `  /* - type: testimonials\n`);
  const whole = change(page, "I sleep again.\n", "I sleep again. */\n");
  expect(report(whole)).toMatchInlineSnapshot(`
    "page.yaml:58:3 error comment A comment starts with # here, not with /*, and ends with its line.
      57 |               answer: Nothing.
      58 |   /* - type: testimonials
         |   ^^^^^^^^^^^^^^^^^^^^^^^
      Write # in front of each line from here to line 64. To hide a whole section, take the marks out and write enabled: false below its type."
  `);
  expect([page, whole].map(fixed)).toEqual([page, whole]);
});

test("the marks around what was copied from a chat", () => {
  const section = "  - type: footer\n";
  const fenced = change(smallPage, section, `  \`\`\`yaml\n${section}`);
  const pages = [`\`\`\`yaml\n${smallPage}\`\`\`\n`, `${fenced}~~~`];
  const reported = pages.map((page) => complaints(page).map(({ line, code }) => `${line} ${code}`));
  expect(reported).toMatchInlineSnapshot(`
    [
      [
        "1 fence",
        "75 fence",
      ],
      [
        "65 fence",
        "75 fence",
      ],
    ]
  `);
  expect(answer(section, `\`\`\`\n${section}`)).toMatchInlineSnapshot(`
    "page.yaml:65:1 error fence This line marks where a text was copied from, and is no part of it.
      64 |           feedback: I sleep again.
      65 | \`\`\`
         | ^^^
      Take the line out.
    --fix
    "
  `);
  expect(pages.map((page) => complaints(fixed(page)))).toEqual([[], []]);
});

test("a line of dashes", () => {
  expect(answer("  - type: footer", "  ---\n  - type: footer")).toMatchInlineSnapshot(`
    "page.yaml:65:3 error comment A comment starts with # here, not with ---.
      64 |           feedback: I sleep again.
      65 |   ---
         |   ^^^
      Write # in front of it.
    --fix
      # ---"
  `);
});

test("a line of equals signs", () => {
  expect(answer("  - type: footer", "  ========\n  - type: footer")).toMatchInlineSnapshot(`
    "page.yaml:65:3 error comment A comment starts with # here, not with ========.
      64 |           feedback: I sleep again.
      65 |   ========
         |   ^^^^^^^^
      Write # in front of it.
    --fix
      # ========"
  `);
});

test("a dash alone", () => {
  expect(answer("  name: Lull\n", "  -\n  name: Lull\n")).toMatchInlineSnapshot(`
    "page.yaml:3:3 error empty-dash This - starts an entry of a list, but no list stands here, and nothing behind it.
      2 | site:
      3 |   -
        |   ^
      Take it out.
    --fix
    "
  `);
});

test("a dash before the first of several settings", () => {
  expect(answer("  name: Lull\n", "  - name: Lull\n")).toMatchInlineSnapshot(`
    "page.yaml:4:3 error indent "title" stands exactly below the - in front of "name", where another entry would start.
      3 |   - name: Lull
      4 |   title: Lull, a quiet journal
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      If it belongs to that entry, put 2 more spaces before it. If no list is meant here, take that - out."
  `);
});

test("a dash too many", () => {
  expect(answer("          title: Lists", "        - title: Lists")).toMatchInlineSnapshot(`
    "page.yaml:44:9 error dash Section 4, features, item 3 of items lacks what the entry above it has, and has what that one lacks.
      43 |         - icon: list-checks
      44 |         - title: Lists
         |         ^^^^^^^
      If they are one, take out the - in front of "title", and put a space in its place."
  `);
});

test("a section without its dash, and too far left", () => {
  expect(answer("  - type: faq", "  type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:3 error dash "type" starts an entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 |   type: faq
         |   ^^^^^^^^^
      Write 2 spaces, then - and a space before it.
    --fix
      - type: faq"
  `);
});

test("a section without its dash, and one column in", () => {
  expect(answer("  - type: faq", " type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:2 error dash "type" starts an entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 |  type: faq
         |  ^^^^^^^^^
      Write 2 spaces, then - and a space before it.
    --fix
      - type: faq"
  `);
});

test("a section without its dash, at the very left", () => {
  expect(answer("  - type: faq", "type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:1 error dash "type" starts an entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 | type: faq
         | ^^^^^^^^^
      Write 2 spaces, then - and a space before it.
    --fix
      - type: faq"
  `);
});

test("the first section without its dash, and too far left", () => {
  expect(answer("  - type: header", "  type: header")).toMatchInlineSnapshot(`
    "page.yaml:10:3 error dash "type" starts an entry of the list, but there is no - in front of it.
       9 | sections:
      10 |   type: header
         |   ^^^^^^^^^^^^
      Write 2 spaces, then - and a space before it.
    --fix
      - type: header"
  `);
});

test("a section without its dash, in line with its settings", () => {
  expect(answer("  - type: faq", "    type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:5 error dash "type" starts another entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 |     type: faq
         |     ^^^^
      Write - and a space in front, two columns to the left. If it is no new entry, delete it."
  `);
});

test("a number sign in a text in brackets", () => {
  expect(answer("title: Voices", "title: [Draft #2]")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a list.
      59 |     props:
      60 |       title: [Draft #2]
         |       ^^^^^
      Put quotes around it: "[Draft #2]" The section's heading, if it has one."
  `);
  expect(answer("title: Voices", "title: [a #b]")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a list.
      59 |     props:
      60 |       title: [a #b]
         |       ^^^^^
      Put quotes around it: "[a #b]" The section's heading, if it has one."
  `);
});

test("a number sign in brackets before a text", () => {
  expect(answer("title: Voices", "title: [Draft #2] Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with [ needs quotes: without them, it starts a list.
      59 |     props:
      60 |       title: [Draft #2] Voices
         |              ^^^^^^^^^^^^^^^^^
      Put quotes around it: "[Draft #2] Voices"
    --fix
          title: "[Draft #2] Voices""
  `);
});

test("an anchor and a colour in brackets", () => {
  expect(answer("mailto:hello@example.com", "[#features]")).toMatchInlineSnapshot(`
    "page.yaml:20:9 error wrong-kind Section 1, header, button: "href" should be text, but it is a list.
      19 |         label: Write to us
      20 |         href: [#features]
         |         ^^^^
      Write "#features", without brackets.
    --fix
            href: "#features""
  `);
  expect(answer('"#1f5d4c"', "[#1f5d4c]")).toMatchInlineSnapshot(`
    "page.yaml:8:5 error wrong-kind Theme, colors: "accent" should be text, but it is a list.
      7 |   colors:
      8 |     accent: [#1f5d4c]
        |     ^^^^^^
      Write "#1f5d4c", without brackets.
    --fix
        accent: "#1f5d4c""
  `);
});

test("a number sign in an entry between braces", () => {
  const links = `        - label: Features
          href: "#features"
          threshold: 0.2`;
  expect(
    answer(links, '        - { label: Feature #1, href: "#features" }'),
  ).toMatchInlineSnapshot(`
    "page.yaml:13:20 error needs-quotes Without quotes, # in "Feature #1" starts a comment, and hides the rest of the line.
      12 |       links:
      13 |         - { label: Feature #1, href: "#features" }
         |                    ^^^^^^^^^^
      Put quotes around it: "Feature #1"
    --fix
            - { label: "Feature #1", href: "#features" }"
  `);
  expect(answer(links, "        - { label: Features, href: #features }")).toMatchInlineSnapshot(`
    "page.yaml:13:36 error needs-quotes Without quotes, # in "#features" starts a comment, and hides the rest of the line.
      12 |       links:
      13 |         - { label: Features, href: #features }
         |                                    ^^^^^^^^^
      Put quotes around it: "#features"
    --fix
            - { label: Features, href: "#features" }"
  `);
});

const voice = `        - name: Noor
          rating: 4
          feedback: I sleep again.
`;

test("one entry without its dash, and too far left", () => {
  const entry = `        name: Noor
        rating: 40
        feedback: I sleep again.
`;
  expect(answer(voice, entry)).toMatchInlineSnapshot(`
    "page.yaml:61:7 error wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings.
      60 |       title: Voices
      61 |       items:
         |       ^^^^^
      Write - and a space before name:, and two more spaces before each line below that belongs to it.

    page.yaml:63:17 error out-of-range Section 6, testimonials, item 1 of items: "rating" is 40, but should be between 1 and 5.
      62 |         name: Noor
      63 |         rating: 40
         |                 ^^
      Write a number between 1 and 5. How many of five stars they gave, if they gave any.
    --fix
            - name: Noor
              rating: 40
              feedback: I sleep again."
  `);
});

test("entries with names of their own", () => {
  const entries = `        noor:
          name: Noor
          rating: 4
          feedback: I sleep again.
        "two": { name: Ada }
`;
  expect(answer(voice, entries)).toMatchInlineSnapshot(`
    "page.yaml:61:7 error wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings.
      60 |       title: Voices
      61 |       items:
         |       ^^^^^
      Entries of a list have no names: write - in place of noor: or two:.

    page.yaml:66:16 error missing Section 6, testimonials, item 2 of items: "feedback" is missing.
      65 |           feedback: I sleep again.
      66 |         "two": { name: Ada }
         |                ^
      Add a line feedback: … here. What they said, in their words."
  `);
});

test("a list in a list, both with names", () => {
  const categories = `        - id: start
          icon: question
          title: Getting started
          questions:
            - id: cost
              question: What does it cost?
              answer: Nothing.
`;
  const named = `        start:
          icon: question
          title: Getting started
          questions:
            cost:
              question: What does it cost?
              answer:
`;
  expect(answer(categories, named)).toMatchInlineSnapshot(`
    "page.yaml:50:7 error wrong-kind Section 5, faq: "categories" should be a list, but it is a group of settings.
      49 |       title: Questions
      50 |       categories:
         |       ^^^^^^^^^^
      Entries of a list have no names: write - in place of start:.

    page.yaml:52:11 error missing Section 5, faq, item 1 of categories: "id" is missing.
      51 |         start:
      52 |           icon: question
         |           ^^^^
      Add a line id: … here. A short name in small letters of any script, digits, - and _, unique on the page.

    page.yaml:54:11 error wrong-kind Section 5, faq, item 1 of categories: "questions" should be a list, but it is a group of settings.
      53 |           title: Getting started
      54 |           questions:
         |           ^^^^^^^^^
      Entries of a list have no names: write - in place of cost:.

    page.yaml:56:15 error missing Section 5, faq, item 1 of categories, item 1 of questions: "id" is missing.
      55 |             cost:
      56 |               question: What does it cost?
         |               ^^^^^^^^
      Add a line id: … here. A short name in small letters of any script, digits, - and _, unique on the page.

    page.yaml:57:15 error empty Section 5, faq, item 1 of categories, item 1 of questions: "answer" is empty; it should be text.
      56 |               question: What does it cost?
      57 |               answer:
         |               ^^^^^^
      The answer, in a few sentences."
  `);
});

const image = `        src: /images/hero.png
        alt: The app on a phone.
`;

test("a group of settings behind a dash", () => {
  const list = `        - src: /images/Hero.png
          alt: The app on a phone.
`;
  expect(answer(image, list)).toMatchInlineSnapshot(`
    "page.yaml:25:7 error wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list.
      24 |       title: Think better.
      25 |       image:
         |       ^^^^^
      Write a space in place of the - before src:.

    page.yaml:26:16 error no-file Section 2, hero, image: public/ has no file "/images/Hero.png"; small and capital letters count.
      25 |       image:
      26 |         - src: /images/Hero.png
         |                ^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
              src: /images/hero.png"
  `);
});

test("a group of settings, each behind a dash", () => {
  const list = `      - src: /images/hero.png
      - alt: ""
`;
  expect(answer(image, list)).toMatchInlineSnapshot(`
    "page.yaml:25:7 error wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list.
      24 |       title: Think better.
      25 |       image:
         |       ^^^^^
      Write a space in place of the - before src: or alt:.

    page.yaml:27:14 error empty Section 2, hero, image: "alt" is empty.
      26 |       - src: /images/hero.png
      27 |       - alt: ""
         |              ^^
      What the picture shows, for people who cannot see it. One sentence.
    --fix
            src: /images/hero.png
            alt: """
  `);
});

test("two pictures where one belongs", () => {
  const list = `        - src: /images/hero.png
          alt: The app on a phone.
        - src: /images/hero.png
          alt: The app on a phone.
`;
  expect(answer(image, list)).toMatchInlineSnapshot(`
    "page.yaml:25:7 error wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list.
      24 |       title: Think better.
      25 |       image:
         |       ^^^^^
      Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words."
  `);
});

test("sections with names of their own", () => {
  const section = `  - type: footer
    props:
      year: 2025
`;
  expect(
    report(section.replace("  - type: footer\n", "sections:\n  footer:\n")),
  ).toMatchInlineSnapshot(`
    "page.yaml:1:1 error missing The page: "site" is missing.
      1 | sections:
        | ^^^^^^^^
      Add site: with its settings on the lines below, indented. Facts about the page as a whole: names, address, language.

    page.yaml:1:1 error wrong-kind The page: "sections" should be a list, but it is a group of settings.
      1 | sections:
        | ^^^^^^^^
      Put each entry on a line of its own, starting with -. The sections of the page, from top to bottom. Move one by moving its lines."
  `);
});

test("a subject with spaces in a mail link", () => {
  expect(
    answer("mailto:hello@example.com", '"mailto:a@b.de?subject=One question more"'),
  ).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "mailto:a@b.de?subject=One question more": a link has no spaces.
      19 |         label: Write to us
      20 |         href: "mailto:a@b.de?subject=One question more"
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "mailto:a@b.de?subject=One%20question%20more"? Where one is meant, write %20."
  `);
});

test("text that starts with a sign, and a comment behind it", () => {
  expect(answer("title: Think better.", "title: @home # ask Maya")).toMatchInlineSnapshot(`
    "page.yaml:24:14 error needs-quotes Text that starts with @ needs quotes: without them, it means something else to YAML.
      23 |     props:
      24 |       title: @home # ask Maya
         |              ^^^^^^^^^^^^^^^^
      Put quotes around it: "@home""
  `);
});

test("a quote that is not closed, and a comment behind it", () => {
  expect(answer("title: Think better.", 'title: "Think better # ask Maya')).toMatchInlineSnapshot(`
    "page.yaml:24:14 error open-quote This quote is opened, but not closed where the text ends.
      23 |     props:
      24 |       title: "Think better # ask Maya
         |              ^^^^^^^^^^^^^^^^^^^^^^^^
      Write " at the end of the text as well."
  `);
});

test("a quote that is not closed, around two lines", () => {
  expect(
    answer("description: A line a day.", 'description: "A line\n            a day.'),
  ).toMatchInlineSnapshot(`
    "page.yaml:42:24 error open-quote This quote is opened, but not closed where the text ends.
      41 |           title: Journal
      42 |           description: "A line
         |                        ^^^^^^^
      Write " at the end of the text as well."
  `);
});

test("an entry that has slipped, with a list inside that starts alike", () => {
  expect(
    answer(
      "        - icon: list-checks\n          title: Lists",
      "         - icon: list-checks\n          title: Lists",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:43:10 error indent This - does not stand exactly below those of the entries above it.
      42 |           description: A line a day.
      43 |          - icon: list-checks
         |          ^^^^^^^^^^^^^^^^^^^
      Take 1 space away before it."
  `);
});

test("a comment as in other languages, below a blank line", () => {
  expect(answer("  - type: faq\n", "\n  // Questions\n  - type: faq\n")).toMatchInlineSnapshot(`
    "page.yaml:47:3 error comment A comment starts with # here, not with //.
      47 |   // Questions
         |   ^^^^^^^^^^^^
      Write # in front of it.
    --fix
      # // Questions"
  `);
});

test("a tab behind a dash", () => {
  expect(answer("- icon: list-checks", "-\ticon: list-checks")).toMatchInlineSnapshot(`
    "page.yaml:43:10 error tab A tab stands behind this -; YAML wants a space.
      42 |           description: A line a day.
      43 |         -  icon: list-checks
         |          ^^
      Write one space in its place.
    --fix
            - icon: list-checks"
  `);
});

test("a tab before a setting whose neighbours stand further in", () => {
  expect(answer("      title: Questions\n", "\ttitle: Questions\n")).toMatchInlineSnapshot(`
    "page.yaml:49:1 error tab This line is indented with a tab; YAML wants spaces.
      48 |     props:
      49 |   title: Questions
         | ^^
      Indent with two spaces for each level.
    --fix
          title: Questions"
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
      29:7-12 empty Section 3, team: "props" is empty; it should be a group of settings. The words, pictures and links of this section. What can stand here depends on its type. Put its settings on lines of their own below, indented."
  `);
});

test("an entry that has slipped, behind others that start alike further in", () => {
  const start = "        - id: start";
  const more = `${start}-2\n          icon: question\n          title: More\n          questions:`;
  const last =
    "            - id: why\n              question: Why?\n              answer: Because.";
  const page = `answer: Nothing.\n ${more}\n${last}`;
  expect(answer("answer: Nothing.", page)).toMatchInlineSnapshot(`
    "page.yaml:58:10 error indent This - does not stand exactly below those of the entries above it.
      57 |               answer: Nothing.
      58 |          - id: start-2
         |          ^^^^^^^^^^^^^
      Take 1 space away before it."
  `);
});

test("an id that the page itself has", () => {
  expect(answer("- id: cost", "- id: main")).toMatchInlineSnapshot(`
    "page.yaml:55:19 error same-id Section 5, faq: the id "main" is the page's own.
      54 |           questions:
      55 |             - id: main
         |                   ^^^^
      Give it another id."
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

test("props as a list of one entry", () => {
  const props = `      year: 2025
      social:
        title: Social
        links:
          - label: Discord
            icon: brand:discord
            href: https://example.com/chat
`;
  const entry = props.replaceAll(/^/gm, "  ").replace(" ".repeat(8), "      - ");
  expect(answer(props, `${entry.trimEnd()}\n`)).toMatchInlineSnapshot(`
    "page.yaml:66:5 error wrong-kind Section 7, footer: "props" should be a group of settings, but it is a list.
      65 |   - type: footer
      66 |     props:
         |     ^^^^^
      Write a space in place of the - before year:.
    --fix
            year: 2025"
  `);
});
