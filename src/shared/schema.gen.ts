// Generated from schema/ (0337e9f0). Do not edit.
/** The key of a mark that no value has: which of a group's properties are of which shared definition. */
export declare const kinds: unique symbol;

/**
 * The point that stays in view where the picture is cropped: how far it is from the left and from the top, each from 0 to 1. Left out, it is the middle, [0.5, 0.5].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Focus = number[];
/**
 * The service that takes the form. formspree sends what is written by e-mail; buttondown and mailchimp keep lists of addresses; netlify takes the forms of sites that it hosts; own is any other. The names of the fields, a trap for programs that fill every form, and the way to the page of thanks follow from it. The utm_… settings of the page's address are sent along.
 */
export type FormService = "formspree" | "buttondown" | "mailchimp" | "netlify" | "own";
/**
 * How many of five stars somebody gave; halves too.
 */
export type Rating = number;

export interface Contract {
  pageFile: PageFile;
  subpageFile: SubpageFile;
  propsByType: PropsByType;
}
/**
 * One landing page: what it is called, how it looks, and its sections from top to bottom.
 */
export interface PageFile {
  /**
   * Which edition of this file's rules the page was written for. There is one so far: 1.
   */
  version: 1;
  site: SiteSettings;
  theme: Theme;
  /**
   * The sections of the page, from top to bottom. Move one by moving its lines.
   *
   * @minItems 1
   * @maxItems 2000
   */
  sections: Section[];
}
/**
 * Facts about the page as a whole: names, address, language.
 */
export interface SiteSettings {
  /**
   * The name of your brand, exactly as visitors should read it. It stands beside the logo and in the copyright line.
   */
  name: string;
  /**
   * The title in the browser tab and in search results. About 60 characters are shown.
   */
  title: string;
  /**
   * One or two sentences for search results and shared links. About 155 characters are shown.
   */
  description: string;
  /**
   * The public address of the site without the base path, such as https://example.com. Leave it out until you know it.
   */
  url?: string;
  /**
   * The path the page is published under. Use / for the top of a domain, or something like /promo/autumn/.
   */
  base: string;
  /**
   * The language of the page's text, such as en, de or pt-BR. Screen readers choose their voice by it, what the page says by itself is said in it, and a page in Arabic or Hebrew runs from right to left.
   */
  lang: string;
  /**
   * The other languages of the site. Each page is there in each of them, at an address of its own: /de/ for the first page in German. npm run translate writes the texts of the site into a catalogue for each language, such as translations/de.po.
   *
   * @minItems 1
   * @maxItems 50
   */
  languages?: Language[];
  /**
   * The time zone in which sections and pages begin and end by from and until, such as Europe/Berlin.
   */
  timezone: string;
  /**
   * The logo in the header and footer: a picture in public/, shown beside the name.
   */
  logo: string;
  /**
   * The logo at night, where the one by day would be hard to see: a picture in public/ of the same shape.
   */
  nightLogo?: string;
  /**
   * Whether the logo says the brand's name, which then does not stand beside it. Left out, a logo much wider than high is taken to say it.
   */
  logoSaysName?: boolean;
  /**
   * The icon in browser tabs, search results and on home screens: a square picture in public/, best an SVG. Every size is made from it.
   */
  icon: string;
  socialImage?: Image;
  organization?: Organization;
  app?: App;
  notFound: NotFound;
  words: Words;
  analytics?: Analytics;
  /**
   * Addresses that pages had before, and where they lead now. When a page gets another address by npm run edit, its old one is added here.
   *
   * @maxItems 1000
   */
  redirects?: Redirect[];
  [kinds]?: {socialImage: "image"};
}
/**
 * Another language of the site.
 */
export interface Language {
  /**
   * The language, such as de or pt-BR. Its pages are below this name: /de/.
   */
  lang: string;
  /**
   * The name of the language in the language itself, such as Deutsch: visitors choose it by that.
   */
  name: string;
}
/**
 * A picture from public/. Give one large file; smaller and lighter copies are made for you.
 */
export interface Image {
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  src: string;
  /**
   * What the picture shows, for people who cannot see it. One sentence.
   */
  alt: string;
  focus?: Focus;
}
/**
 * Who is behind the page, for search engines. Left out, the brand's name stands for it.
 */
export interface Organization {
  /**
   * The name of the company, club or person.
   */
  name: string;
}
/**
 * The page's product as an app, for search engines. Leave it out when the product is something else.
 */
export interface App {
  /**
   * The systems it runs on, such as iOS, Android, Windows or Web.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Plain text, shown exactly as written.
   */
  platforms: string[];
  /**
   * The kind of app, from the list that search engines know.
   */
  category:
    | "BusinessApplication"
    | "CommunicationApplication"
    | "DesignApplication"
    | "DeveloperApplication"
    | "EducationalApplication"
    | "EntertainmentApplication"
    | "FinanceApplication"
    | "GameApplication"
    | "HealthApplication"
    | "LifestyleApplication"
    | "MultimediaApplication"
    | "SecurityApplication"
    | "ShoppingApplication"
    | "SocialNetworkingApplication"
    | "SportsApplication"
    | "TravelApplication"
    | "UtilitiesApplication";
  /**
   * What it costs to begin, as a number. Write 0 when there is a free plan.
   */
  price: number;
  /**
   * The currency of the price, as its three capital letters, such as EUR. Only a price of 0 goes without.
   */
  currency?: string;
}
/**
 * What visitors read at an address that does not exist. Left out, it is said in the language of the page.
 */
export interface NotFound {
  /**
   * The heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  text: string;
  /**
   * The words on the button that leads to the page.
   */
  button: string;
}
/**
 * The few words that the page brings along: on the badges of the stores, and what screen readers say of buttons. They come in the language of the page where it is among those that are shipped. Give one to say it otherwise, and all of them in any other language.
 */
export interface Words {
  /**
   * The link that leads past the header; it shows at the first press of the Tab key.
   */
  skip: string;
  /**
   * The button that opens the menu on a phone.
   */
  menu: string;
  /**
   * The links in the header, as a part of the page.
   */
  navigation: string;
  /**
   * The button that switches between light and dark.
   */
  scheme: string;
  /**
   * The button that plays the film.
   */
  play: string;
  /**
   * What a row of slides is called.
   */
  carousel: string;
  /**
   * What one slide is called.
   */
  slide: string;
  /**
   * The button that leads to the slides before.
   */
  previous: string;
  /**
   * The button that leads to the slides after.
   */
  next: string;
  /**
   * The button that shows a picture larger.
   */
  enlarge: string;
  /**
   * Where a slide stands among all: {n} is its number, and {all} is how many there are.
   */
  position: string;
  /**
   * A value on a scale: {n} is the value, and {all} is the highest there is.
   */
  score: string;
  /**
   * What stars say: {n} is how many there are, of {all}.
   */
  rating: string;
  /**
   * The people who are not shown: {n} is how many there are, and {names} lists them.
   */
  others: string;
  /**
   * After a task that is ticked off.
   */
  done: string;
  /**
   * What a tick in a table says aloud: what the row names is there.
   */
  yes: string;
  /**
   * What a cross in a table says aloud: what the row names is not there.
   */
  no: string;
  /**
   * What a row of cards is called where it has no title.
   */
  highlights: string;
  /**
   * What a section of numbers is called where it has no title.
   */
  numbers: string;
  /**
   * What a wall of logos is called where it has no title.
   */
  names: string;
  /**
   * What a section of pictures is called where it has no title.
   */
  pictures: string;
  /**
   * What a section of people's opinions is called where it has no title.
   */
  voices: string;
  /**
   * The question whether a visit may be counted, where analytics asks for consent.
   */
  mayCount: string;
  /**
   * The button that agrees to be counted.
   */
  agree: string;
  /**
   * The button that refuses to be counted.
   */
  decline: string;
  /**
   * The button at the end of the page that asks again whether visits may be counted.
   */
  counting: string;
  /**
   * The switch that stops a row which passes by, or a film behind words.
   */
  pause: string;
  /**
   * Beside a field of a form that may stay empty.
   */
  optional: string;
  /**
   * What the bar above the header is called.
   */
  announcement: string;
  /**
   * The button that closes that bar, or a picture that was opened.
   */
  dismiss: string;
  /**
   * The button that copies a sample of code.
   */
  copy: string;
  /**
   * What that button says once the code is copied.
   */
  copied: string;
  /**
   * The button that shows a map of another host.
   */
  showMap: string;
  /**
   * The button that shows what another host has, where it is no film and no map.
   */
  showContent: string;
  /**
   * Below such a button: {service} is the name of the host.
   */
  connects: string;
  /**
   * Above a field for an e-mail address.
   */
  email: string;
  /**
   * What the switch between monthly and yearly prices is for.
   */
  billing: string;
  /**
   * Paying by the month.
   */
  monthly: string;
  /**
   * Paying by the year.
   */
  yearly: string;
  /**
   * On the ribbon of a draft.
   */
  draft: string;
  /**
   * On the badge of the App Store; {store} is its name, in large letters.
   */
  appStore: string;
  /**
   * On the badge of Google Play; {store} is its name, in large letters.
   */
  playStore: string;
}
/**
 * Counts visits with a service of your choice. The page tells it the address that is visited and where the visitor came from. It sets no cookie and runs none of the service's code. Visitors whose browsers ask not to be tracked are not counted.
 */
export interface Analytics {
  /**
   * The service that counts.
   */
  provider: "plausible" | "umami" | "matomo";
  /**
   * The site's name at the service. Plausible: the domain, such as example.com. Umami: the website ID, such as 94db1cb1-74f4-4a40-ad6c-962362670409. Matomo: the number of the site, in quotes.
   */
  id: string;
  /**
   * The address of your own server, such as https://stats.example.com or https://example.com/matomo/. Matomo always needs it. Without it, Plausible and Umami are asked at their own addresses.
   */
  host?: string;
  /**
   * Whether each visitor is asked first, and only those who agree are counted. The answer stays in the visitor's browser, and can be changed at the end of the page.
   */
  consent: boolean;
  privacy?: Link;
}
/**
 * A link or button: its words and where it leads.
 */
export interface Link {
  /**
   * The words on the link. Say what happens, not “click here”.
   */
  label: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href: string;
  /**
   * A name under which clicks are counted, such as Sign up. The settings of the site, under analytics, say who counts them.
   */
  track?: string;
  [kinds]?: {href: "href"};
}
/**
 * An address that a page had before, and where it leads now.
 */
export interface Redirect {
  /**
   * The old address: it starts and ends with /. The base path is put in front of it.
   */
  from: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  to: string;
  [kinds]?: {to: "href"};
}
/**
 * How the page looks. Every value has a default; change only what you want changed.
 */
export interface Theme {
  /**
   * A complete look to start from: meadow (calm greens on warm paper), harbor (clear blues, crisp edges), dusk (plum and coral, round and lively), workshop (black lines, square corners, loud titles, no pen) library (serifs on white paper, quiet titles, much room, nothing decorated), console (a tool for developers: small type, thin lines), salon (quiet luxury: everything in the middle, upright pictures), playground (loud and round, for children), chambers (a law office: headings beside what they introduce), poster (capitals as wide as the window), civic (a public service: plain, narrow, easy to read), editorial (a magazine: large serifs, lines between sections) or lagoon (glass over clear colours). Whatever else you set here is laid over it.
   */
  preset:
    | "meadow"
    | "harbor"
    | "dusk"
    | "workshop"
    | "library"
    | "console"
    | "salon"
    | "playground"
    | "chambers"
    | "poster"
    | "civic"
    | "editorial"
    | "lagoon";
  colors?: Colors;
  dark?: Colors | false;
  /**
   * What visitors see who have not chosen by the button in the header: system (light or dark, as their system asks for), light or dark. Left out, the preset decides.
   */
  scheme?: "system" | "light" | "dark";
  fonts?: Fonts;
  type: TypeScale;
  motion: Motion;
  /**
   * How round cards and buttons are, from 0px (square) to 40px. Left out, the preset decides.
   */
  radius?: string;
  /**
   * How cards are lifted off the page: none, soft, deep or hard (a block without blur). Left out, the preset decides.
   */
  shadow?: "none" | "soft" | "deep" | "hard";
  /**
   * How the corners of small parts are, such as labels, the links of the header and the ground of icons: soft (round in any case) or sharp (as radius says). Left out, the preset decides.
   */
  corners?: "soft" | "sharp";
  /**
   * What decorates the page here and there: drawn (strokes of a pen, waves, a sunrise), geometric (circles, bars, arcs) or none. Left out, the preset decides.
   */
  ornament?: "drawn" | "geometric" | "none";
  /**
   * How the header looks: floating (a bar that stays in view, off the edges), bar (the same from edge to edge), open (without a ground, at the top of the page alone), overlay (the same over the background of the first section), centered (the name in the middle, the links below it), split (the name in the middle, the links on both sides of it) or minimal (a bar from edge to edge with the name and a button for the menu, on every screen). Left out, the preset decides.
   */
  header?: "floating" | "bar" | "open" | "overlay" | "centered" | "split" | "minimal";
  /**
   * How the footer looks: columns, rows (each group of links on a line), centered (everything in the middle), wordmark (the name as large as a title), line (everything on one line, where there is room) or card (columns on a card that stands off the edges). Left out, the preset decides.
   */
  footer?: "columns" | "rows" | "centered" | "wordmark" | "line" | "card";
  /**
   * Where the headings of sections stand: usual (as fits each type of section), start, center or side (beside what they introduce, on large screens, where no picture needs the room). A section may differ, by its own headings. Left out, the preset decides.
   */
  headings?: "usual" | "start" | "center" | "side";
  /**
   * What cards look like: raised (a ground, a line and a shadow), outlined (a line alone), filled (a soft ground alone) or glass (a ground through which a gradient or a pattern of the section is seen). Left out, the preset decides.
   */
  cards?: "raised" | "outlined" | "filled" | "glass";
  /**
   * The shape of buttons: rounded (twice as round as cards), pill or square. Left out, the preset decides.
   */
  buttons?: "rounded" | "pill" | "square";
  /**
   * How the small words above titles look: dash (after a short stroke), dot (after a dot), number (after a number that counts them), plain, capitals or pill. Left out, the preset decides.
   */
  eyebrows?: "dash" | "dot" | "number" | "plain" | "capitals" | "pill";
  /**
   * The shape that pictures of features, steps and albums are cut to: landscape, square, portrait or wide. Left out, the preset decides.
   */
  pictures?: "landscape" | "square" | "portrait" | "wide";
  /**
   * What stands between two sections: none, line (from edge to edge), stroke (a short one in the middle), or an edge of another shape: wave, slant or curve. Left out, the preset decides.
   */
  dividers?: "none" | "line" | "stroke" | "wave" | "slant" | "curve";
  /**
   * How wide the page may grow: narrow, normal or wide. A section may differ, by its own width. Left out, the preset decides.
   */
  width?: "narrow" | "normal" | "wide";
  /**
   * The room beside the content, up to the edges of the window: narrow, normal or wide. Left out, the preset decides.
   */
  gutters?: "narrow" | "normal" | "wide";
  /**
   * How the icons of cards look: tile (on a pastel), bare (without a ground, in the accent colour), outlined (in a thin frame) or solid (on the accent colour). Left out, the preset decides.
   */
  icons?: "tile" | "bare" | "outlined" | "solid";
  /**
   * How much room everything has: 1 is normal, 0.8 is tighter, 1.2 is airier. Left out, the preset decides.
   */
  spacing?: number;
}
/**
 * A palette.
 */
export interface Colors {
  /**
   * The page itself.
   */
  background?: string;
  /**
   * Cards that lie on the page.
   */
  surface?: string;
  /**
   * Sections with the soft tone. Left out, it follows from the background.
   */
  soft?: string;
  /**
   * Headings and text.
   */
  text?: string;
  /**
   * Quieter text, such as descriptions.
   */
  muted?: string;
  /**
   * Hairlines and borders.
   */
  line?: string;
  /**
   * Buttons, links and sections with the accent tone. The words on it take the page's background or text colour, or black or white where neither can be read.
   */
  accent?: string;
  /**
   * Hand-drawn strokes, stars and other small accents.
   */
  highlight?: string;
  /**
   * The first pastel, for cards and icons.
   */
  peach?: string;
  /**
   * The second pastel.
   */
  butter?: string;
  /**
   * The third pastel.
   */
  mint?: string;
  /**
   * The fourth pastel.
   */
  sky?: string;
  /**
   * The fifth pastel.
   */
  lilac?: string;
  /**
   * The sixth pastel.
   */
  rose?: string;
}
/**
 * The typefaces of the page: by name, or from files of your own. Left out, the preset decides.
 */
export interface Fonts {
  /**
   * For headings and other large words.
   */
  display?:
    | "Fraunces"
    | "Newsreader"
    | "Source Serif"
    | "Playfair Display"
    | "Bricolage Grotesque"
    | "Figtree"
    | "Inter"
    | "Montserrat"
    | "Nunito"
    | "Oswald"
    | "Space Grotesk"
    | "JetBrains Mono";
  /**
   * For everything else.
   */
  text?:
    | "Fraunces"
    | "Newsreader"
    | "Source Serif"
    | "Playfair Display"
    | "Bricolage Grotesque"
    | "Figtree"
    | "Inter"
    | "Montserrat"
    | "Nunito"
    | "Oswald"
    | "Space Grotesk"
    | "JetBrains Mono";
  /**
   * For labels: the words above titles, navigation, buttons, badges, prices and the heads of tables. Left out, they have the typeface of everything else.
   */
  labels?:
    | "Fraunces"
    | "Newsreader"
    | "Source Serif"
    | "Playfair Display"
    | "Bricolage Grotesque"
    | "Figtree"
    | "Inter"
    | "Montserrat"
    | "Nunito"
    | "Oswald"
    | "Space Grotesk"
    | "JetBrains Mono";
  /**
   * Font files of your own for headings, in place of display: one variable file, or one for each weight. Look whether their licence lets you show them on a web page.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  displayFiles?: string[];
  /**
   * Font files of your own for everything else, in place of text: one variable file, or a regular and a bold one.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  textFiles?: string[];
  /**
   * Font files of your own for labels, in place of labels: one variable file, or one for each weight.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  labelsFiles?: string[];
  /**
   * Font files of your own for letters that the typefaces above lack, such as those of Arabic or Hebrew. Only pages with such letters load them. Look whether their licence lets you show them on a web page.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  scriptFiles?: string[];
}
/**
 * How large the words are.
 */
export interface TypeScale {
  /**
   * The size of running text, from 15px to 22px. Visitors who set a larger size in their browser still get it. Left out, the preset decides.
   */
  size?: string;
  /**
   * How much larger each step up to the title is: 1.2 is quiet, 1.28 is normal, 1.35 is loud, 1.6 shouts. Left out, the preset decides.
   */
  scale?: number;
  /**
   * How bold headings are, from 400 (as running text) to 700. A typeface has no more than its boldest weight. Left out, the preset decides.
   */
  weight?: number;
  /**
   * How large the title at the top of the page is: from 24px to 200px, or a share of the width that it has, from 4% to 24%. It never gets too large for a phone. Left out, it follows from size and scale.
   */
  title?: string;
  /**
   * The space between the letters of titles, from -0.06em (close) to 0.3em (wide). Left out, the typefaces that come along stand a little closer the larger they are, and those of your own as they are made.
   */
  tracking?: string;
  /**
   * The distance between the lines of titles: 1 is the size of the letters, 0.85 is close, 1.4 is wide. Left out, it is smaller the larger they are.
   */
  leading?: number;
  /**
   * How titles are written: as they stand in the file, or in capitals.
   */
  case?: "written" | "capitals";
  /**
   * How the emphasised words of titles look, those between two asterisks: italic, accent (in the colour of the accent) or marker (as if a marker pen had passed over them). Left out, the preset decides.
   */
  emphasis?: "italic" | "accent" | "marker";
  /**
   * How bold labels and buttons are, from 400 (as running text) to 700.
   */
  strong?: number;
}
/**
 * How things move. Visitors who ask for less motion get none, whatever stands here.
 */
export interface Motion {
  /**
   * How long a change takes, from 0ms (at once) to 999ms.
   */
  duration: string;
  /**
   * How far cards travel as they fade in, from 0px to 40px.
   */
  distance: string;
  /**
   * How cards come into view: rise (they fade in and move up), fade (without moving), grow, slide (from the side), unveil (from their upper edge down) or none (they are there). Left out, they rise.
   */
  style?: "rise" | "fade" | "grow" | "slide" | "unveil" | "none";
}
/**
 * One section of the page.
 */
export interface Section {
  /**
   * What kind of section this is.
   */
  type:
    | "album"
    | "announcement"
    | "carousel"
    | "code"
    | "comparison"
    | "contact"
    | "countdown"
    | "cta"
    | "embed"
    | "faq"
    | "features"
    | "footer"
    | "header"
    | "hero"
    | "logos"
    | "pricing"
    | "prose"
    | "showcase"
    | "spotlight"
    | "statement"
    | "stats"
    | "team"
    | "testimonials"
    | "waitlist"
    | "walkthrough";
  /**
   * The section's anchor: links reach it as #id. It must be unique, and stays when the section moves. Left out, it is the type.
   */
  id?: string;
  /**
   * Whether the section is on the page. Off the page, it takes every link that leads to it along, and nothing of it is published.
   */
  enabled: boolean;
  /**
   * The day on which the section begins to be on the page, such as 2026-12-01, or the time. Before, it is off the page.
   */
  from?: string;
  /**
   * The last day on which the section is on the page, such as 2026-12-24, or the time at which it ends. After, it is off the page.
   */
  until?: string;
  /**
   * The languages in which the section is on the site, such as [de], for what the law asks in one country alone. In the others it is off as with enabled: false.
   *
   * @minItems 1
   *
   * Items: A language, such as en, de or pt-BR.
   */
  only?: string[];
  /**
   * The background the section stands on: plain paper, a soft tint, the accent colour, ink (dark by day and by night), or one of the pastels of the theme.
   */
  tone: "plain" | "soft" | "accent" | "ink" | "peach" | "butter" | "mint" | "sky" | "lilac" | "rose";
  /**
   * What lies behind the section's words, in colours of its tone: nothing, a gradient (glow, a light in the middle; fade, a band across; mesh, lights of several colours) or a pattern (dots, grid, lines or rings). It is as faint as the words need.
   */
  decoration: "none" | "glow" | "fade" | "mesh" | "dots" | "grid" | "lines" | "rings";
  background?: SectionBackground;
  /**
   * How much room the section leaves above and below its content.
   */
  spacing: "none" | "small" | "normal" | "large";
  /**
   * How wide the section's content may grow: a narrow column for reading, the page's own width, or wider.
   */
  width: "narrow" | "normal" | "wide";
  /**
   * Where the section's heading stands: usual (as the theme says), start, center or side (beside what it introduces, on large screens, where no picture needs the room). One that has a column or a card of its own stays there.
   */
  headings: "usual" | "start" | "center" | "side";
  /**
   * The words, pictures and links of this section. What can stand here depends on its type.
   */
  props: {
    [k: string]: unknown;
  };
  [kinds]?: {from: "moment"; until: "moment"; background: "sectionBackground"};
}
/**
 * A picture or a film behind the whole section, and where its words stand. The colour of the section's tone lies over it behind the words alone, just as strong as they need to be read.
 */
export interface SectionBackground {
  picture: Background;
  /**
   * A short silent film that plays in a loop in the place of the picture, while it is seen. Visitors who ask for less motion or less data keep the picture.
   */
  film?: {
    /**
     * A file in public/, written as a path that starts with /, such as /images/hero.png.
     */
    mp4: string;
    /**
     * A file in public/, written as a path that starts with /, such as /images/hero.png.
     */
    webm?: string;
  };
  /**
   * Where the words stand on large screens: at the start of the line, in the center or at the end of the line. The rest of the picture stays clear. On small screens, they stand below the clear part of the picture.
   */
  side: "start" | "center" | "end";
  [kinds]?: {picture: "background"};
}
/**
 * A picture behind the words. The colour of the section's tone lies over it, just as strong as this picture needs for the words to be read.
 */
export interface Background {
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  src: string;
  focus?: Focus;
}
/**
 * A page beside the first: what it is called, and its sections from top to bottom. Site, theme, header and footer are those of page.yaml.
 */
export interface SubpageFile {
  page: PageSettings;
  /**
   * The sections of the page, from top to bottom. The header and footer of page.yaml stand around them, unless the page has its own.
   *
   * @minItems 1
   * @maxItems 2000
   */
  sections: Section[];
}
/**
 * Facts about this page alone: its title and description.
 */
export interface PageSettings {
  /**
   * The title in the browser tab and in search results. About 60 characters are shown.
   */
  title: string;
  /**
   * One or two sentences for search results and shared links. About 155 characters are shown.
   */
  description: string;
  /**
   * Whether the page is on the site. Off the site, it takes every link that leads to it along, and nothing of it is published.
   */
  enabled: boolean;
  /**
   * The day on which the page begins to be on the site, such as 2026-12-01, or the time. Before, it is off the site.
   */
  from?: string;
  /**
   * The last day on which the page is on the site, such as 2026-12-24, or the time at which it ends. After, it is off the site.
   */
  until?: string;
  /**
   * The languages in which the page is on the site, such as [de], for what the law asks in one country alone. In the others it is off as with enabled: false.
   *
   * @minItems 1
   *
   * Items: A language, such as en, de or pt-BR.
   */
  only?: string[];
  /**
   * The addresses of the page in other languages of the site, where they differ from its own: /preise/ in the language de is /de/preise/.
   *
   * @minItems 1
   * @maxItems 50
   */
  addresses?: TranslatedAddress[];
  /**
   * Whether search engines list the page: no for a page such as a thank-you page. Whoever has its address can open it.
   */
  listed: boolean;
  socialImage?: Image;
  [kinds]?: {from: "moment"; until: "moment"; socialImage: "image"};
}
/**
 * The address of the page in another language.
 */
export interface TranslatedAddress {
  /**
   * A language, such as en, de or pt-BR.
   */
  lang: string;
  /**
   * The address below the name of the language, such as /preise/.
   */
  address: string;
}
/**
 * The props of each section type.
 */
export interface PropsByType {
  album: AlbumProps;
  announcement: AnnouncementProps;
  carousel: CarouselProps;
  code: CodeProps;
  comparison: ComparisonProps;
  contact: ContactProps;
  countdown: CountdownProps;
  cta: CallToActionProps;
  embed: EmbedProps;
  faq: FAQProps;
  features: FeaturesProps;
  footer: FooterProps;
  header: HeaderProps;
  hero: HeroProps;
  logos: LogosProps;
  pricing: PricingProps;
  prose: LongTextProps;
  showcase: ShowcaseProps;
  spotlight: SpotlightProps;
  statement: StatementProps;
  stats: StatsProps;
  team: TeamProps;
  testimonials: TestimonialsProps;
  waitlist: WaitlistProps;
  walkthrough: WalkthroughProps;
}
/**
 * A gallery: pictures in a grid, each of which opens larger, with its caption. It works without JavaScript.
 */
export interface AlbumProps {
  /**
   * The section's heading, if it has one.
   */
  title?: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * The pictures, in order. In the grid they are cropped to one shape, around their focus; opened, they are whole. One alone is whole at once.
   *
   * @minItems 1
   * @maxItems 36
   */
  pictures: AlbumPicture[];
  /**
   * How many pictures stand side by side at most, where the screen is wide enough.
   */
  columns: 2 | 3 | 4;
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * One picture.
 */
export interface AlbumPicture {
  image: Image;
  /**
   * A few words below the picture.
   */
  caption?: string;
  [kinds]?: {image: "image"; caption: "formatted"};
}
/**
 * A bar above the header, on every page: one sentence of news, and a link.
 */
export interface AnnouncementProps {
  /**
   * What there is to know, in one sentence.
   */
  text: string;
  link?: Link;
  /**
   * Whether the bar has a button that closes it. It stays closed for that visitor until you change its words.
   */
  dismissible: boolean;
  [kinds]?: {text: "formatted"};
}
/**
 * A row of cards that visitors page through, three, two or one at a time.
 */
export interface CarouselProps {
  /**
   * The section's heading, if it has one.
   */
  title?: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * The cards, in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  cards: Card[];
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * A small card: a title and a sentence or two, with an icon or a picture, a price and a link.
 */
export interface Card {
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  image?: Image;
  /**
   * The card's title, two to five words.
   */
  title: string;
  /**
   * What the title means for the reader, in a sentence or two.
   */
  description: string;
  /**
   * A word or two on a coloured ground, such as New or Sold out.
   */
  badge?: string;
  price?: Price;
  link?: Link;
  [kinds]?: {image: "image"; description: "formatted"};
}
/**
 * A price as it is to be read.
 */
export interface Price {
  /**
   * The amount with its currency, such as $4, or words such as Free or On request.
   */
  amount: string;
  /**
   * Small words before the amount, such as from.
   */
  lead?: string;
  /**
   * What it cost before, such as $6; struck through.
   */
  before?: string;
  /**
   * A few words below the amount, such as plus tax.
   */
  note?: string;
  /**
   * What the amount is for, such as a month.
   */
  terms?: string;
}
/**
 * Code to copy: one sample, or several behind tabs, such as one for each language.
 */
export interface CodeProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * The samples, in order. Several become tabs, of which the first is open when the page loads.
   *
   * @minItems 1
   * @maxItems 8
   */
  samples: CodeSample[];
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * One sample.
 */
export interface CodeSample {
  /**
   * The words on the tab, where the language does not tell one sample from another, such as With npm.
   */
  label?: string;
  /**
   * The language of the code, such as JavaScript or Shell. It is the words on the tab where there is no label.
   */
  language: string;
  /**
   * Code, shown and copied exactly as written. Begin it with | and write it on the lines below.
   */
  code: string;
}
/**
 * A table that compares: a column for your product and for each other, a row for each point, and yes, no or a few words where they meet.
 */
export interface ComparisonProps {
  /**
   * The section's heading, and what screen readers call the table.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * What is compared, in order: best your own product first, which a phone shows without scrolling.
   *
   * @minItems 1
   * @maxItems 6
   */
  columns: ComparisonColumn[];
  /**
   * The points that are compared, from top to bottom.
   *
   * @minItems 1
   * @maxItems 40
   */
  rows: ComparisonRow[];
  /**
   * A line below the table: where the facts are from, and as of when.
   */
  note?: string;
  [kinds]?: {title: "title"; text: "formatted"; note: "formatted"};
}
/**
 * One column.
 */
export interface ComparisonColumn {
  /**
   * The name at the top of the column.
   */
  name: string;
  /**
   * A few words below the name, such as a price.
   */
  note?: string;
  /**
   * Whether this is your own product: its column stands out.
   */
  ours?: boolean;
  [kinds]?: {note: "formatted"};
}
/**
 * One point.
 */
export interface ComparisonRow {
  /**
   * A heading above this row, for it and the rows that follow, such as Privacy.
   */
  group?: string;
  /**
   * What is compared, in a few words.
   */
  label: string;
  /**
   * A sentence that explains the point.
   */
  note?: string;
  /**
   * What is true of each column, in the order of the columns. yes is shown as a tick and no as a cross; anything else as it is written.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  cells: string[];
  [kinds]?: {note: "formatted"; cells: "formatted"};
}
/**
 * A form with fields of your own, and places where you are found. It works without JavaScript.
 */
export interface ContactProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  form?: ContactForm;
  /**
   * How places look: lines has the opening hours in lines beside the address; large has the address in large letters, with the hours below it; cards has a card for the hours of each line.
   */
  layout: "lines" | "large" | "cards";
  /**
   * Where you are found.
   *
   * @minItems 1
   * @maxItems 6
   */
  places?: ContactPlace[];
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * The form, and the service that takes it.
 */
export interface ContactForm {
  service: FormService;
  /**
   * The address that takes the form, which the service gives you, or that of a program on your own server, such as /contact.php. Only netlify needs none.
   */
  action?: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  thanks?: string;
  /**
   * The fields, from top to bottom.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields: ContactField[];
  /**
   * Words beside a box that must be ticked, such as “I have read the [privacy policy](/privacy/).”
   */
  consent?: string;
  /**
   * The name under which the tick is sent, where the service wants a certain one, such as gdpr[37317] at Mailchimp. Left out, it is consent.
   */
  consentName?: string;
  /**
   * The words on the button.
   */
  button: string;
  /**
   * What happens with the message, in one sentence.
   */
  note?: string;
  [kinds]?: {thanks: "href"; consent: "formatted"; note: "formatted"};
}
/**
 * One field.
 */
export interface ContactField {
  /**
   * What is asked for, above the field.
   */
  label: string;
  /**
   * What is written into it. The browser checks it, and phones show the right keys.
   */
  kind: "text" | "long-text" | "email" | "phone" | "url" | "number" | "date";
  /**
   * The answers to choose from, in place of a field to write in.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One answer.
   */
  options?: string[];
  /**
   * What is sent for each of the options, in their order, where the service wants certain values. Left out, it is the words of the options.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: What is sent for one option.
   */
  values?: string[];
  /**
   * Whether visitors may choose several of the options.
   */
  several: boolean;
  /**
   * Whether the form is not sent without it.
   */
  required: boolean;
  /**
   * The name under which it is sent, where the service wants a certain one. Left out, it is the label.
   */
  name?: string;
  /**
   * An example of what to write, shown while the field is empty.
   */
  placeholder?: string;
  /**
   * A sentence that helps to fill it in, below the field.
   */
  note?: string;
  /**
   * What browsers may fill in by themselves. An e-mail address, a phone number and a web address are known by their kind.
   */
  autocomplete?:
    | "name"
    | "given-name"
    | "family-name"
    | "organization"
    | "street-address"
    | "postal-code"
    | "address-level2"
    | "country-name";
  [kinds]?: {note: "formatted"};
}
/**
 * One place.
 */
export interface ContactPlace {
  /**
   * What the place is called.
   */
  title?: string;
  /**
   * Its address, a line each.
   */
  address: string;
  /**
   * When somebody is there, in your own words.
   */
  hours?: string;
  /**
   * When it is open: shown as a table in the language of the page, and told to search engines.
   *
   * @minItems 1
   * @maxItems 14
   */
  openingHours?: OpeningHours[];
  /**
   * A map, a phone number and an e-mail address.
   *
   * @minItems 1
   * @maxItems 5
   */
  links?: Link[];
  [kinds]?: {address: "formatted"; hours: "formatted"};
}
/**
 * The hours of one day, or of several with the same ones.
 */
export interface OpeningHours {
  /**
   * The days, from Monday on.
   *
   * @minItems 1
   * @maxItems 7
   *
   * Items: One day.
   */
  days: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
  /**
   * When it opens, such as 09:00.
   */
  opens: string;
  /**
   * When it closes, such as 17:30.
   */
  closes: string;
}
/**
 * A day or a time to come, in words, with the days, hours, minutes and seconds that are left. Afterwards it says something else.
 */
export interface CountdownProps {
  /**
   * The section's heading, before and afterwards.
   */
  title: string;
  /**
   * A sentence or two below the heading, until the time has come.
   */
  text?: string;
  /**
   * The time that is waited for, such as 2026-12-24T18:00, in the time zone of the site, or a day, such as 2026-12-24, to whose end it counts.
   */
  until: string;
  /**
   * What is said afterwards, in the place of the text, the time and the button.
   */
  ended: string;
  button?: Link;
  [kinds]?: {title: "title"; text: "formatted"; until: "moment"; ended: "formatted"};
}
/**
 * The closing invitation: a line, a promise and a button, or the words alone.
 */
export interface CallToActionProps {
  /**
   * The invitation.
   */
  title: string;
  /**
   * A sentence below it.
   */
  text?: string;
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  drawing?: string;
  image?: Image;
  /**
   * panel has the words in the middle of a panel; line has a large title at the start of the line, and the buttons at its end; poster has the words alone, as large as the page is wide.
   */
  layout: "panel" | "line" | "poster";
  button?: Link;
  secondButton?: Button;
  background?: Background;
  [kinds]?: {title: "title"; text: "formatted"; image: "image"; background: "background"};
}
/**
 * A second button beside the first: its words, where it leads, and how it looks.
 */
export interface Button {
  /**
   * The words on the button. Say what happens, not “click here”.
   */
  label: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href: string;
  /**
   * quiet has an outline; loud has the colour of the first button.
   */
  look: "quiet" | "loud";
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * A name under which clicks are counted, such as Sign up. The settings of the site, under analytics, say who counts them.
   */
  track?: string;
  [kinds]?: {href: "href"};
}
/**
 * A film or a map from another host, behind a picture of your own. The host is asked only when a visitor clicks.
 */
export interface EmbedProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * The address of a film or a map, as the browser shows it: at YouTube, Vimeo, OpenStreetMap or Google Maps, or any address of another host that lets other pages show it.
   */
  address: string;
  image: Image;
  /**
   * The words on the button. Left out, it says in the language of the page that the film is played or the map shown.
   */
  label?: string;
  /**
   * A sentence below the picture.
   */
  caption?: string;
  [kinds]?: {title: "title"; text: "formatted"; image: "image"; caption: "formatted"};
}
/**
 * Questions and answers, in one list or sorted into tabs.
 */
export interface FAQProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * The questions in one list, without tabs. Use this or categories, not both.
   *
   * @minItems 1
   * @maxItems 30
   */
  questions?: FaqQuestion[];
  /**
   * true shows all answers of one list, each beside its question.
   */
  open?: boolean;
  /**
   * Questions sorted into tabs, in order. The first tab is open when the page loads. A single category has no tab: its icon and title are above its questions.
   *
   * @minItems 1
   * @maxItems 12
   */
  categories?: FaqCategory[];
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * One question and its answer.
 */
export interface FaqQuestion {
  /**
   * A short name in small letters of any script, digits, - and _, unique on the page.
   */
  id: string;
  /**
   * The question, as a visitor would ask it.
   */
  question: string;
  /**
   * The answer, in a few sentences.
   */
  answer: string;
  [kinds]?: {answer: "formatted"};
}
/**
 * One tab.
 */
export interface FaqCategory {
  /**
   * A short name in small letters of any script, digits, - and _, unique on the page.
   */
  id: string;
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon: string;
  /**
   * The words on the tab.
   */
  title: string;
  /**
   * The questions of this tab, in order.
   *
   * @minItems 1
   * @maxItems 30
   */
  questions: FaqQuestion[];
}
/**
 * What the product does, or what there is to buy, in a grid, a plain list, tiles or rows: each with a title and a sentence, an icon or a picture, a price and a link.
 */
export interface FeaturesProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  text?: string;
  /**
   * The features, in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  items: Card[];
  /**
   * grid has columns, with large icons; list has a line for each, with its title at the start; cards has a card for each, three beside each other; bento has tiles of different widths; rows has a row for each, with its picture on one side and then on the other.
   */
  layout: "grid" | "list" | "cards" | "bento" | "rows";
  /**
   * How many stand side by side in a grid, where the screen is wide enough. With 3 or 4, the heading stands above them.
   */
  columns: 1 | 2 | 3 | 4;
  /**
   * Where the words of a grid stand: at the start of the line, or in its middle.
   */
  align: "start" | "center";
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * The end of the page: a tagline, a form for an e-mail address, lists of links, social icons, store badges and the copyright line.
 */
export interface FooterProps {
  /**
   * A line below the logo.
   */
  tagline?: string;
  /**
   * Lists of links, each under a title.
   *
   * @maxItems 4
   */
  groups?: LinkGroup[];
  social?: Social;
  form?: SignUp;
  /**
   * Badges that lead to the app stores.
   *
   * @maxItems 2
   */
  stores?: StoreBadge[];
  /**
   * The year in the copyright line. The brand's name is added for you. For a range, such as 2019–2026, add a line since: with the first year.
   */
  year: number;
  /**
   * The first year in the copyright line, where it names several: with 2019, it is © 2019–2026.
   */
  since?: number;
  /**
   * What follows the copyright, such as “All rights reserved.”
   */
  note?: string;
  [kinds]?: {tagline: "formatted"; note: "formatted"};
}
/**
 * A titled list of links.
 */
export interface LinkGroup {
  /**
   * The list's title.
   */
  title: string;
  /**
   * The links, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: Link[];
}
/**
 * Your places on social networks, under a title.
 */
export interface Social {
  /**
   * The list's title.
   */
  title: string;
  /**
   * The networks, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: SocialLink[];
}
/**
 * One network.
 */
export interface SocialLink {
  /**
   * The network's name, read aloud in place of its icon.
   */
  label: string;
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href: string;
  [kinds]?: {href: "href"};
}
/**
 * A form of one line, which takes an e-mail address and sends it where you say. It works without JavaScript.
 */
export interface SignUp {
  service?: FormService;
  /**
   * The address that takes the form: a newsletter service gives you one. Only netlify needs none.
   */
  action?: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  thanks?: string;
  /**
   * What is asked for, above the field.
   */
  label: string;
  /**
   * An example of what to write, shown while the field is empty.
   */
  placeholder?: string;
  /**
   * The name under which the address is sent. The service says which it wants.
   */
  field?: string;
  /**
   * Words beside a box that must be ticked, such as “I have read the [privacy policy](/privacy/).”
   */
  consent?: string;
  /**
   * The name under which the tick is sent, where the service wants a certain one, such as gdpr[37317] at Mailchimp. Left out, it is consent.
   */
  consentName?: string;
  /**
   * The words on the button.
   */
  button: string;
  /**
   * What happens with the address, in one sentence.
   */
  note?: string;
  [kinds]?: {thanks: "href"; consent: "formatted"; note: "formatted"};
}
/**
 * A badge that leads to an app store.
 */
export interface StoreBadge {
  /**
   * Which store the badge is for.
   */
  store: "app-store" | "play-store";
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href: string;
  /**
   * A name under which clicks are counted, such as Sign up. The settings of the site, under analytics, say who counts them.
   */
  track?: string;
  [kinds]?: {href: "href"};
}
/**
 * The bar that stays at the top: the logo, links to sections of the page, some in menus, and a button or two.
 */
export interface HeaderProps {
  /**
   * Links to sections of this page. When several of those sections are in view, the first link in this list is the one marked as active.
   *
   * @minItems 1
   * @maxItems 8
   */
  links: HeaderLink[];
  button?: Link;
  secondButton?: Button;
}
/**
 * A link to a section of the page, or the words that open a menu.
 */
export interface HeaderLink {
  /**
   * The words on the link.
   */
  label: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href?: string;
  /**
   * Links that the words open, where they lead nowhere themselves.
   *
   * @minItems 1
   * @maxItems 10
   */
  menu?: Link[];
  /**
   * How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
   */
  threshold: number;
  [kinds]?: {href: "href"};
}
/**
 * The opening of the page: the promise in large letters, the way in, and one picture.
 */
export interface HeroProps {
  /**
   * A few words in small letters above the title.
   */
  eyebrow?: string;
  /**
   * The promise of the page, in a handful of words. Each sentence stands on a line of its own where there is room.
   */
  title: string;
  /**
   * One or two sentences that explain the promise.
   */
  text?: string;
  button?: Link;
  secondButton?: Button;
  form?: SignUp;
  /**
   * Badges that lead to the app stores.
   *
   * @maxItems 2
   */
  stores?: StoreBadge[];
  proof?: Proof;
  image?: Image;
  film?: Video;
  /**
   * How the picture is shown. beside puts it next to the words, which suits a cut-out. large is for a photograph: a wide one stands across the page, below the words, and a high one stands large beside them. below has the words in the middle and the picture below them, such as a screenshot. split gives the picture half of the page, up to its edge. poster has the words as large as the page is wide, with or without a picture below.
   */
  layout: "beside" | "large" | "below" | "split" | "poster";
  /**
   * What the picture is framed by, beside or below the words: a thin line, a browser's window or a phone.
   */
  pictureFrame: "none" | "line" | "browser" | "phone";
  background?: Background;
  [kinds]?: {
    eyebrow: "formatted";
    title: "title";
    text: "formatted";
    image: "image";
    film: "video";
    background: "background";
  };
}
/**
 * A line that says who else is here, beside a few faces.
 */
export interface Proof {
  /**
   * The line beside the faces.
   */
  text: string;
  /**
   * The faces of real people.
   *
   * @minItems 1
   */
  avatars?: Avatar[];
  sample?: Sample;
  /**
   * How many faces to show; the others are counted in a +N badge.
   */
  shown: number;
  [kinds]?: {text: "formatted"};
}
/**
 * A small round portrait.
 */
export interface Avatar {
  /**
   * The person's name. Its initials stand in when there is no picture.
   */
  name: string;
  /**
   * A picture of a person in public/, written as a path that starts with /. The square in its middle is shown, small.
   */
  src?: string;
}
/**
 * Invented people, for as long as you have no real ones. The same seed always gives the same people.
 */
export interface Sample {
  /**
   * Any whole number. Change it to get other people.
   */
  seed: number;
  /**
   * How many people to invent.
   */
  count: number;
  /**
   * What they say about the product, where they say something: one text after the other. Left out, they say what fits any product.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  feedback?: string[];
  [kinds]?: {feedback: "formatted"};
}
/**
 * A short silent film that plays in a loop.
 */
export interface Video {
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  mp4: string;
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  webm?: string;
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  poster: string;
  /**
   * What the film shows, for people who cannot see it. Two to four sentences.
   */
  description: string;
  /**
   * The day the film was first published, such as 2025-10-16. With it, search engines can list the film.
   */
  published?: string;
}
/**
 * The names of those who trust you, as a quiet wall, in cells, or as a row that passes by.
 */
export interface LogosProps {
  /**
   * A short line above the names, such as As read in. The names may stand alone.
   */
  title?: string;
  /**
   * A wall, a grid of cells with lines around, or a row that passes by and can be paused. Visitors who ask for less motion see a wall.
   */
  layout: "wall" | "grid" | "marquee";
  /**
   * The words on the switch that stops the row.
   */
  pause: string;
  /**
   * The names, in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  logos: Logo[];
  [kinds]?: {title: "title"};
}
/**
 * One name, with its mark if there is one.
 */
export interface Logo {
  /**
   * The name. It stands beside the icon, or says what the picture shows.
   */
  name: string;
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  src?: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href?: string;
  [kinds]?: {href: "href"};
}
/**
 * What it costs: plans or offers side by side, with a switch between monthly and yearly where prices differ, or a list of prices in groups.
 */
export interface PricingProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  periods: PricingPeriods;
  /**
   * The plans, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  plans?: PricingPlan[];
  /**
   * A list of prices, such as a menu, in groups.
   *
   * @minItems 1
   * @maxItems 12
   */
  groups?: PriceGroup[];
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  note?: string;
  [kinds]?: {title: "title"; text: "formatted"; note: "formatted"};
}
/**
 * The words on the switch. It is there as soon as one plan has a yearly price.
 */
export interface PricingPeriods {
  /**
   * What the switch is for; read aloud, not shown.
   */
  label: string;
  /**
   * The words for paying by the month.
   */
  monthly: string;
  /**
   * The words for paying by the year.
   */
  yearly: string;
  /**
   * What paying by the year saves, in a few words, such as Two months free.
   */
  saving?: string;
}
/**
 * One plan.
 */
export interface PricingPlan {
  /**
   * The plan's name, a word or two.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description?: string;
  /**
   * A few words that set this plan apart from the others, such as Most popular. Give them to one plan at most.
   */
  label?: string;
  price?: Price;
  monthly?: Price;
  yearly?: Price;
  button?: Link;
  /**
   * What the plan holds, a line each.
   *
   * @minItems 1
   * @maxItems 12
   */
  points?: Point[];
  [kinds]?: {description: "formatted"};
}
/**
 * One line of a list of points.
 */
export interface Point {
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text: string;
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description?: string;
  [kinds]?: {text: "formatted"; description: "formatted"};
}
/**
 * One group of prices.
 */
export interface PriceGroup {
  /**
   * What the group holds, such as Soups. A list of one group needs none.
   */
  title?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description?: string;
  /**
   * The prices, in order.
   *
   * @minItems 1
   * @maxItems 40
   */
  entries: PriceEntry[];
  [kinds]?: {description: "formatted"};
}
/**
 * One line of the list.
 */
export interface PriceEntry {
  /**
   * What it is.
   */
  title: string;
  /**
   * Small words behind it, such as vegan.
   */
  marks?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description?: string;
  price: Price;
  [kinds]?: {description: "formatted"};
}
/**
 * A long text in Markdown, such as a privacy policy, terms or a page about you.
 */
export interface LongTextProps {
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  eyebrow?: string;
  /**
   * The heading. The headings in the text are below it, so the first of them is ##.
   */
  title: string;
  /**
   * The words above the table of contents, such as On this page. Left out, there is no table of contents.
   */
  contents?: string;
  /**
   * The text in Markdown. Use this or file, not both.
   */
  text?: string;
  /**
   * A Markdown file in texts/ that holds the text, such as privacy.md.
   */
  file?: string;
  [kinds]?: {eyebrow: "formatted"; title: "title"; text: "markdown"; file: "markdownFile"};
}
/**
 * The product in motion: a short silent film, and cards that explain what it shows.
 */
export interface ShowcaseProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  video: Video;
  /**
   * Cards to page through below the film.
   *
   * @minItems 1
   * @maxItems 24
   */
  cards?: Card[];
  [kinds]?: {title: "title"; text: "formatted"; video: "video"};
}
/**
 * One subject in depth: words on one side, a picture or a slider of pictures on the other.
 */
export interface SpotlightProps {
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  eyebrow?: string;
  /**
   * The section's heading, if it has one.
   */
  title?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * What the reader should remember, as a list.
   *
   * @minItems 1
   * @maxItems 8
   */
  points?: Point[];
  /**
   * One picture stands still; several become a slider. Without any, the words have the whole width.
   *
   * @minItems 1
   * @maxItems 12
   */
  images?: Image[];
  /**
   * Parts of the subject to choose from, each with a picture of its own, in the place of pictures. Without scripts and on paper, all are shown.
   *
   * @minItems 2
   * @maxItems 8
   */
  tabs?: SpotlightTab[];
  /**
   * The side the pictures stand on, where the screen is wide enough for two columns.
   */
  side: "left" | "right";
  button?: Link;
  secondButton?: Button;
  [kinds]?: {eyebrow: "formatted"; title: "title"; text: "formatted"; images: "image"};
}
/**
 * A part of the subject, and its picture.
 */
export interface SpotlightTab {
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * What the part is called, in a few words.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description?: string;
  image: Image;
  [kinds]?: {description: "formatted"; image: "image"};
}
/**
 * A few large, quiet lines that say what the product stands for.
 */
export interface StatementProps {
  /**
   * The first and largest line.
   */
  title: string;
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  drawing?: string;
  /**
   * The lines that follow, each a paragraph.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  lines: string[];
  /**
   * stack has the first line above a drawing, and the others below it; sides has the first line on one side and the others on the other; middle has all of them in the middle, in smaller letters. The last two have no drawing but one of your own.
   */
  layout: "stack" | "sides" | "middle";
  background?: Background;
  [kinds]?: {title: "title"; lines: "formatted"; background: "background"};
}
/**
 * A few numbers that speak for themselves, large, each with what it counts.
 */
export interface StatsProps {
  /**
   * The section's heading, if it has one.
   */
  title?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * The numbers, in order.
   *
   * @minItems 1
   * @maxItems 8
   */
  items: Stat[];
  /**
   * columns has the numbers side by side; row has them in cells with lines around; list has a line for each, with its number at the end; bars has a bar for each, as long as its share says.
   */
  layout: "columns" | "row" | "list" | "bars";
  /**
   * How many numbers stand side by side in columns at most, where the screen is wide enough. Left out, four.
   */
  columns?: 1 | 2 | 3 | 4;
  /**
   * Where the numbers stand in columns and rows: at the start of the line, or in its middle.
   */
  align: "start" | "center";
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  note?: string;
  [kinds]?: {title: "title"; text: "formatted"; note: "formatted"};
}
/**
 * One number and what it counts.
 */
export interface Stat {
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * The number as it is to be read, such as 10,000+ or 4.8.
   */
  value: string;
  /**
   * What the number counts, in a few words.
   */
  label: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description?: string;
  /**
   * How long the number's bar is, where the layout has bars: from 0 to 100 percent of the row.
   */
  share?: number;
  [kinds]?: {description: "formatted"};
}
/**
 * The people behind the product: each with a name, a picture or their initials, what they do, a few words and links.
 */
export interface TeamProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * The people, in order. Names alone stand in the middle of their columns; as soon as one person has a text, all stand at the start of the line.
   *
   * @minItems 1
   * @maxItems 36
   */
  people: TeamPerson[];
  /**
   * discs has small round pictures; portraits has large ones, as high as the theme says, with the words below.
   */
  layout: "discs" | "portraits";
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * One person.
 */
export interface TeamPerson {
  /**
   * The person's name.
   */
  name: string;
  /**
   * What the person does, such as Head of design.
   */
  role?: string;
  image?: Image;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * Where to find the person: an e-mail address, a profile.
   *
   * @minItems 1
   * @maxItems 6
   */
  links?: TeamLink[];
  [kinds]?: {image: "image"; text: "formatted"};
}
/**
 * One link to the person.
 */
export interface TeamLink {
  /**
   * The words on the link, such as E-mail. With an icon, they are read aloud in its place.
   */
  label: string;
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  href: string;
  [kinds]?: {href: "href"};
}
/**
 * What users say, on cards or in large letters: each with a name, a place, a portrait, stars and a few sentences.
 */
export interface TestimonialsProps {
  /**
   * The section's heading, if it has one.
   */
  title?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * What real people said. Use this or sample, not both.
   *
   * @minItems 1
   * @maxItems 24
   */
  items?: Testimonial[];
  /**
   * cards has them in rows of cards; large has them in large letters, one below the other; wall has cards as high as their words; row has cards that pass by and can be paused.
   */
  layout: "cards" | "large" | "wall" | "row";
  /**
   * The words on the switch that stops the row.
   */
  pause: string;
  /**
   * How many cards stand side by side at most, where the screen is wide enough. Left out, four.
   */
  columns?: 1 | 2 | 3 | 4;
  sample?: Sample;
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * What one person said.
 */
export interface Testimonial {
  /**
   * The person's name.
   */
  name: string;
  /**
   * Where the person lives.
   */
  location?: string;
  /**
   * What the person does, such as Head of design.
   */
  role?: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * A picture of a person in public/, written as a path that starts with /. The square in its middle is shown, small.
   */
  avatar?: string;
  rating?: Rating;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  feedback: string;
  link?: Link;
  source?: TestimonialSource;
  [kinds]?: {feedback: "formatted"};
}
/**
 * Where they said it: a shop, a newspaper, a company.
 */
export interface TestimonialSource {
  /**
   * The name of the source. It is shown where there is no logo.
   */
  name: string;
  /**
   * A file in public/, written as a path that starts with /, such as /images/hero.png.
   */
  logo?: string;
}
/**
 * A form that takes an e-mail address and sends it where you say. It works without JavaScript.
 */
export interface WaitlistProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  service?: FormService;
  /**
   * The address that takes the form: a newsletter service gives you one. The page sends the e-mail address there, and nowhere else. Only netlify needs none.
   */
  action?: string;
  /**
   * Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.
   */
  thanks?: string;
  /**
   * What is asked for, above the field.
   */
  label: string;
  /**
   * An example of what to write, shown while the field is empty.
   */
  placeholder?: string;
  /**
   * The name under which the address is sent. The service says which it wants.
   */
  field?: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  consent?: string;
  /**
   * The name under which the tick is sent, where the service wants a certain one, such as gdpr[37317] at Mailchimp. Left out, it is consent.
   */
  consentName?: string;
  /**
   * The words on the button.
   */
  button: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  note?: string;
  privacy?: Link;
  /**
   * panel has it on a coloured panel; line has the words and the field on one line of the page.
   */
  layout: "panel" | "line";
  [kinds]?: {title: "title"; text: "formatted"; thanks: "href"; consent: "formatted"; note: "formatted"};
}
/**
 * How it works, as numbered steps on pastel cards, in lines, along a timeline or as the programme of an event, with little live demonstrations.
 */
export interface WalkthroughProps {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * The steps, in order. They are numbered for you, unless you want no numbers.
   *
   * @minItems 1
   * @maxItems 24
   */
  steps: Step[];
  /**
   * cards has the steps on coloured cards; lines has a line for each, with its number at the start; timeline has them along a line from the first to the last; programme has them by their days, each with its time.
   */
  layout: "cards" | "lines" | "timeline" | "programme";
  /**
   * Whether the steps have numbers: none for a history of dates.
   */
  numbered: boolean;
  /**
   * Cards that show the product at work, each with the parts that it is given.
   *
   * @maxItems 6
   */
  demos?: Demo[];
  [kinds]?: {title: "title"; text: "formatted"};
}
/**
 * One step.
 */
export interface Step {
  /**
   * What to do in this step, in a few words.
   */
  title: string;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  description: string;
  /**
   * Small words above the title, such as a date: March 2026. Without numbers, they stand in their place.
   */
  label?: string;
  /**
   * The day of the step in a programme, such as 2026-05-30, shown in the language of the page. Left out, it is that of the step before.
   */
  day?: string;
  /**
   * When the step begins in a programme, such as 09:30, at the place where it is.
   */
  time?: string;
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  image?: Image;
  /**
   * The card's background, or the colour of its point on a timeline. Left out, the six colours take turns.
   */
  color?: "peach" | "butter" | "mint" | "sky" | "lilac" | "rose";
  /**
   * Details of the step, as a list.
   *
   * @minItems 1
   * @maxItems 6
   */
  points?: Point[];
  link?: Link;
  [kinds]?: {description: "formatted"; image: "image"};
}
/**
 * One card. Its parts stand below one another in this order.
 */
export interface Demo {
  /**
   * The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
   */
  icon?: string;
  /**
   * The card's title.
   */
  title: string;
  /**
   * The people it is shared with.
   *
   * @minItems 1
   * @maxItems 8
   */
  people?: Avatar[];
  /**
   * Small words below the title, such as a date, a place or a number.
   */
  meta?: string;
  /**
   * A word or two on a coloured ground, such as a state.
   */
  badge?: string;
  /**
   * A line through a few values, in order.
   *
   * @minItems 2
   * @maxItems 14
   */
  chart?: ChartPoint[];
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text?: string;
  /**
   * Short lines, one below the other.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  lines?: string[];
  /**
   * The length of a recording, such as 0:42. Shown with its wave.
   */
  recording?: string;
  /**
   * A few words it is filed under.
   *
   * @maxItems 6
   *
   * Items: Plain text, shown exactly as written.
   */
  tags?: string[];
  /**
   * Things to do, in order.
   *
   * @minItems 1
   * @maxItems 8
   */
  checklist?: CheckItem[];
  [kinds]?: {text: "formatted"; lines: "formatted"};
}
/**
 * One value.
 */
export interface ChartPoint {
  /**
   * What it is the value of, short: Mon, Tue … Seven of them are side by side on a phone.
   */
  label: string;
  /**
   * How high it stands, from 1 (low) to 5 (high).
   */
  value: number;
}
/**
 * One thing to do.
 */
export interface CheckItem {
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  text: string;
  /**
   * Whether it is ticked off.
   */
  done: boolean;
  /**
   * Words with **bold** and *emphasis*, [links](#section) and line breaks.
   */
  note?: string;
  [kinds]?: {text: "formatted"; note: "formatted"};
}
