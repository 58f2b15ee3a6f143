import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../parsedPage.ts";
import { checkAddresses } from "./addresses.ts";
import { checkAnalytics } from "./analytics.ts";
import { checkAnchors } from "./anchors.ts";
import { checkBlank } from "./blank.ts";
import { checkComments } from "./comments.ts";
import { checkContrast } from "./contrast.ts";
import { checkCurrency } from "./currency.ts";
import { checkEmpty } from "./empty.ts";
import { checkExamples } from "./examples.ts";
import { checkExclusive } from "./exclusive.ts";
import { checkFieldNames } from "./fieldNames.ts";
import { checkFiles } from "./files.ts";
import { checkFilms } from "./films.ts";
import { checkFonts } from "./fonts.ts";
import { checkForms } from "./forms.ts";
import { checkHeadings } from "./headings.ts";
import { checkIcons } from "./icons.ts";
import { checkIds } from "./ids.ts";
import { checkLanguage } from "./language.ts";
import { checkLengths } from "./lengths.ts";
import { checkLightOnly } from "./lightOnly.ts";
import { checkLinksOut } from "./linksOut.ts";
import { checkFolded } from "./markdown/folded.ts";
import { checkMarkdown } from "./markdown/index.ts";
import { checkMarkup } from "./markup.ts";
import { checkOrder } from "./order.ts";
import { checkPaths } from "./paths.ts";
import { checkPictures } from "./pictures.ts";
import { checkPlaceholders } from "./placeholders/index.ts";
import { checkRedirects } from "./redirects.ts";
import { checkSameAddress } from "./sameAddress.ts";
import { checkSamples } from "./samples.ts";
import { checkScript } from "./script.ts";
import { checkServices } from "./services.ts";
import { checkShareAddresses } from "./shareAddresses.ts";
import { checkStills } from "./stills.ts";
import { checkSwallowed } from "./swallowed.ts";
import { checkTextLinks } from "./textLinks.ts";
import { checkTexts } from "./texts.ts";
import { checkTracks } from "./tracks.ts";
import { checkTypefaces } from "./typefaces.ts";
import { checkUnlinked } from "./unlinked.ts";

/**
 * A rule that no schema can express, because it concerns several places of the page, or files and other facts outside
 * it.
 */
export type Check = (page: ParsedPage) => Diagnostic[];

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  checkOrder,
  checkIds,
  checkTextLinks,
  checkFolded,
  checkTexts,
  checkMarkdown,
  checkAnchors,
  checkPaths,
  checkAddresses,
  checkRedirects,
  checkServices,
  checkForms,
  checkFieldNames,
  checkShareAddresses,
  checkAnalytics,
  checkTracks,
  checkFiles,
  checkLinksOut,
  checkStills,
  checkPictures,
  checkFilms,
  checkFonts,
  checkIcons,
  checkSamples,
  checkEmpty,
  checkBlank,
  checkExclusive,
  checkLengths,
  checkCurrency,
  checkHeadings,
  checkSameAddress,
  checkUnlinked,
  checkContrast,
  checkLightOnly,
  checkPlaceholders,
  checkExamples,
  checkLanguage,
  checkScript,
  checkTypefaces,
  checkComments,
  checkSwallowed,
  checkMarkup,
];
