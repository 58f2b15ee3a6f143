import { untranslatedName } from "../shared/live/untranslated.ts";
import type { Page, RenderOptions } from "../shared/page.ts";
import type { Publication } from "../shared/providers/publication.ts";
import type { SiteSettings } from "../shared/schema.gen.ts";
import { schemesOf } from "../theme/scheme.ts";
import { firstSchemeOf } from "../theme/themeValues.ts";
import { consentStyles } from "./askConsent.tsx";
import { writeBeforePaint } from "./beforePaint.ts";
import { drawDraftRibbon } from "./draftRibbon.ts";
import { raw } from "./raw.ts";

interface HeadProps {
  page: Page;
  styles: string;
  options: RenderOptions;
}

/** The page's metadata for browsers, search engines and social networks, its one stylesheet and its scripts. */
export function Head({ page, styles, options }: HeadProps) {
  const { site, theme, fonts, current, edition } = page;
  const { script, publication, live } = options;
  const { day, night } = schemesOf(theme);
  const first = firstSchemeOf(theme);
  // The colour of each scheme shows when the system asks for it, or always or never.
  const mediaOf = (scheme: "light" | "dark") =>
    first === undefined
      ? `(prefers-color-scheme: ${scheme})`
      : first === scheme
        ? "all"
        : "not all";
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{site.title}</title>
      <meta name="description" content={site.description} />
      <meta name="theme-color" media={night && mediaOf("light")} content={day.background} />
      {night && <meta name="theme-color" media={mediaOf("dark")} content={night.background} />}
      <link rel="icon" href={site.icon} sizes="any" />
      {fonts.files.map((file) => (
        <link key={file} rel="preload" href={file} as="font" type={typeOf(file)} crossOrigin="" />
      ))}
      {live && current && <link rel="canonical" href={current} />}
      {live && edition && (
        <meta
          name={untranslatedName}
          content={JSON.stringify(edition.untranslated)}
          data-lang={edition.lang}
        />
      )}
      {publication && <Announcement site={site} publication={publication} />}
      {fonts.sheet && <link rel="stylesheet" href={fonts.sheet} />}
      {script && <script {...raw(writeBeforePaint(night !== undefined))} />}
      <style {...raw(styles + renderExtras(site, publication))} />
      {script && "src" in script && <script type="module" src={script.src} />}
      {script && "code" in script && <script type="module" {...raw(script.code)} />}
    </head>
  );
}

/** Styles for what only some published pages have. */
const renderExtras = ({ words }: SiteSettings, publication: Publication | undefined): string =>
  (publication?.draft ? drawDraftRibbon(words.draft) : "") +
  (publication?.analytics?.consent ? consentStyles : "");

interface AnnouncementProps {
  site: SiteSettings;
  publication: Publication;
}

function Announcement({ site, publication }: AnnouncementProps) {
  const { address, alternates, listed, touchIcon, webManifest, socialPicture } = publication;
  const others = alternates.filter(({ lang }) => lang !== site.lang);
  const locale = localeOf(site.lang, others.length > 0);
  return (
    <>
      {!listed && <meta name="robots" content="noindex" />}
      {listed && address && <link rel="canonical" href={address} />}
      {alternates.map(({ lang, address }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={address} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={alternates[0].address} />}
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={webManifest} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={site.title} />
      <meta property="og:description" content={site.description} />
      {locale && <meta property="og:locale" content={locale} />}
      {others.map(({ lang }) => (
        <meta key={lang} property="og:locale:alternate" content={localeOf(lang, true)} />
      ))}
      {address && <meta property="og:url" content={address} />}
      {socialPicture && (
        <>
          <meta property="og:image" content={socialPicture.url} />
          <meta property="og:image:type" content={socialPicture.type} />
          <meta property="og:image:width" content={String(socialPicture.width)} />
          <meta property="og:image:height" content={String(socialPicture.height)} />
          <meta property="og:image:alt" content={socialPicture.alt} />
        </>
      )}
      <meta name="twitter:card" content={socialPicture ? "summary_large_image" : "summary"} />
    </>
  );
}

/**
 * The language and region of a page, as social networks write them. They tell the languages of one page apart by it, so that
 * each then has the region where most of its readers are, unless it names another.
 */
function localeOf(lang: string, isOneOfSeveral: boolean): string | undefined {
  const given = new Intl.Locale(lang);
  const { language, region } = isOneOfSeveral ? given.maximize() : given;
  return region?.length === 2 ? `${language}_${region}` : undefined;
}

/** The content type of a font file. */
const typeOf = (file: string) => `font/${file.split(".").at(-1)}`;
