import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { checkFiles } from "./files/files.ts";
import { checkFilms } from "./files/films.ts";
import { checkFonts } from "./files/fonts.ts";
import { checkIcons } from "./files/icons.ts";
import { checkPictures } from "./files/pictures.ts";
import { checkStills } from "./files/stills.ts";
import { checkTracks } from "./files/tracks.ts";
import { checkTypefaces } from "./files/typefaces.ts";
import { checkAddresses } from "./links/addresses.ts";
import { checkAnchors } from "./links/anchors.ts";
import { checkCampaigns } from "./links/campaigns.ts";
import { checkHosts } from "./links/hosts.ts";
import { checkLinksOut } from "./links/linksOut.ts";
import { checkNamedAddresses } from "./links/namedAddresses.ts";
import { checkPaths } from "./links/paths.ts";
import { checkRedirects } from "./links/redirects.ts";
import { checkSameAddress } from "./links/sameAddress.ts";
import { checkServices } from "./links/services.ts";
import { checkShareAddresses } from "./links/shareAddresses.ts";
import { checkSwapped } from "./links/swapped.ts";
import { checkTextLinks } from "./links/textLinks.ts";
import { checkUnlinked } from "./links/unlinked.ts";
import { checkWordless } from "./links/wordless.ts";
import { checkFolded } from "./markdown/folded.ts";
import { checkMarkdown } from "./markdown/index.ts";
import { checkAnalytics } from "./page/analytics.ts";
import { checkBackgrounds } from "./page/backgrounds.ts";
import { checkContents } from "./page/contents.ts";
import { checkEffects } from "./page/effects.ts";
import { checkExclusive } from "./page/exclusive.ts";
import { checkFieldLabels } from "./page/fieldLabels.ts";
import { checkFieldNames } from "./page/fieldNames.ts";
import { checkFieldParts } from "./page/fieldParts.ts";
import { checkForms } from "./page/forms.ts";
import { checkFormTargets } from "./page/formTargets.ts";
import { checkHours } from "./page/hours.ts";
import { checkIds } from "./page/ids.ts";
import { checkLanguages } from "./page/languages.ts";
import { checkOrder } from "./page/order.ts";
import { checkSamePages } from "./page/samePages.ts";
import { checkSearchResult } from "./page/searchResult.ts";
import { checkTranslatedAddresses } from "./page/translatedAddresses.ts";
import { checkYears } from "./page/years.ts";
import { checkPlaceholders } from "./placeholders/index.ts";
import { checkBlank } from "./text/blank.ts";
import { checkComments } from "./text/comments.ts";
import { checkCurrency } from "./text/currency.ts";
import { checkDeadlines } from "./text/deadlines.ts";
import { checkDiscounts } from "./text/discounts.ts";
import { checkDoubledWords } from "./text/doubledWords.ts";
import { checkEmpty } from "./text/empty.ts";
import { checkExamples } from "./text/examples.ts";
import { checkGarbled } from "./text/garbled.ts";
import { checkHeadings } from "./text/headings.ts";
import { checkLanguage } from "./text/language.ts";
import { checkLanguageCodes } from "./text/languageCodes.ts";
import { checkLengths } from "./text/lengths.ts";
import { checkMarkup } from "./text/markup.ts";
import { checkOddDates } from "./text/oddDates.ts";
import { checkOddLetters } from "./text/oddLetters.ts";
import { checkOtherLanguage } from "./text/otherLanguage.ts";
import { checkPairs } from "./text/pairs.ts";
import { checkRepeated } from "./text/repeated.ts";
import { checkSameTitles } from "./text/sameTitles.ts";
import { checkSamples } from "./text/samples.ts";
import { checkScript } from "./text/script.ts";
import { checkSwallowed } from "./text/swallowed.ts";
import { checkTexts } from "./text/texts.ts";
import { checkContrast } from "./theme/contrast.ts";
import { checkLightOnly } from "./theme/lightOnly.ts";

/**
 * A rule that no schema can express, because it concerns several places of the page, or files and other facts outside
 * it.
 */
export type Check = (page: ParsedPage) => Diagnostic[];

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  checkOrder,
  checkIds,
  checkLanguages,
  checkTranslatedAddresses,
  checkTextLinks,
  checkFolded,
  checkTexts,
  checkMarkdown,
  checkAnchors,
  checkPaths,
  checkAddresses,
  checkHosts,
  checkNamedAddresses,
  checkSwapped,
  checkWordless,
  checkCampaigns,
  checkRedirects,
  checkServices,
  checkForms,
  checkFormTargets,
  checkFieldNames,
  checkFieldLabels,
  checkFieldParts,
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
  checkEffects,
  checkContents,
  checkBackgrounds,
  checkYears,
  checkHours,
  checkSearchResult,
  checkSamePages,
  checkLengths,
  checkRepeated,
  checkSameTitles,
  checkDoubledWords,
  checkCurrency,
  checkDiscounts,
  checkHeadings,
  checkSameAddress,
  checkUnlinked,
  checkContrast,
  checkLightOnly,
  checkPlaceholders,
  checkExamples,
  checkGarbled,
  checkPairs,
  checkOddLetters,
  checkOddDates,
  checkDeadlines,
  checkLanguage,
  checkLanguageCodes,
  checkScript,
  checkOtherLanguage,
  checkTypefaces,
  checkComments,
  checkSwallowed,
  checkMarkup,
];
