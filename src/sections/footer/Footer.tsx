import type { SectionProps } from "../../section.ts";
import * as uses from "../../shared/uses.ts";
import { SignUpForm, SignUpLine } from "../../ui/controls/SignUpForm.tsx";
import { Anchor, Icon, StoreBadges, TextLink, VisuallyHidden } from "../../ui/index.ts";
import { Brand, inLanguage } from "../../ui/layout/Brand.tsx";
import {
  About,
  Closing,
  FewGroups,
  FewLayout,
  Groups,
  Layout,
  ManyGroups,
  ManyLayout,
  Networks,
  Strip,
} from "./styles.ts";

/** The end of the page: further links, and who made it. */
export function Footer(props: SectionProps<"footer">) {
  const { frame, tagline, form, groups = [], social, stores, year, since, note } = props;
  const lists = groups.filter(({ links }) => links.length > 0);
  const count = lists.length + (social && social.links.length > 0 ? 1 : 0);
  const { Box, Top, Lists } = reorder(count);
  return (
    <Box>
      <Top>
        <Brand site={uses.languages ? inLanguage(frame.site) : frame.site} />
        {tagline && <p>{tagline}</p>}
        {form && (
          <SignUpLine>
            <SignUpForm frame={frame} {...form} />
          </SignUpLine>
        )}
        {stores && <StoreBadges frame={frame} badges={stores} />}
      </Top>
      {count > 0 && (
        <Lists count={count}>
          {lists.map(({ title, links }, index) => (
            <nav key={index} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link, index) => (
                  <li key={index}>
                    <TextLink {...link}>{link.label}</TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {social && social.links.length > 0 && (
            <nav aria-label={social.title}>
              <h2>{social.title}</h2>
              <Networks>
                {social.links.map(({ label, icon, href }, index) => (
                  <li key={index}>
                    <Anchor href={href}>
                      <Icon name={icon} />
                      <VisuallyHidden>{label}</VisuallyHidden>
                    </Anchor>
                  </li>
                ))}
              </Networks>
            </nav>
          )}
        </Lists>
      )}
      <Closing>
        © {since !== undefined && since < year && `${since}–`}
        {year} {frame.site.name}. {note}
      </Closing>
    </Box>
  );
}

/** The layout for this number of lists: beside the brand, at the end of its row, or below it. */
function reorder(count: number) {
  if (count === 3) return { Box: Layout, Top: About, Lists: Groups };
  if (count === 1 || count === 2) return { Box: FewLayout, Top: About, Lists: FewGroups };
  return { Box: ManyLayout, Top: Strip, Lists: ManyGroups };
}
