import type { PropsOf, SpotlightProps, SpotlightTab } from "../../section.ts";
import { Icon, Picture } from "../../ui/index.ts";
import { Choice, Panel, Part, Tabs } from "./tabStyles.ts";

const sizes = "(min-width: 64em) min(55vw, 44rem), 92vw";

interface PictureTabsProps extends Pick<SpotlightProps, "side"> {
  /** A name that no other choice on the page has. */
  name: string;
  label: string | undefined;
  tabs: PropsOf<SpotlightTab>[];
}

/** Parts of a subject to choose from, beside the picture of the chosen one. Radio buttons, so that no script is needed. */
export function PictureTabs({ name, label, tabs, side }: PictureTabsProps) {
  return (
    <Tabs role="radiogroup" aria-label={label} data-side={side} count={tabs.length}>
      {tabs.map(({ icon, title, description, image }, index) => (
        <Part key={index}>
          <Choice>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {icon && <Icon name={icon} />}
            <span>
              <strong>{title}</strong>
              {description && <span>{description}</span>}
            </span>
          </Choice>
          <Panel>
            <Picture picture={image} sizes={sizes} />
          </Panel>
        </Part>
      ))}
    </Tabs>
  );
}
