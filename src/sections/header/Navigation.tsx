import type { SectionProps } from "../../shared/section.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Links } from "./styles.ts";
import { useActiveLink } from "./useActiveLink.ts";

interface Props {
  links: SectionProps<"header">["links"];
  name: string;
  onFollow: () => void;
}

/** The links of the bar. The link to the section in view is marked. */
export function Navigation({ links, name, onFollow }: Props) {
  const active = useActiveLink(links);
  return (
    <nav aria-label={name}>
      <Links data-stagger="">
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <Anchor
              href={href}
              aria-current={href && href === active ? "true" : undefined}
              onClick={onFollow}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </Links>
    </nav>
  );
}
