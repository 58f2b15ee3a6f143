/** Letters of other scripts, each with the one that it looks like. */
const alike = new Map(
  [
    ["аеорсухіјѕһԁԛԝ", "aeopcyxijshdqw"],
    ["αορνι", "aopvi"],
    ["օոս", "onu"],
    ["یىک", "ييك"],
    ["۰۱۲۳۷۸۹", "٠١٢٣٧٨٩"],
    ["ニロカタエトハヘー", "二口力夕工卜八へ一"],
  ].flatMap(([from = "", to = ""]) => Array.from(from, (letter, index) => [letter, to[index]])),
);

/**
 * An address as it looks: two with the same look are one address to people, or one name to a disk that folds letters, such as ß
 * and ss.
 */
export const lookOf = (address: string): string => {
  // Only in capitals, ı is the letter i.
  const folded = address
    .normalize("NFKC")
    .replaceAll(/[^ı]+/g, (letters) => letters.toUpperCase().toLowerCase());
  const letters = folded.normalize("NFD").replaceAll("ς", "σ");
  return Array.from(letters, (letter) => alike.get(letter) ?? letter).join("");
};
