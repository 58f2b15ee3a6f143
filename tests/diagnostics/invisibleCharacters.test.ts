import { expect, test } from "vitest";
import { fixedLines, read, smallPage } from "./readFixture.ts";

/** The text with every invisible character as its code. */
const shown = (text: string) =>
  text.replaceAll(/[^\P{C}\n]|(?! )\p{Z}/gu, (char) => `<${char.codePointAt(0)?.toString(16)}>`);

/** The diagnostics of each of the lines in the place of the right one, and the result of `--fix`. */
function tellAll(right: string, lines: readonly string[]): string {
  return lines
    .map((line) => {
      const page = smallPage.replace(right, line);
      const found = read(page).diagnostics.map(
        ({ severity, line, column, endColumn, code, message, hint, fix }) =>
          `${severity} ${line}:${column}-${endColumn} ${code} ${message} ${hint} ${fix?.title ?? ""}`,
      );
      return [line, ...found, ...fixedLines(page).map((each) => `→ ${each}`)]
        .map(shown)
        .join("\n  ");
    })
    .join("\n");
}

test("blanks that are no spaces, where the line needs one", () => {
  const lines = [
    "\u00a0     title: Voices",
    "     \u2003title: Voices",
    "\u3000\u3000    title: Voices",
    "      \ufefftitle: Voices",
    "      title\u00a0: Voices",
    "      title:\u202fVoices",
    "      title\u200b: Voices",
    "      ti\u2060tle: Voices",
    "      title: Loud\u00a0Voices",
    "      title: \u00a0Voices",
    "      title: Voices\u00a0",
    "      title: Voices\n\u00a0",
    "      title: Voices\n      \u00a0# loud",
  ];
  expect(tellAll("      title: Voices", lines)).toMatchInlineSnapshot(`
    "<a0>     title: Voices
      error 60:1-2 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →       title: Voices
         <2003>title: Voices
      error 60:6-7 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →       title: Voices
    <3000><3000>    title: Voices
      error 60:1-2 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →       title: Voices
          <feff>title: Voices
      error 60:7-8 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →       title: Voices
          title<a0>: Voices
      error 60:12-13 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →       title : Voices
          title:<202f>Voices
      error 60:13-14 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →       title: Voices
          title<200b>: Voices
      error 60:12-13 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →       title: Voices
          ti<2060>tle: Voices
      error 60:7-13 unknown-name Section 6, testimonials: there is no setting "ti�tle" here. Did you mean "title"? What can stand here: title, text, items, layout, pause, columns or sample. Write title in place of ti<2060>tle.
      →       title: Voices
          title: Loud<a0>Voices
          title: <a0>Voices
          title: Voices<a0>
          title: Voices
    <a0>
      error 61:1-2 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →  
          title: Voices
          <a0># loud
      error 61:7-8 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →        # loud"
  `);
});

test("blanks that are no spaces, where a value ends", () => {
  const tell = (right: string, value: string) => tellAll(right, [value]);
  const reported = [
    tell("enabled: true", "enabled: false\u00a0"),
    tell("enabled: true", "enabled: false\u00a0\u200b \u00a0"),
    tell("enabled: true", "enabled: false\u00a0 # for now"),
    tell("type: hero", "type: hero\u00a0"),
    tell("year: 2025", "year: 2025\u00a0"),
    tell('href: "#features"', 'href: "#features"\u00a0'),
    tell("href: mailto:hello@lull.museum", "href: todo\u202f"),
    tell("title: Voices", "title: >-\u00a0\n        Loud voices"),
    tell("title: Voices", 'title: "Loud voices"\u00a0'),
    tell("title: Voices", "title: Loud voices\u00a0"),
    tell("id: start", "id: start\u00a0"),
    tell("icon: notebook", "icon: notebok\u00a0"),
    tell("/images/hero.png", "/images/hero.png\u00a0"),
    tell("title: Voices", "title: 2025\u00a0"),
    tell("title: Voices", "title: Voices # type: hero\u00a0"),
    tell("tone: soft", "tone: very soft\u00a0"),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "enabled: false<a0>
      error 36:19-20 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →     enabled: false
    enabled: false<a0><200b> <a0>
      error 36:19-23 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →     enabled: false
    enabled: false<a0> # for now
      error 36:19-20 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →     enabled: false # for now
    type: hero<a0>
      error 21:15-16 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →   - type: hero
    year: 2025<a0>
      error 67:17-18 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →       year: 2025
    href: "#features"<a0>
      error 14:28-29 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →           href: "#features"
    href: todo<202f>
      error 20:19-20 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         href: todo
    title: >-<a0>
            Loud voices
      error 60:16-17 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →       title: >-
    title: "Loud voices"<a0>
      error 60:27-28 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →       title: "Loud voices"
    title: Loud voices<a0>
    id: start<a0>
      error 51:20-21 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         - id: start
    icon: notebok<a0>
      error 40:24-25 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         - icon: notebok
    /images/hero.png<a0>
      error 26:30-31 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         src: /images/hero.png
    title: 2025<a0>
    title: Voices # type: hero<a0>
      warning 60:21-34 cut-text "# type: hero<a0>" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own. 
    tone: very soft<a0>
      error 22:20-21 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →     tone: very soft"
  `);
});

test("blanks that are no spaces, around a dash", () => {
  const lines = [
    "        -\u00a0name: Noor",
    "       \u00a0- name: Noor",
    "        - \u00a0name: Noor",
    "        -\u200b name: Noor",
    "        \u200b-\u00a0name\u00a0: Noor",
    "        - name: Noor -\u00a0Loud",
  ];
  expect(tellAll("        - name: Noor", lines)).toMatchInlineSnapshot(`
    "        -<a0>name: Noor
      error 62:10-11 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →         - name: Noor
           <a0>- name: Noor
      error 62:8-9 blank This blank is not a plain space, so the line is read wrongly. Replace it by a plain space. Put a plain space here.
      →         - name: Noor
            - <a0>name: Noor
      error 62:11-12 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         - name: Noor
            -<200b> name: Noor
      error 62:10-11 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         - name: Noor
            <200b>-<a0>name<a0>: Noor
      error 62:9-10 blank This place holds an invisible character, so the line is read wrongly. Delete it. Delete the invisible character.
      →         - name : Noor
            - name: Noor -<a0>Loud"
  `);
});

test("characters that turn the text or cannot be shown", () => {
  const lines = [
    "title: Voi\u0001ces",
    "title: \u007fVoices\u009f",
    "ti\u0000tle: Voices",
    "title: Voi\u0085ces",
    "title: Voi\u2066ces\u2069",
    'title: "Voi\\0ces"',
    'title: "Voi\\ud800ces"',
    'title: "Voi\\tces\\u0085"',
    '"ti\\0tle": Voices',
  ];
  expect(tellAll("title: Voices", lines)).toMatchInlineSnapshot(`
    "title: Voi<1>ces
      error 60:17-18 control-character An invisible control character (U+0001) stands here. Delete it; it may have come along when the text was copied. Delete the invisible character.
      →       title: Voices
    title: <7f>Voices<9f>
      error 60:14-15 control-character An invisible control character (U+007F) stands here. Delete it; it may have come along when the text was copied. Delete the invisible character.
      error 60:21-22 control-character An invisible control character (U+009F) stands here. Write Ÿ in its place: other programs show it so. Write Ÿ here.
      →       title: VoicesŸ
    ti<0>tle: Voices
      error 60:9-10 control-character An invisible control character (U+0000) stands here. Delete it; it may have come along when the text was copied. Delete the invisible character.
      →       title: Voices
    title: Voi<85>ces
      error 60:17-18 control-character An invisible control character (U+0085) stands here. Write … in its place: other programs show it so. Write … here.
      →       title: Voi…ces
    title: Voi<2066>ces<2069>
      warning 60:17-18 direction An invisible character (U+2066) changes the direction of the text that follows. Delete it, unless the text is meant to run from right to left here. 
      warning 60:21-22 direction An invisible character (U+2069) changes the direction of the text that follows. Delete it, unless the text is meant to run from right to left here. 
    title: "Voi\\0ces"
      error 60:14-24 control-character The text holds a code for a character that cannot be shown. Delete the code that starts with a backslash. 
    title: "Voi\\ud800ces"
      error 60:14-28 control-character The text holds a code for a character that cannot be shown. Delete the code that starts with a backslash. 
    title: "Voi\\tces\\u0085"
      error 60:23-29 control-character The text holds a code for a character that cannot be shown. Write … in place of \\u0085: programs of Windows show it so. Write … in place of \\u0085.
      →       title: "Voi\\tces…"
    "ti\\0tle": Voices
      error 60:7-16 control-character The text holds a code for a character that cannot be shown. Delete the code that starts with a backslash. "
  `);
});

test("control characters by which other programs mean a sign or the end of a line", () => {
  const lines = [
    "title: It\u0092s new",
    "title: 10\u009620 voices",
    "title: Loud\u000bvoices",
    "title: Loud\u2028voices",
    "title: Loud \u2029voices",
    "title: Loud\u001eer voices",
    "title: Voices\u0007",
  ];
  expect(tellAll("title: Voices", lines)).toMatchInlineSnapshot(`
    "title: It<92>s new
      error 60:16-17 control-character An invisible control character (U+0092) stands here. Write ’ in its place: other programs show it so. Write ’ here.
      →       title: It’s new
    title: 10<96>20 voices
      error 60:16-17 control-character An invisible control character (U+0096) stands here. Write – in its place: other programs show it so. Write – here.
      →       title: 10–20 voices
    title: Loud<b>voices
      error 60:18-19 control-character An invisible control character (U+000B) stands here. Put a plain space in its place: other programs break the line here. Put a plain space here.
      →       title: Loud voices
    title: Loud<2028>voices
      error 60:18-19 control-character An invisible control character (U+2028) stands here. Put a plain space in its place: other programs break the line here. Put a plain space here.
      →       title: Loud voices
    title: Loud <2029>voices
      error 60:19-20 control-character An invisible control character (U+2029) stands here. Delete it; it may have come along when the text was copied. Delete the invisible character.
      →       title: Loud voices
    title: Loud<1e>er voices
      error 60:18-19 control-character An invisible control character (U+001E) stands here. Write - in its place: other programs show it so. Write - here.
      →       title: Loud-er voices
    title: Voices<7>
      error 60:20-21 control-character An invisible control character (U+0007) stands here. Delete it; it may have come along when the text was copied. Delete the invisible character.
      →       title: Voices"
  `);
});

test("a comment behind a text may be its end, but not one on a line of its own", () => {
  const lines = [
    "title: Voices # loud",
    "title: Voices\n        # loud",
    "title: Voices\n    # loud",
    "title:\n        Voices # loud",
    "title: Voices #1",
    "title: Voices\n        #1",
  ];
  expect(tellAll("title: Voices", lines)).toMatchInlineSnapshot(`
    "title: Voices # loud
      warning 60:21-27 cut-text "# loud" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own. 
    title: Voices
            # loud
    title: Voices
        # loud
    title:
            Voices # loud
      warning 61:16-22 cut-text "# loud" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own. 
    title: Voices #1
      warning 60:21-23 cut-text "#1" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole: "Voices #1". If it is a comment, move it to a line of its own. 
    title: Voices
            #1
      warning 61:9-11 cut-text "#1" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole: "Voices
            #1". If it is a comment, move it to a line of its own. "
  `);
});
