import type { ReactNode } from "react";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { addressesPath, addressIn } from "../../shared/translatedAddress.ts";
import { pageAt } from "../site/sections.ts";
import { useSession } from "../site/useSession.ts";
import { judgeAddress, toAddress } from "./address.ts";
import { CommitField } from "./CommitField.tsx";

interface Props {
  page: EditorPage;
  site: EditorState;
}

/** The addresses of a page in the other languages of the site. */
export function TranslatedAddresses({ page, site }: Props): ReactNode {
  const session = useSession();
  const { file } = page;
  return listLanguages(pageAt(site, "/")?.data).map(({ lang, name }) => {
    const start = `/${lang}`;
    const from = addressIn(lang, page, page.data);
    const taken = site.pages
      .filter((each) => each.file !== file)
      .map((each) => addressIn(lang, each, each.data).slice(start.length));
    const rename = (typed: string) => {
      const to = start + toAddress(typed);
      const words = `The page is at ${to} now, and ${from} leads there.`;
      return session.edit(file, { do: "rename-page", page: from, to }, words);
    };
    return (
      <CommitField
        key={lang}
        at={{ file, path: [...addressesPath, lang] }}
        isLate
        label={`Address in ${name}`}
        description={`Below ${start}/. The old address leads to the new one.`}
        value={from.slice(start.length)}
        judge={(typed) => judgeAddress(typed, taken)}
        save={rename}
      />
    );
  });
}

/** The other languages of the site, as far as its settings can be read. */
function listLanguages(settings: unknown): { lang: string; name: string }[] {
  const list = dataAt(settings, ["site", "languages"]);
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const [lang, name] = [child(each, "lang"), child(each, "name")];
    return typeof lang === "string" && typeof name === "string" ? { lang, name } : [];
  });
}
