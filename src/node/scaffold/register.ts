/** The two lists of section types: static only, or hydrated as well. */
export type List = "static" | "islands";

/** A list of the registry with one more type at its end. */
export function register(list: List, source: string, type: string, component: string): string {
  const load = `() => import("../sections/${type}/${component}.tsx").then((m) => m.${component})`;
  const entry = list === "static" ? load : `{ load: ${load}, when: ["visible", "interaction"] }`;
  const end = source.lastIndexOf("} satisfies ");
  if (end < 0) throw new Error(`src/registry/${list}.ts does not end as it should.`);
  const key = /^[a-z0-9]+$/.test(type) ? type : `"${type}"`;
  return `${source.slice(0, end)}  ${key}: ${entry},\n${source.slice(end)}`;
}
