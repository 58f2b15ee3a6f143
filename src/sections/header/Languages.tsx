import type { PageLanguage } from "../../shared/section.ts";
import { LinksWithMenus } from "./menuStyles.ts";
import { Submenu } from "./Submenu.tsx";
import { Links } from "./styles.ts";

/** Links to the page in its other languages: in a menu that has the name of this one, if there are several. */
export function Languages({ languages }: { languages: PageLanguage[] }) {
  const others = languages.filter(({ isCurrent }) => !isCurrent);
  const [only, ...more] = others;
  const current = languages.find(({ isCurrent }) => isCurrent);
  return only && more.length === 0 ? (
    <Links>
      <li>{renderLink(only)}</li>
    </Links>
  ) : (
    <LinksWithMenus>
      <li>
        <Submenu label={current?.name ?? ""} links={others} renderLink={renderLink} />
      </li>
    </LinksWithMenus>
  );
}

const renderLink = ({ lang, name, href }: PageLanguage) => (
  <a href={href} hrefLang={lang} lang={lang}>
    {name}
  </a>
);
