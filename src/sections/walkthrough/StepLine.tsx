import type { PropsOf, SectionFrame, Step, WalkthroughProps } from "../../section.ts";
import { pastels } from "../../theme/presets.ts";
import { CardLink, Icon, ItemTitle, Picture, Points } from "../../ui/index.ts";
import { coverSizes } from "../../ui/media/coverSizes.ts";
import { formatTime } from "../../ui/text/formatDates.ts";
import { Time, TimeLabel } from "./programmeStyles.ts";
import { BigNumber, LineStep, PointStep, Sign, StepMore, StepWords } from "./stepLineStyles.ts";
import { StepPicture } from "./styles.ts";

/** The widths of pictures in lines, and along a timeline. */
const lineSizes = "(min-width: 48em) 31vw, 90vw";
const pointSizes = "(min-width: 64em) min(49vw, 39rem), (min-width: 48em) 62vw, 90vw";

interface StepLineProps extends PropsOf<Step> {
  frame: SectionFrame;
  index: number;
  numbered: boolean;
  layout: Exclude<WalkthroughProps["layout"], "cards">;
  /** The widths of the picture, if the step has less room than the page. */
  narrowSizes?: string | undefined;
}

/** A step without a card: its number or label at the start of the line, or at a point of the timeline. In a programme, its time is in their place. */
export function StepLine({ frame, index, numbered, layout, narrowSizes, ...step }: StepLineProps) {
  const { label, icon, image, title, description, color, points, link } = step;
  const { day, time } = layout === "programme" ? step : {};
  const isInLines = layout !== "timeline";
  const sizes = narrowSizes ?? (isInLines ? lineSizes : pointSizes);
  const Place = layout === "programme" ? TimeLabel : BigNumber;
  const Box = isInLines ? LineStep : PointStep;
  return (
    <Box data-pastel={color ?? pastels[index % pastels.length]}>
      {time ? (
        <Time dateTime={day ? `${day}T${time}` : time}>{formatTime(time, frame.site.lang)}</Time>
      ) : (
        <Place>{numbered ? index + 1 : label}</Place>
      )}
      <StepWords>
        {(numbered || time) && label && <span>{label}</span>}
        <ItemTitle frame={frame}>
          {icon && (
            <Sign>
              <Icon name={icon} />
            </Sign>
          )}
          {title}
        </ItemTitle>
        <p>{description}</p>
        {link && <CardLink {...link}>{link.label}</CardLink>}
      </StepWords>
      {(image || points) && (
        <StepMore>
          {image && (
            <StepPicture>
              <Picture picture={image} sizes={coverSizes(image, frame.site, 3 / 2, sizes)} />
            </StepPicture>
          )}
          {points && <Points points={points} />}
        </StepMore>
      )}
    </Box>
  );
}
