import { isHome } from "../../page/pageAddress.ts";
import { isLinked, ownSetting } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** A page that is listed should be reached by a link of another page. */
export const checkUnlinked: Check = (page) => {
  const { path, tree } = page;
  const isHidden = isHome(page) || !page.on || ownSetting(page, "listed") === false;
  if (isHidden || isLinked(page)) return [];
  return [
    {
      code: "unlinked",
      message: `No link of the site leads to this page, ${path}.`,
      hint: `Link to ${path} from another page, as in the footer of page.yaml. If it is to be found by its address alone, write listed: false below page:.`,
      range: tree.keyAt(["page"]),
    },
  ];
};
