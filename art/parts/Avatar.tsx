import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";

export const people = {
  Maya: { seed: "Noah", tint: "#ffe1cf" },
  Noah: { seed: "Maya-7", tint: "#d6e9fa" },
  Ines: { seed: "Ines", tint: "#e6defa" },
  Theo: { seed: "Theo", tint: "#fff0c2" },
} as const;

export type Person = keyof typeof people;

/** A person of the sample household, as a drawn portrait in a tinted circle. */
export function Avatar({ of, size = 32 }: { of: Person; size?: number }) {
  const { seed, tint } = people[of];
  const portrait = createAvatar(notionists, {
    seed,
    size,
    scale: 130,
    translateY: 6,
    gestureProbability: 0,
  }).toString();
  return (
    <span
      className="avatar"
      style={{ width: size, height: size, background: tint }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: DiceBear draws its portraits as markup
      dangerouslySetInnerHTML={{ __html: portrait }}
    />
  );
}

export function AvatarRow({ of, size }: { of: readonly Person[]; size: number }) {
  return (
    <span className="avatar-row">
      {of.map((person) => (
        <Avatar key={person} of={person} size={size} />
      ))}
    </span>
  );
}
