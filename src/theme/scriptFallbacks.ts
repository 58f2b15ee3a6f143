import type { Fallback } from "../shared/typeface.ts";

interface Script {
  /** Words with the letters of a language about as often as they occur. */
  sample: string;
  /** The measured mean width of a letter in the sample, in ems, in fonts that visitors may have. */
  arial?: number;
  dejaVuSans: number;
}

// Arabic and Hebrew letters of Arial are not in the free fonts with its measures.
const scripts: readonly Script[] = [
  {
    sample: "ساعات المساء الهادئة لك من جديد ولا يضيع شيء في الطريق إليها",
    dejaVuSans: 0.4901,
  },
  {
    sample: "שעות הערב השקטות שוב שלך ושום דבר לא הולך לאיבוד בדרך אליהן",
    dejaVuSans: 0.5427,
  },
  {
    sample: "Тихие вечерние часы снова ваши и ничего не теряется на пути к ним",
    arial: 0.5426,
    dejaVuSans: 0.6258,
  },
  {
    sample: "Οι ήσυχες ώρες της βραδιάς είναι πάλι δικές σου και τίποτα δεν χάνεται στον δρόμο",
    arial: 0.4921,
    dejaVuSans: 0.5747,
  },
];

const wordsOf = ({ sample }: Script): string[] => sample.split(" ");

/**
 * The fallbacks of a font for another script than Latin. `widthOf` measures a word in it, in ems. Empty if no font of a
 * visitor's machine has been measured in its script.
 */
export function scriptFallbacks(
  characters: ReadonlySet<string>,
  widthOf: (word: string) => number,
): Fallback[] {
  const script = scripts.find((each) =>
    wordsOf(each).every((word) => [...word].every((letter) => characters.has(letter))),
  );
  if (!script) return [];
  const words = wordsOf(script);
  const width = words.reduce((sum, word) => sum + widthOf(word), 0) / words.join("").length;
  const { arial, dejaVuSans } = script;
  return [
    { locals: ["DejaVu Sans"], sizeAdjust: width / dejaVuSans },
    ...(arial
      ? [{ locals: ["Arial", "Liberation Sans", "Arimo"], sizeAdjust: width / arial }]
      : []),
  ];
}
