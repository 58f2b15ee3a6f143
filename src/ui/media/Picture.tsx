import styled from "@emotion/styled";
import type { Picture as PictureData } from "../../shared/section.ts";
import * as uses from "../../shared/uses.ts";

/** A picture of which a point stays in view, wherever it is cropped. */
const Focused = styled("img", { shouldForwardProp: (name) => name !== "focus" })<
  Required<Pick<PictureData, "focus">>
>(({ focus: [x = 0.5, y = 0.5] }) => ({ objectPosition: `${x * 100}% ${y * 100}%` }));

interface PictureProps {
  picture: PictureData;
  /** The width of the picture in the layout, as in `<img sizes>`. */
  sizes: string;
  /** True for the page's main picture, which is fetched at once, before all others. */
  priority?: boolean;
}

/** A picture in the formats and widths that the build made. Its space is reserved until it loads. */
export function Picture({ picture, sizes, priority }: PictureProps) {
  const { src, alt, width, height, sources, focus } = picture;
  const order = priority ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const decoding = priority ? "sync" : "async";
  const attributes = { width, height, decoding, ...order } as const;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {uses.focus && focus ? (
        <Focused src={src} alt={alt} focus={focus} {...attributes} />
      ) : (
        <img src={src} alt={alt} {...attributes} />
      )}
    </picture>
  );
}
