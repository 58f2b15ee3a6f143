import type { ReactNode } from "react";
import type { Link, PropsOf, SectionProps } from "../../section.ts";
import * as uses from "../../shared/uses.ts";
import { Anchor } from "../../ui/index.ts";
import { LinksWithMenus } from "./menuStyles.ts";
import { Submenu } from "./Submenu.tsx";
import { Links } from "./styles.ts";
import { useActiveLink } from "./useActiveLink.ts";

interface Props {
  links: SectionProps<"header">["links"];
  name: string;
  onFollow: () => void;
  /** The number of links before the name of the site, where it is between them. */
  before?: number;
  /** The parts of the menu after the links. */
  children?: ReactNode;
}

/** The links of the bar. The link to the section in view is marked. */
export function Navigation({ links, name, onFollow, before, children }: Props) {
  const active = useActiveLink(links);
  // A menu of which all links lead to what is off has nothing to open.
  const shown = links.filter((link) => !uses.menu || !link.menu || link.menu.length > 0);
  const hasMenus = uses.menu && shown.some((link) => link.menu);
  const List = hasMenus ? LinksWithMenus : Links;
  const renderLink = ({ label, href, track }: PropsOf<Link>) => (
    <Anchor
      {...(uses.track && track !== undefined && { track })}
      href={href}
      aria-current={href && href === active ? "true" : undefined}
      onClick={onFollow}
    >
      {label}
    </Anchor>
  );
  const renderList = (list: typeof shown) => (
    <List data-stagger="">
      {list.map((link, index) => (
        <li key={index}>
          {uses.menu && link.menu ? (
            <Submenu label={link.label} links={link.menu} renderLink={renderLink} />
          ) : (
            renderLink(link)
          )}
        </li>
      ))}
    </List>
  );
  return (
    <nav aria-label={name}>
      {uses.splitLinks && before ? (
        <>
          {renderList(shown.slice(0, before))}
          <div>
            {before < shown.length && renderList(shown.slice(before))}
            {children}
          </div>
        </>
      ) : (
        renderList(shown)
      )}
    </nav>
  );
}
