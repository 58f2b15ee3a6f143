import type { ReactNode } from "react";
import type { Item } from "./content.ts";
import { Icon } from "./Icon.tsx";
import type { Picture } from "./pictures.ts";

interface SectionProps {
  id: string;
  children: ReactNode;
  /** True for a background that differs from that of the section before. */
  shaded?: boolean;
}

/** A section that appears when it is scrolled into view. */
export const Section = ({ id, children, shaded = false }: SectionProps) => (
  <section className="relative not-prose scroll-mt-[72px]" id={id}>
    <div className="absolute inset-0 pointer-events-none -z-[1]" aria-hidden="true">
      <div
        className={`absolute inset-0 ${shaded ? "bg-blue-50 dark:bg-slate-800/60" : "dark:bg-transparent"}`}
      />
    </div>
    <div
      data-appear=""
      className="relative mx-auto max-w-7xl px-4 md:px-6 py-12 md:py-16 lg:py-20 text-default motion-safe:md:opacity-0 motion-safe:md:data-seen:animate-fade dark:text-slate-200"
    >
      {children}
    </div>
  </section>
);

interface HeadlineProps {
  title: string;
  subtitle?: string;
  tagline?: string;
}

export const Headline = ({ title, subtitle, tagline }: HeadlineProps) => (
  <div className="mb-8 md:mx-auto md:mb-12 text-center max-w-3xl">
    {tagline && (
      <p className="text-base text-secondary dark:text-blue-200 font-bold tracking-wide uppercase">
        {tagline}
      </p>
    )}
    <h2 className="font-bold leading-tighter tracking-tighter font-heading text-heading text-3xl md:text-4xl">
      {title}
    </h2>
    {subtitle && <p className="mt-4 text-muted text-xl dark:text-slate-400">{subtitle}</p>}
  </div>
);

interface PhotoProps {
  picture: Picture;
  className: string;
  /** True above the fold. */
  eager?: boolean;
}

export const Photo = ({ picture, className, eager = false }: PhotoProps) => (
  <picture>
    <source type="image/avif" srcSet={picture.srcSet} sizes={picture.sizes} />
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      className={className}
      decoding="async"
      {...(eager ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
    />
  </picture>
);

interface ItemRowProps extends Item {
  /** The class of a smaller icon. */
  iconClass?: string;
}

/** An icon in a circle beside a title and a text. */
export const ItemRow = ({ icon, title, text, iconClass = "w-6 h-6" }: ItemRowProps) => (
  <div className="flex flex-row max-w-md">
    <div className="flex justify-center">
      <Icon
        name={icon}
        className={`${iconClass} shrink-0 mt-1 mr-2 rtl:mr-0 rtl:ml-2 rounded-full bg-primary text-gray-50 p-1.5`}
      />
    </div>
    <div className="mt-0.5">
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="mt-3 text-muted dark:text-slate-400">{text}</p>
    </div>
  </div>
);
