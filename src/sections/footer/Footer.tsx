import type { SectionProps } from "../../contract/section.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Brand } from "../../ui/Brand.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { StoreBadges } from "../../ui/StoreBadges.tsx";
import { TextLink } from "../../ui/TextLink.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.ts";
import { About, Closing, Groups, Layout, Networks } from "./styles.ts";

/** The end of the page: where else to go, and who made it. */
export function Footer(props: SectionProps<"footer">) {
  const { frame, tagline, groups = [], social, stores, year, note } = props;
  return (
    <Layout>
      <About>
        <Brand site={frame.site} />
        {tagline && <p>{tagline}</p>}
        {stores && <StoreBadges frame={frame} badges={stores} />}
      </About>
      <Groups>
        {groups.map(
          ({ title, links }, index) =>
            links.length > 0 && (
              <nav key={index} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }, index) => (
                    <li key={index}>
                      <TextLink href={href}>{label}</TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        )}
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
      </Groups>
      <Closing>
        © {year} {frame.site.name}. {note}
      </Closing>
    </Layout>
  );
}
