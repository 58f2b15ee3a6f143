import { type Pattern, writeYourOwn } from "./pattern.ts";

/** Names of anybody's firm or domain, in the languages of the starters. */
const anybodys = [
  ...["company", "companyname", "domain", "domaine", "dominio", "domein", "website", "sample"],
  ...[
    "firma",
    "unternehmen",
    "entreprise",
    "societe",
    "empresa",
    "azienda",
    "bedrijf",
    "foretag",
    "virksomhed",
  ],
  ...["bedrift", "yritys", "sirket", "kompaniya", "eteria", "email-?address"],
  ...["muster", "beispiel", "yourdomain", "yourcompany", "yoursite", "your-?email"],
].join("|");

/** Names of anybody, before the @. */
const anybody = [
  "your[._-]?(?:name|e?mail)",
  "(?:first|fore)[._-]?name[._-](?:last|sur)[._-]?name",
  "first\\.last",
  ...["vorname\\.nachname", "(?:dein|ihr)[._-]?name", "prenom\\.nom", "votre[._-]?(?:nom|e?mail)"],
  ...[
    "nombre\\.apellido",
    "tu[._-]?(?:correo|nombre|email)",
    "nome\\.(?:cognome|sobrenome)",
    "seu[._-]?(?:nome|email)",
  ],
  ...[
    "voornaam\\.achternaam",
    "jouw[._-]?naam",
    "fornamn\\.efternamn",
    "fornavn\\.etternavn",
    "fornavn\\.efternavn",
  ],
  ...["etunimi\\.sukunimi", "imie\\.nazwisko", "jmeno\\.prijmeni", "ad\\.?soyad"],
].join("|");

/** Names of mail services with a letter wrong. */
const mistyped = [
  ...["gmial\\.com", "gmai\\.com", "gamil\\.com", "gmaill\\.com", "gnail\\.com", "gmail\\.co"],
  ...["hotmial\\.com", "hotmal\\.com", "hotmai\\.com", "outlok\\.com", "outloo\\.com"],
  ...["yahooo\\.com", "yaho\\.com", "iclod\\.com", "icoud\\.com"],
].join("|");

/** Mailboxes of nobody, and of somebody who has nothing to do with the site. */
export const mailboxes: readonly Pattern[] = [
  {
    pattern: new RegExp(`@(?:${mistyped})(?![\\w-]|\\.\\w)`, "gi"),
    problem: (shown) => `names ${shown}, a mail service with a letter wrong`,
    hint: "Look at each letter.",
  },
  {
    pattern: new RegExp(
      `@(?:${anybodys})\\.[a-z]{2,4}(?:\\.[a-z]{2})?(?![\\w-]|\\.\\w)|(?<=//|www\\.)(?:company|companyname|yourdomain|domain|website|mywebsite)\\.(?:com|net|org)(?![\\w-]|\\.\\w)`,
      "gi",
    ),
    problem: (shown) => `names ${shown}, which stands for the address of any site`,
    hint: writeYourOwn,
  },
  {
    pattern: new RegExp(
      `(?<![\\w.+-])(?:(?:${anybody}|(?:john|jane)[._-]?doe|(?:max|erika)[._-]?mustermann)@[\\w.-]+\\.[a-z]{2,}|[\\w.+-]+@(?:doe|mustermann|musterfrau)\\.[a-z]{2,4}|(?:you|name|user|nom|deine?|ihre?|e-?mail|mail|test|foo|abc|asdf)@(?:e-?mail|mail|test|bar|abc|asdf|gmail|server|host)\\.[a-z]{2,4})(?![\\w-]|\\.\\w)`,
      "gi",
    ),
    problem: (shown) => `names ${shown}, which stands for anybody's mailbox`,
    hint: writeYourOwn,
  },
];
