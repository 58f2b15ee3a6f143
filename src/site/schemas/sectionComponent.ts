import { existsSync } from "node:fs";
import path from "node:path";

/** The component of a section type: the name that its file exports, and the file. */
export interface SectionComponent {
  name: string;
  file: string;
}

/**
 * The component of a section type: `FooBar` in `foo-bar/FooBar.tsx` of the folder of sections, or `FooBarSection` where
 * that file is there instead, because the other name is that of something else.
 */
export function findComponent(sectionsDir: string, type: string): SectionComponent {
  const plain = toPascalCase(type);
  const fileOf = (name: string) => path.join(sectionsDir, type, `${name}.tsx`);
  const longer = `${plain}Section`;
  const name = existsSync(fileOf(longer)) ? longer : plain;
  return { name, file: fileOf(name) };
}

/** A type's name as code writes it: `mood-board` is `MoodBoard`. */
export function toPascalCase(type: string): string {
  return type.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}
