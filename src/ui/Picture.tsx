import type { Picture as PictureData } from "../shared/section.ts";

interface PictureProps {
  picture: PictureData;
  /** The width of the picture in the layout, as in `<img sizes>`. */
  sizes: string;
  /** True for the page's main picture, which is fetched at once, before all others. */
  priority?: boolean;
}

/** A picture in the formats and widths that the build made. Its space is reserved until it loads. */
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
