import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import type { Faker } from "@faker-js/faker";
import type { Avatar, Sample, Testimonial } from "../../shared/schema.gen.ts";
import { memoize } from "../../site/memoize.ts";
import type { AssetContext } from "../assets/pictures.ts";
import { type AvatarContext, cutPortrait } from "../assets/portraits.ts";
import { feedbackIn, joinSentences } from "./feedback.ts";

/** The sources of invented people, and the language that they speak. */
interface SampleContext extends AvatarContext {
  lang: string;
}

type Invent = (faker: Faker, sample: Sample, context: SampleContext) => unknown[];

const backdrops = ["ffe1cf", "fff0c2", "d5f0df", "d6e9fa", "e6defa", "fbdce4"];

const inventAvatars = (faker: Faker, { count }: Sample, avatarContext: AvatarContext): Avatar[] =>
  faker.helpers
    .multiple(() => faker.person.fullName(), { count })
    .map((name) => ({ name, src: drawPortrait(name, avatarContext) }));

const inventTestimonials: Invent = (faker, sample, context): Testimonial[] => {
  const people = inventAvatars(faker, sample, context);
  const { openings, endings } = feedbackIn(context.lang);
  // Draws as many numbers for every page: the same seed gives the same people, whatever their texts.
  const [begin, end] = [openings, endings].map((halves) =>
    faker.helpers.shuffle(draws).flatMap((draw) => halves[draw] ?? []),
  );
  const say = (index: number) => {
    const shift = Math.floor(index / openings.length);
    return joinSentences(take(begin, index), take(end, index + shift));
  };
  const { feedback } = sample;
  return people.map(({ name, src: avatar }, index) => ({
    name,
    ...(avatar && { avatar }),
    location: `${faker.location.city()}, ${faker.location.country()}`,
    rating: 5,
    feedback: feedback ? take(feedback, index) : say(index),
  }));
};

/** More than any language has halves of sentences. */
const draws = [0, 1, 2, 3, 4, 5, 6, 7];

/** The text that is at turn, where all take turns. */
const take = (texts: readonly string[] = [], index: number) => texts[index % texts.length] ?? "";

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
  sample: Sample,
  context: SampleContext & Pick<AssetContext, "samples">,
): Promise<unknown[]> {
  const invent = inventors[kind];
  if (!invent) throw new Error(`A schema's "invents" names "${kind}", which samples.ts lacks.`);
  const key = JSON.stringify([kind, sample, context.lang]);
  return memoize(context.samples, key, () =>
    createFaker(sample.seed).then((faker) => invent(faker, sample, context)),
  );
}

/** LoadedPage only for a page that has samples: it is larger than everything else that reads a page. */
async function createFaker(seed: number): Promise<Faker> {
  const { base, en, Faker } = await import("@faker-js/faker");
  return new Faker({ locale: [en, base], seed });
}

function drawPortrait(name: string, avatarContext: AvatarContext): string {
  const drawing = createAvatar(notionists, { seed: name, backgroundColor: backdrops, scale: 110 });
  return cutPortrait("portrait", Buffer.from(drawing.toString()), avatarContext);
}
