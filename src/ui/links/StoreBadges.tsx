import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { StoreBadge } from "../../shared/schema.gen.ts";
import type { Resolved, ResolvedSite, SectionFrame } from "../../shared/section.ts";
import { hovering } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Anchor } from "../layout/Anchor.tsx";
import { Icon } from "../media/Icon.tsx";
import * as labels from "../text/labels.gen.ts";

const Row = styled.ul({ display: "flex", flexWrap: "wrap", gap: space(1.5) });

const Badge = styled(Anchor)({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minBlockSize: "3.25rem",
  padding: `${space(0.75)} ${space(2)} ${space(0.75)} ${space(1.5)}`,
  border: "1.5px solid var(--line)",
  borderRadius: "var(--radius-button)",
  background: "var(--surface)",
  fontSize: "1.5rem",
  lineHeight: 1.15,
  "&[aria-disabled]": { cursor: "default" },
  [hovering]: { "&:hover": { borderColor: "var(--accent-text)" } },
});

const Label = styled.span({
  display: "grid",
  fontSize: "1.0625rem",
  fontWeight: "var(--strong)",
  small: { fontSize: "0.75rem", fontWeight: 400, color: "var(--muted)" },
});

const stores = {
  "app-store": { icon: <Icon name="brand:apple" />, words: labels.appStore, name: "App Store" },
  "play-store": {
    icon: <Icon name="brand:googleplay" />,
    words: labels.playStore,
    name: "Google Play",
  },
} satisfies Record<
  StoreBadge["store"],
  { icon: ReactNode; words: (site: ResolvedSite) => string; name: string }
>;

interface StoreBadgesProps {
  frame: SectionFrame;
  badges: Resolved<StoreBadge>[];
}

/** Badges that link to the app stores. */
export function StoreBadges({ frame, badges }: StoreBadgesProps) {
  if (badges.length === 0) return null;
  return (
    <Row>
      {badges.map(({ store, ...link }, index) => {
        const { icon, words, name } = stores[store];
        const [above, below] = words(frame.site).split("{store}");
        return (
          <li key={index}>
            <Badge {...link}>
              {icon}
              <Label>
                {above && <small>{above}</small>}
                {name}
                {below && <small>{below}</small>}
              </Label>
            </Badge>
          </li>
        );
      })}
    </Row>
  );
}
