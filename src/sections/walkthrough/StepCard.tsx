import type { PropsOf, SectionFrame, Step as StepData } from "../../section.ts";
import { pastels } from "../../theme/presets.ts";
import { Doodle, Icon, ItemTitle, Picture, Points } from "../../ui/index.ts";
import { coverSizes } from "../../ui/media/coverSizes.ts";
import {
  Place,
  RoundNumber,
  Step,
  StepIcon,
  StepLabel,
  StepLink,
  StepNumber,
  StepPicture,
  Top,
} from "./styles.ts";

interface StepCardProps extends PropsOf<StepData> {
  frame: SectionFrame;
  index: number;
  numbered: boolean;
  /** True if one of the cards has something above its title. */
  hasTop: boolean;
}

/** A step on a card in its pastel. */
export function StepCard({ frame, index, numbered, hasTop, ...step }: StepCardProps) {
  const { label, icon, image, title, description, color, points, link } = step;
  const { ornament } = frame.site;
  const Disc = ornament ? RoundNumber : StepNumber;
  return (
    <Step data-pastel={color ?? pastels[index % pastels.length]}>
      {hasTop && (
        <Top>
          {numbered ? <Disc>{index + 1}</Disc> : <Place as="span">{label}</Place>}
          {icon ? (
            <StepIcon>
              <Icon name={icon} />
            </StepIcon>
          ) : (
            <Doodle index={index} ornament={ornament} />
          )}
        </Top>
      )}
      {image && (
        <StepPicture>
          <Picture
            picture={image}
            sizes={coverSizes(image, frame.site, 3 / 2, "(min-width: 48em) 40vw, 75vw")}
          />
        </StepPicture>
      )}
      {numbered && label && <StepLabel>{label}</StepLabel>}
      <ItemTitle frame={frame}>{title}</ItemTitle>
      <p>{description}</p>
      {points && <Points points={points} />}
      {link && <StepLink {...link}>{link.label}</StepLink>}
    </Step>
  );
}
