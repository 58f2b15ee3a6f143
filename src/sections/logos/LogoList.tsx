import type { Logo } from "../../section.ts";
import { Icon } from "../../ui/index.ts";
import { Cells, List, Mark, Plate, Words } from "./styles.ts";

interface LogoListProps {
  logos: Logo[];
  /** True for a copy in an endless row, which screen readers skip. */
  copy?: boolean | undefined;
  inCells?: boolean;
}

/** The names, each with its logo. */
export function LogoList({ logos, copy, inCells }: LogoListProps) {
  const Names = inCells ? Cells : List;
  return (
    <Names count={logos.length} aria-hidden={copy} inert={copy}>
      {logos.map(({ name, icon, src, href }, index) => (
        <li key={index}>
          <Mark as={href ? "a" : "span"} {...(href && { href })}>
            {src ? (
              <Plate src={src} alt={name} width={120} height={44} loading="lazy" />
            ) : (
              <>
                {icon && <Icon name={icon} />}
                <Words>{name}</Words>
              </>
            )}
          </Mark>
        </li>
      ))}
    </Names>
  );
}
