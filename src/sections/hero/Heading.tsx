import type { SectionProps } from "../../section.ts";
import { Eyebrow, Underline } from "../../ui/index.ts";
import { cutTitle } from "../../ui/text/cutTitle.tsx";
import { lettersOf } from "../../ui/text/lettersOf.ts";
import { longestWord } from "../../ui/text/longestWord.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { splitEnd, splitSentences } from "./sentences.ts";
import { LastWord, LongTitle, Sentence, Title } from "./styles.ts";

/** From this number of letters on, a title is smaller. Otherwise it would fill a screen by itself. */
const longTitle = 60;

/** From this number of letters on, a word could be wider than a phone, so its title is smaller there. */
const longWord = 10;

/** The promise of the page in large letters, with a stroke below its end. */
export function Heading({
  frame,
  eyebrow,
  title,
}: Pick<SectionProps<"hero">, "frame" | "eyebrow" | "title">) {
  const words = wordsOf(title);
  const lines = splitSentences(words);
  const [start, end] = splitEnd(lines.pop() ?? "");
  const End = start ? LastWord : Sentence;
  const Promised = lettersOf(words).length > longTitle ? LongTitle : Title;
  const longest = longestWord(words);
  const parts = cutTitle(title, [...lines, start, end]);
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Promised
        as={frame.headingLevel === 1 ? "h1" : "h2"}
        id={`${frame.id}.title`}
        {...(longest >= longWord && { longest })}
      >
        {lines.map((_, index) => (
          <Sentence key={index}>{parts[index]}</Sentence>
        ))}
        {parts.at(-2)}
        <End>
          {parts.at(-1)}
          <Underline ornament={frame.site.ornament} />
        </End>
      </Promised>
    </>
  );
}
