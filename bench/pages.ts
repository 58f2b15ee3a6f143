import { parse, stringify } from "yaml";
import { pageYaml } from "../tests/fixtures/index.ts";

interface Section {
  type: string;
  id?: string;
}

// A page has one header and one hero. With more of the longest sections, it would exceed the size of a
// page.yaml.
const unrepeated = ["header", "hero", "faq", "walkthrough", "carousel"];

/** The fixture page, in one of the presets. */
export const paintPage = (preset: string): string =>
  stringify({ ...parse(pageYaml), theme: { preset } });

/** The fixture page, extended to this many sections by repeating the short ones. */
export function growPage(count: number): string {
  const page: { sections: Section[] } = parse(pageYaml);
  const { sections } = page;
  const footer = sections.at(-1);
  const body = sections.slice(0, -1);
  const repeated = body.filter(({ type }) => !unrepeated.includes(type));
  for (let copy = 0; body.length < count - 1; copy++) {
    const section = repeated[copy % repeated.length];
    if (section) body.push({ ...section, id: `${section.id ?? section.type}-${copy}` });
  }
  return stringify(
    { ...page, sections: [...body, footer] },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}
