import { has, inOwnWords, type Pattern, writeYourOwn } from "./pattern.ts";
import { nameIn, type PlacedText } from "./texts.ts";

/** The subject of a text, for somebody who asks another person to write it. */
const subjects =
  "(?:the |this |your |our )?(?:feature|product|service|company|business|project|item|section|page|plan|team|benefit|offer|event)s?(?! \\p{L}+[’']s)[^.!?\\n]*|what (?:makes )?(?:you|your|it)(?: do(?:es)?| offer|\\p{L}*)? [^.!?\\n]*";
/** The parts of a site, in the words of programs that make websites. */
const parts =
  "(?:people|visitors|customers)[^.!?\\n]*|[^.!?\\n]*your (?:business|company|products?|services?|team|brand|work|projects?|site|website)|[^.!?\\n]*the \\p{L}+ section|a (?:review|testimonial|quote)[^.!?\\n]*";

/** Sentences that ask for a text, by language. They are a whole text, or its beginning. */
const requests: Record<string, string> = {
  en: [
    `(?:an? |some |one |your )?(?:(?:short|brief|concise|compelling|catchy|longer) )+(?:description|paragraph|blurb|sentence|text|copy)(?: (?:of|about|on|describing|explaining|for) (?:${subjects})| here)?`,
    `(?:one|two|a few|some|\\d)(?: ?(?:or|to|[-–]) ?(?:two|three|four|\\d))? (?:short )?(?:sentences?|words|lines|paragraphs?) (?:of|about|on|describing|explaining) (?:${subjects})`,
    "\\d ?[-–] ?\\d (?:short )?(?:sentences|paragraphs|bullet points)",
    "(?:some|more|the) (?:text|copy|words|content|details|info(?:rmation)?)(?: [^.!?\\n]*)? go(?:es)? here",
    "(?:explain|describe|state|summari[sz]e) (?:the|your|this|each) (?:main |key )?(?:benefit|feature|product|service|value|offer|problem|solution|business|company|section)[^.!?\\n]* (?:here|in (?:one|two|a few|\\d)[^.!?\\n]* (?:sentences?|words|lines))",
    `use this (?:space|section|area|paragraph) to (?:tell|share|describe|explain|introduce|write|add|promote|list) (?:${parts})`,
    `this is (?:the|a) (?:great )?(?:place|space) (?:to|for you to) (?:describe|tell|introduce|write|add|let|welcome) (?:${parts})`,
    "(?:describe|share|write|say) (?:something|what you (?:do|offer)|a little)(?: about (?:yourself|your \\p{L}+))? here",
    "share something about yourself|tell your (?:own )?story here|this is your (?:about|team|services|project|contact) (?:section|page|paragraph)",
    "(?:i['’]m|this is) a (?:paragraph|title|testimonial|list item|product (?:description|overview))",
    "add a (?:testimonial|review|quote|caption|bio|description|question|answer) here",
    "(?:your )?answer (?:goes )?here|answer \\d|paragraph|type something|body (?:text|copy)|supporting (?:text|copy)|(?:catchy|main|secondary|working) (?:headline|title|tagline)(?: here)?|sub-?head(?:ing|line)|(?:short )?(?:intro|teaser) (?:text|copy)",
  ].join("|"),
  de: [
    "(?:ein(?:e|en)? )?(?:kurze[rns]?|knackige[rns]?|prägnante[rns]?) (?:beschreibung|beschreibungstext|einleitungstext|text|absatz)(?: (?:(?:de[rs]|zu[rm]?|über) )?(?:diese[mnrs]?|ihre?[mnrs]?|deine?[mnrs]?|unsere?[mnrs]?|produkts?|features?|leistung|angebots?|unternehmens?|firma) ?[^.!?\\n]*| hier)?",
    "(?:ein|zwei|drei|\\d)(?: ?(?:bis|oder|[-–]) ?(?:zwei|drei|\\d))? (?:kurze )?(?:satz|sätze|absätze|stichpunkte) (?:zu[rm]?|über) (?:(?:ihre?[mn]?|dein(?:e[mn]?)?|de[mr]|das|die|diese[mr]?) (?:produkt|leistung|angebot|unternehmen|firma|person|team|projekt|feature|vorteil)|uns|sich)[^.!?\\n]*",
    "\\d ?[-–] ?\\d (?:kurze )?(?:sätze|absätze|stichpunkte)",
    "hier (?:noch )?(?:(?:ein|den|einen|der|kurzer?|kurzen|passenden) )*(?:text|titel|absatz|einleitung|beschreibung|überschrift|zitat)(?: [^.!?\\n]*)? (?:ergänzen|einfügen|einsetzen)",
    "hier (?:kommt|steht|folgt|entsteht|gehört)(?: (?:noch|dann|später|bald|ein|eine|der|die|das|kurzer|kurze|kleiner|ihre?|deine?))* (?:text|einleitungstext|beschreibungstext|fließtext|titel|überschrift|beschreibung|slogan|zitat|absatz)(?: (?:hin|rein|über (?:uns|sie|dich)))?",
    "hier könnte (?:ihre?|deine?|eine?) (?:überschrift|text|titel|beschreibung|slogan|logo|bild)(?: stehen)?",
    "einleitungstext|fließtext|teasertext|arbeitstitel|(?:unter|zwischen)?überschrift",
  ].join("|"),
  fr: [
    "(?:une? )?(?:courte|brève) (?:description|phrase|présentation)(?: (?:de|du|sur) (?:votre |ce(?:tte)? )[^.!?\\n]*| ici)",
    "(?:courte|brève) description|(?:un petit )?texte de présentation(?: ici)?",
    "ici (?:un|une|votre|le) (?:petit |court )?(?:texte|titre|description|phrase)(?: [^.!?\\n]*)?|insérer (?:un|le|du|votre) (?:texte|titre) ici",
    "(?:une|deux|trois|\\d)(?: ?(?:ou|à) ?(?:deux|trois|\\d))? phrases? (?:sur|pour) (?:votre (?:produit|service|entreprise|société|équipe|projet)|vous|(?:le|ce) (?:produit|service|projet)|l['’]entreprise|la société)[^.!?\\n]*|titre provisoire|sous-titre|chapô|corps de texte",
  ].join("|"),
  es: "(?:una )?breve descripción(?: (?:de|del|sobre) (?:tu |su |este |esta )[^.!?\\n]*| aquí)?|(?:una|dos|tres|\\d)(?: ?(?:o|a) ?(?:dos|tres|\\d))? frases? sobre (?:(?:tu|su) (?:producto|servicio|empresa|equipo|proyecto)|el (?:producto|servicio|proyecto)|la empresa)[^.!?\\n]*|título provisional|subtítulo",
  it: "(?:una )?breve descrizione(?: (?:del|della|di) (?:tuo |tua |vostro |questo )[^.!?\\n]*| qui)?|(?:una|due|tre|\\d)(?: ?(?:o|a) ?(?:due|tre|\\d))? frasi? (?:sul (?:tuo )?(?:prodotto|servizio|progetto)|sulla (?:tua )?azienda)[^.!?\\n]*|titolo provvisorio|sottotitolo",
  pt: "(?:uma )?breve descrição(?: (?:do|da|sobre) (?:seu |sua |teu |tua )[^.!?\\n]*| aqui)?|(?:uma|duas|três|\\d)(?: ?(?:ou|a) ?(?:duas|três|\\d))? frases? sobre (?:(?:o|seu) (?:produto|serviço|projeto)|a (?:sua )?empresa)[^.!?\\n]*|título provisório|subtítulo",
  nl: "(?:een )?korte (?:beschrijving|omschrijving)(?: (?:van|over) (?:uw|jouw|je|dit|deze) [^.!?\\n]*| hier)?|hier (?:komt|staat) (?:nog )?(?:een|de|uw|jouw) (?:korte )?(?:tekst|titel|beschrijving)|werktitel|ondertitel",
  ja: "(?:ここに|こちらに)(?:簡単な|短い)?(?:説明|紹介)文?(?:を(?:入れる|書く|記載))?|仮見出し|(?:文章|テキスト|ダミー|文字)が?入ります|(?:この文章は)?(?:ダミー|サンプル)(?:テキスト)?です|サブタイトル|リード文|本文",
};

/** Notes about a text that is still to be written, decided or asked for, by language. They are a whole text. */
const tasks: Record<string, string> = {
  en: [
    "(?:to be|tb[ac]) (?:confirmed|checked|approved|supplied|provided|written) by (?!e-?mail|phone|post|letter|us\\b|you\\b)[^.!?\\n]{2,40}|tb[ac] by \\p{L}+",
    "(?:text|copy|content|wording|headline|image|photo|quote|answer)s? (?:(?:is|are) )?(?:still )?(?:missing|pending|outstanding|coming soon|to be (?:supplied|provided|delivered|approved|confirmed|added|decided|agreed))(?: (?:by|from) [^.!?\\n]{2,40})?",
    "(?:legal|marketing|sales|the client|client|the designer|design team) (?:to|needs? to|must) (?:approve|confirm|supply|provide|check|review|sign off)(?: [^.!?\\n]{2,40})?",
    "needs? to (?:check|confirm|clarify|discuss)(?: this| that| it)? with (?:legal|marketing|sales|hr|the client|the team|\\p{L}+)",
    "waiting (?:for|on) (?:(?:the )?(?:copy|text|content)|\\p{L}+['’]s (?:copy|text|input|feedback|approval))(?: from [^.!?\\n]{2,40})?",
    "(?:copy|text|take|same text|same copy) (?:over )?(?:from|as on|as in) (?:the )?(?:old|previous|current|existing) (?:web)?site",
    "see (?:(?:the|my|our) )?(?:google doc(?:ument)?|word (?:file|doc(?:ument)?)|briefing)|(?:price\\? )?ask (?:tom|anna|the client|client|legal|marketing)",
    "(?:needs|pending|awaiting) (?:legal|client)(?: review| approval| sign-?off)?|needs? (?:copy|text)",
  ].join("|"),
  de: [
    "(?:text|titel|bild|foto|zitat|inhalt|überschrift|beschreibung|antwort)(?:e|er|s)? (?:fehlt|fehlen)(?: noch)?(?: von \\p{L}+)?",
    "(?:text|bild|foto|zitat|inhalt|antwort|logo|preise?) (?:kommt|kommen|folgt|folgen)(?: noch| bald| in kürze)?(?: von \\p{L}+)?|\\p{L}+ liefert text(?: nach)?",
    "(?:hier |das |dies )?(?:bitte|muss|müssen) (?:noch )?(?:text |hier |mal |nochmal )?(?:ergänzen|prüfen|einfügen|gegenlesen|überarbeiten|freigeben|(?:geprüft|ergänzt|geklärt|überarbeitet|abgestimmt|freigegeben) werden)",
    "mit (?:dem |der |den )?(?:kunden?|kundin|chef|chefin) (?:klären|abstimmen|absprechen|abklären)|(?:kunden?|kundin|chef|chefin) (?:nach)?fragen|rückfrage (?:an|bei) \\p{L}+",
    "(?:text )?(?:von|aus) (?:der )?alte[nr] (?:web(?:site|seite)|seite)(?: (?:übernehmen|kopieren))?|siehe (?:briefing|google doc|word-?(?:datei|dokument))",
  ].join("|"),
  fr: "(?:texte|titre|photo|image|contenu|citation)s? (?:manquante?s?|à fournir|en attente)(?: (?:par|de) [^.!?\\n]{2,40})?|à (?:vérifier|valider|confirmer|relire)(?: (?:avec|par|auprès de) [^.!?\\n]{2,40})?",
  es: "faltan? (?:el |la |los |las )?(?:textos?|título|fotos?|imagen|contenido)|(?:por|a) (?:confirmar|revisar|validar)(?: (?:con|por) [^.!?\\n]{2,40})?",
  it: "manca(?:no)? (?:il |la |i |le )?(?:testo|testi|titolo|foto|immagine)|da (?:confermare|verificare|rivedere|approvare)(?: (?:con|da) [^.!?\\n]{2,40})?",
  pt: "faltam? (?:o |a |os |as )?(?:textos?|título|fotos?|imagem)|a (?:confirmar|rever|validar)(?: (?:com|por) [^.!?\\n]{2,40})?",
  nl: "(?:tekst|titel|foto|beeld) (?:ontbreekt|komt|volgt)(?: nog)?",
  ja: "要確認|確認中|後で(?:書く|記入|入れる)|後日(?:追加|記載)|原稿待ち|写真待ち",
};

const anyOf = (sentences: Record<string, string>) => Object.values(sentences).join("|");

/** An expression of these sentences, with the letters of their languages for \p{L}. With `u`, it takes 100 ms more to compile. */
const compile = (source: string) => new RegExp(source.replaceAll("\\p{L}", "[a-zß-ɏ]"), "gi");

/** Properties whose text is short. */
const short = new Set([
  ...["title", "text", "description", "question", "answer", "feedback", "quote", "tagline"],
  ...["eyebrow", "lines", "note", "name", "caption", "ended", "role", "address", "hours"],
]);
const isShort = (text: PlacedText) =>
  text.isWhole && inOwnWords(text) && short.has(nameIn(text.path));

const isTask = (shown: string) =>
  `still has ${JSON.stringify(shown)}, words to those who make the page`;

/** Words between the people who make a page: what a text is to say, who writes it, and what is not decided yet. */
export const briefs: readonly Pattern[] = [
  {
    pattern: compile(`^(?:${anyOf(requests)})(?=[.!…:。]|$)`),
    problem: (shown) => `still has ${JSON.stringify(shown)}, which asks for a text`,
    hint: "Write the text.",
    isIn: isShort,
  },
  {
    pattern: compile(`^(?:${anyOf(tasks)})[.!?…]*$`),
    problem: isTask,
    hint: "Do what they say, and take them out.",
    isIn: isShort,
  },
  {
    // Our offer (text missing)
    pattern: compile(`(?<=\\S ?)[([](?:${anyOf(tasks)})[.!?…]*[)\\]]$`),
    problem: isTask,
    hint: "Do what they say, and take them out.",
    isIn: isShort,
  },
  {
    // Headline (max. 60 characters)
    pattern:
      /^(?:headline|heading|title|subtitle|text|copy|intro|teaser|description|überschrift|titel|beschreibung|titre|texte|título|texto|titolo|testo|tekst)[ ,:–(-]+(?:max\.?|maximum|up to|ca\.?|approx\.?|about|bis zu|höchstens|environ|máximo|massimo)[ .]*\d+ ?(?:char(?:acter)?s?|words|lines|zeichen|wörter|zeilen|caractères|mots|signes|caracteres|palabras|caratteri|parole|tekens|woorden)\)?\.?$/giu,
    problem: has,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
];
