import styled from "@emotion/styled";
import type { ResolvedSite } from "../../shared/section.ts";
import * as uses from "../../shared/uses.ts";
import { space } from "../../theme/space.ts";
import { DayLogo, NightLogo } from "../media/logos.ts";

// With large letters on a phone, the name needs the room.
const logoSize = "min(2.25rem, max(36px, 10vw))";

const Home = styled.a({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1.25),
  inlineSize: "fit-content",
  minInlineSize: 0,
  fontFamily: "var(--display)",
  fontSize: "min(1.4rem, max(22.4px, 7vw))",
  fontWeight: "var(--strong)",
  letterSpacing: "var(--tracking,-.02em)",
  lineHeight: 1.1,
  img: { inlineSize: logoSize, blockSize: logoSize, objectFit: "contain" },
});

const WordmarkHome = styled(Home)({
  img: { inlineSize: "auto", maxInlineSize: "min(11rem, 100%)", objectPosition: "0 50%" },
});

/** The site with the first page in the language of the page as its top. The caller asks for it where there are several. */
export const inLanguage = (site: ResolvedSite): ResolvedSite =>
  site.home ? { ...site, base: site.home } : site;

/** The logo and the brand's name, which link to the top of the site. A wordmark replaces the name. */
export function Brand({ site: { name, base, logo, nightLogo, wordmark } }: { site: ResolvedSite }) {
  const { width = 36, height = 36, isMute = !wordmark } = wordmark ?? {};
  const alt = isMute ? "" : name;
  const size = { width, height };
  const Link = wordmark ? WordmarkHome : Home;
  return (
    <Link href={base}>
      {uses.nightLogo && nightLogo ? (
        <>
          <DayLogo src={logo} alt={alt} {...size} loading="lazy" />
          <NightLogo src={nightLogo} alt={alt} {...size} loading="lazy" />
        </>
      ) : (
        // React would preload a picture of any other priority, ahead of everything urgent.
        <img src={logo} alt={alt} {...size} {...(!wordmark && { fetchPriority: "low" })} />
      )}
      {isMute && name}
    </Link>
  );
}
