import { details, features, logos, passages, questions, stats, steps } from "./content.ts";
import { Icon } from "./Icon.tsx";
import { Headline, ItemRow, Photo, Section } from "./parts.tsx";
import type { Pictures } from "./pictures.ts";

export const Features = () => (
  <Section id="features">
    <Headline
      tagline="Features"
      title="All that a notebook should do, and little else"
      subtitle="Six things that we tried to do well before we thought of a seventh."
    />
    <div className="grid mx-auto gap-8 md:gap-y-12 md:grid-cols-2 max-w-5xl">
      {features.map((feature) => (
        <ItemRow key={feature.title} {...feature} iconClass="w-12 h-12" />
      ))}
    </div>
  </Section>
);

/** Text and points beside a picture, on alternating sides. */
export const Passages = ({ pictures }: { pictures: Pictures }) =>
  passages.map(({ picture, tagline, title, text, points }, index) => (
    <Section key={title} id={picture} shaded={index % 2 === 0}>
      <Headline tagline={tagline} title={title} />
      <div className="mx-auto max-w-7xl p-4 md:px-8">
        <div
          className={`md:flex md:gap-16 items-center ${index % 2 === 0 ? "md:flex-row-reverse" : ""}`}
        >
          <div className="md:basis-1/2 self-center">
            <div className="mb-12 text-lg dark:text-slate-400">{text}</div>
            <div className="grid gap-8 sm:gap-y-10">
              {points.map((point) => (
                <ItemRow key={point.title} {...point} iconClass="w-7 h-7" />
              ))}
            </div>
          </div>
          <div className="mt-10 md:mt-0 md:basis-1/2" aria-hidden="true">
            <div className="relative m-auto max-w-4xl">
              <Photo
                picture={pictures.find(picture)}
                className="mx-auto w-full rounded-lg bg-gray-500 shadow-lg object-cover"
              />
            </div>
          </div>
        </div>
      </div>
    </Section>
  ));

/** A timeline beside a picture. */
export const Steps = ({ pictures }: { pictures: Pictures }) => (
  <Section id="steps">
    <div className="flex flex-col gap-8 md:gap-12 md:flex-row row-gap-10">
      <div className="md:py-4 md:self-center md:basis-1/2">
        <h2 className="mb-8 text-3xl lg:text-4xl font-bold font-heading">
          Four steps to a quieter week
        </h2>
        {steps.map(({ icon, title, text }, index) => (
          <div key={title} className="flex">
            <div className="flex flex-col items-center mr-4 rtl:mr-0 rtl:ml-4">
              <div>
                <div className="flex items-center justify-center w-10 h-10 rounded-full border-2 border-primary">
                  <Icon name={icon} className="w-6 h-6 text-primary dark:text-slate-200" />
                </div>
              </div>
              {index < steps.length - 1 && (
                <div className="w-px h-full bg-black/10 dark:bg-slate-400/50" />
              )}
            </div>
            <div className="pt-1 pb-8">
              <h3 className="mb-2 text-xl font-medium text-gray-900 dark:text-slate-300">
                Step {index + 1}: <span className="font-medium">{title}</span>
              </h3>
              <p className="text-gray-600 dark:text-slate-400">{text}</p>
            </div>
          </div>
        ))}
      </div>
      <div className="relative md:basis-1/2">
        <Photo
          picture={pictures.find("slide-tasks")}
          className="inset-0 object-cover object-top w-full rounded-md shadow-lg md:absolute md:h-full bg-gray-400 dark:bg-slate-700"
        />
      </div>
    </div>
  </Section>
);

export const Details = () => (
  <Section id="details" shaded>
    <Headline
      title="Small things that add up"
      subtitle="Nobody buys a notebook because of them, and many stay for one of them."
    />
    <div className="grid gap-8 gap-x-12 sm:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {details.map(({ icon, title, text }) => (
        <div
          key={title}
          className="relative flex flex-col bg-white dark:bg-slate-900 rounded-lg shadow-[0_4px_30px_rgba(0,0,0,0.1)] dark:shadow-[0_4px_30px_rgba(0,0,0,0.1)] backdrop-blur border border-[#ffffff29] p-6 h-full"
        >
          <Icon name={icon} className="w-12 h-12 mb-6 p-2 rounded-lg text-gray-50 bg-primary" />
          <div className="text-xl font-bold">{title}</div>
          <p className="text-muted mt-2 dark:text-slate-400">{text}</p>
        </div>
      ))}
    </div>
  </Section>
);

export const Stats = () => (
  <Section id="stats">
    <div className="flex flex-wrap justify-center -m-4 text-center">
      {stats.map(({ amount, title }) => (
        <div
          key={title}
          className="p-4 md:w-1/4 sm:w-1/2 w-full min-w-[220px] text-center md:border-r md:last:border-none dark:md:border-slate-500"
        >
          <div className="font-heading text-[2.6rem] font-bold text-primary lg:text-5xl xl:text-6xl dark:text-white">
            {amount}
          </div>
          <div className="text-sm font-medium uppercase tracking-widest text-gray-800 lg:text-base dark:text-slate-400">
            {title}
          </div>
        </div>
      ))}
    </div>
  </Section>
);

export const Questions = () => (
  <Section id="questions">
    <Headline
      tagline="Questions"
      title="Asked before, answered here"
      subtitle="If yours is not among them, our forum has some four thousand others."
    />
    <div className="grid mx-auto gap-8 md:gap-y-12 sm:grid-cols-2 max-w-7xl">
      {questions.map((question) => (
        <ItemRow key={question.title} {...question} icon="caret-right" iconClass="w-7 h-7" />
      ))}
    </div>
  </Section>
);

export const Logos = () => (
  <Section id="logos">
    <Headline title="In use at houses of every size" />
    <div className="mx-auto flex flex-wrap justify-center gap-4 sm:gap-6 lg:gap-8">
      {logos.map(({ icon, title }) => (
        <div key={title} className="flex flex-col justify-center items-center">
          <Icon name={icon} className="w-16 h-16 text-gray-500 dark:text-slate-400" />
          <div className="text-sm font-semibold text-muted">{title}</div>
        </div>
      ))}
    </div>
  </Section>
);
