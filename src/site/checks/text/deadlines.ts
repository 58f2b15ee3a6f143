import { lookUp } from "../../../shared/lookUp.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { languageOf } from "../../languages.ts";
import { clockOf } from "../../page/applySchedule.ts";
import { settingsOf } from "../../page/sitePages.ts";
import { wallAt } from "../../schedule/zones.ts";
import type { Check } from "../index.ts";
import { findInTexts } from "../placeholders/unmarked.ts";
import { datesIn, dayOf } from "./dateNames.ts";

/** The words for what visitors may do or get until a day, and those between it and the day, by language. */
const wordings: Record<string, { what: string; until: string }> = {
  en: {
    what: "valid|available|(?:apply|register|sign up|book|order|enter|reply|rsvp|save|buy|submit)|offer|sale|discount|registration|early bird|voting|deadline|closing date",
    until: "(?:until|till|by|before|through|(?:ends?|closes?|expires?)(?: on)?)(?: the)?",
  },
  de: {
    what: "gültig|gilt|gelten|verfügbar|anmeld(?:en|ung)|bewerb(?:en|ung)|bestellen|buchen|angebot|aktion|rabatt|frühbucher|(?:einsende|anmelde|bewerbungs)schluss|frist",
    until: "(?:bis(?: zum| einschließlich)?|(?:endet|läuft) (?:am|bis)(?: zum)?)(?: der| dem)?",
  },
  fr: {
    what: "valables?|disponibles?|offre|inscri(?:ption|ptions|vez-vous)|réserv(?:ation|ez)|commandez|candidatures?|date limite",
    until: "(?:jusqu['’]au|avant le)",
  },
  es: {
    what: "válid[oa]s?|disponibles?|oferta|inscripci(?:ón|ones)|inscríbete|reserva|solicitudes|fecha límite|plazo",
    until: "(?:hasta(?: el)?|antes del)",
  },
  it: {
    what: "valid[oaie]|disponibil[ei]|offerta|iscri(?:zioni|viti)|prenota(?:zioni)?|scadenza",
    until: "(?:fino al|entro il)",
  },
  pt: {
    what: "válid[oa]s?|disponíve(?:l|is)|oferta|inscriç(?:ão|ões)|inscreva-se|reserve|prazo",
    until: "(?:até(?: o| a)?|antes de)",
  },
  nl: {
    what: "geldig|beschikbaar|aanbieding|aanmelden|inschrijven|bestel(?:len)?|boek|deadline",
    until: "(?:tot(?: en met)?|voor)",
  },
};

/** Words by which a sentence is about the past. */
const past =
  /(?<!\p{L})(?:was|were|had|war|waren|galt|galten|était|étaient|era|eran|fue|foi|gold)(?!\p{L})/iu;

/**
 * Finds days until which visitors may do or get something, and that are over. A long text is left out: it may be a report
 * of its time.
 */
export const checkDeadlines: Check = (page) => {
  const language = languageOf(settingsOf(page));
  const wording = lookUp(wordings, new Intl.Locale(language).language);
  if (!wording) return [];
  const { now, zone } = clockOf(page);
  const today = wallAt(now, zone);
  const names = datesIn(language);
  const before = new RegExp(
    `(?<!\\p{L})(?:${wording.what})(?!\\p{L})[^.!?\\n]{0,40}?(?:(?<!\\p{L})${wording.until}|:) ?$`,
    "iu",
  );
  const long = new Set(page.markdown.map(({ path }) => path));
  return findInTexts(page, (text): Diagnostic[] => {
    if (!text.isWords || long.has(text.path) || !/\d{4}/.test(text.text)) return [];
    return names.patterns
      .flatMap((pattern) => [...text.text.matchAll(pattern)])
      .flatMap(({ 0: shown, index, groups = {} }): Diagnostic[] => {
        const date = groups.year === undefined ? undefined : dayOf(groups, names);
        const sentence = text.text.slice(0, index);
        const isOver = date && date.getTime() + dayLength <= today;
        if (!isOver || !before.test(sentence) || past.test(sentence)) return [];
        const { where, name } = nameOf(text.path, page.tree.data);
        return [
          {
            code: "odd-date",
            message: `${where}: ${named(name)} has ${quote(shown)}, a last day that is over.`,
            hint: "Write the next one, or take the text out. With until: below its type, a section ends by itself.",
            mayBeMeant: text.path,
            range: text.locate([index, index + shown.length]),
          },
        ];
      });
  });
};

const dayLength = 24 * 60 * 60 * 1000;
