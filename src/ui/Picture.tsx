import type { Picture as PictureData } from "../shared/section.ts";

interface PictureProps {
  picture: PictureData;
  /** How wide it is laid out, as `<img sizes>` has it. */
  sizes: string;
  /** The page's main picture: fetched at once, before all others. */
  priority?: boolean;
}

/** A picture in the formats and widths that the build made of it. Its place is kept until it is there. */
export function Picture({ picture, sizes, priority }: PictureProps) {
  const { src, alt, width, height, sources } = picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
