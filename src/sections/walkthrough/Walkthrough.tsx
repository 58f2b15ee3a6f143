import type { SectionProps } from "../../section.ts";
import { pastels } from "../../theme/presets.ts";
import { Doodle, Icon, ItemTitle, Picture, Points, SectionHeading } from "../../ui/index.ts";
import { DemoCard } from "./DemoCard.tsx";
import {
  Demos,
  Layout,
  ManyDemos,
  OneDemo,
  Place,
  RoundNumber,
  Step,
  StepIcon,
  StepLabel,
  StepLink,
  StepNumber,
  StepPicture,
  Steps,
  Top,
} from "./styles.ts";

/** Steps on pastel cards, and the product at work. */
export function Walkthrough({
  frame,
  title,
  text,
  steps,
  numbered,
  demos = [],
}: SectionProps<"walkthrough">) {
  const { ornament } = frame.site;
  const Disc = ornament ? RoundNumber : StepNumber;
  const hasTop = numbered || ornament !== "none" || steps.some(({ label, icon }) => label ?? icon);
  const count = demos.length;
  const Cards = count === 1 ? OneDemo : count > 3 ? ManyDemos : Demos;
  return (
    <Layout>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      <Steps as="ol" step={60} count={steps.length}>
        {steps.map(({ label, icon, image, title, description, color, points, link }, index) => (
          <Step key={index} data-pastel={color ?? pastels[index % pastels.length]}>
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
                <Picture picture={image} sizes="(min-width: 48em) 40vw, 75vw" />
              </StepPicture>
            )}
            {numbered && label && <StepLabel>{label}</StepLabel>}
            <ItemTitle frame={frame}>{title}</ItemTitle>
            <p>{description}</p>
            {points && <Points points={points} />}
            {link && <StepLink {...link}>{link.label}</StepLink>}
          </Step>
        ))}
      </Steps>
      {count > 0 && (
        <Cards count={count}>
          {demos.map((demo, index) => (
            <DemoCard key={index} frame={frame} {...demo} />
          ))}
        </Cards>
      )}
    </Layout>
  );
}
