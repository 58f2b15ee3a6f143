import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import type { Faker } from "@faker-js/faker";
import type { Avatar, Sample, Testimonial } from "../../shared/schema.gen.ts";
import { memoize } from "../../site/memoize.ts";
import type { AssetContext } from "../assets/pictures.ts";
import { type AvatarContext, cutPortrait } from "../assets/portraits.ts";
import { endings, openings } from "./sampleFeedback.ts";

type Invent = (faker: Faker, count: number, avatarContext: AvatarContext) => unknown[];

const backdrops = ["ffe1cf", "fff0c2", "d5f0df", "d6e9fa", "e6defa", "fbdce4"];

const inventAvatars = (faker: Faker, count: number, avatarContext: AvatarContext): Avatar[] =>
  faker.helpers
    .multiple(() => faker.person.fullName(), { count })
    .map((name) => ({ name, src: drawPortrait(name, avatarContext) }));

const inventTestimonials: Invent = (faker, count, avatarContext): Testimonial[] => {
  const people = inventAvatars(faker, count, avatarContext);
  const begin = faker.helpers.shuffle(openings);
  const end = faker.helpers.shuffle(endings);
  return people.map(({ name, src: avatar }, index) => ({
    name,
    ...(avatar && { avatar }),
    location: `${faker.location.city()}, ${faker.location.country()}`,
    rating: 5,
    feedback: `${begin[index % begin.length]} ${end[index % end.length]}`,
  }));
};

const inventors: Record<string, Invent> = {
  avatar: inventAvatars,
  testimonial: inventTestimonials,
};

/**
 * Invents as many items as the sample asks for, of the kind in its schema's `invents`. The same seed gives
 * the same people and portraits, byte for byte.
 */
export function inventSample(
  kind: string,
  { seed, count }: Sample,
  avatarContext: AvatarContext & Pick<AssetContext, "invented">,
): Promise<unknown[]> {
  const invent = inventors[kind];
  if (!invent) throw new Error(`A schema's "invents" names "${kind}", which samples.ts lacks.`);
  const key = `${kind} ${seed} ${count}`;
  return memoize(avatarContext.invented, key, () =>
    createFaker(seed).then((faker) => invent(faker, count, avatarContext)),
  );
}

/** Loaded only for a page that has samples: it is larger than everything else that reads a page. */
async function createFaker(seed: number): Promise<Faker> {
  const { base, en, Faker } = await import("@faker-js/faker");
  return new Faker({ locale: [en, base], seed });
}

function drawPortrait(name: string, avatarContext: AvatarContext): string {
  const drawing = createAvatar(notionists, { seed: name, backgroundColor: backdrops, scale: 110 });
  return cutPortrait("portrait", Buffer.from(drawing.toString()), avatarContext);
}
