import { has, inOwnWords, type Pattern, writeYourOwn } from "./pattern.ts";

/** Texts that a designer or a program writes where words are to come, as a whole, by language. */
const texts: Record<string, string> = {
  ar: "(?:النص|العنوان|المحتوى) هنا|(?:أدخل|أضف|اكتب) (?:النص|العنوان|المحتوى|نصك)(?: هنا)?|نص تجريبي|نص بديل|الاسم الأول الاسم الأخير",
  cs: "zástupný text|ukázkový text|(?:bude )?doplnit|bude doplněno|k doplnění|(?:sem )?(?:vložte|napište) (?:text|nadpis)|jméno (?:a )?příjmení|nadpis \\d",
  da: "pladsholder(?:tekst)?|eksempeltekst|(?:indsæt|skriv) (?:tekst|overskrift)(?: her)?|(?:tekst|overskrift) her|udfyldes senere|fornavn efternavn|overskrift \\d",
  de: "platzhalter(?:text)?|mustertext|beispieltext|fülltext|(?:text|titel|überschrift|beschreibung|name|inhalt) hier|(?:text|inhalt|beschreibung|bild|infos?) folg(?:t|en)(?: (?:noch|in kürze|bald))?|(?:noch )?zu ergänzen|wird (?:noch )?ergänzt|vorname nachname|(?:titel|überschrift) \\d",
  el: "(?:κείμενο|τίτλος) εδώ|κείμενο (?:υπόδειγμα|δείγμα)|(?:εισάγετε|προσθέστε|γράψτε) (?:το )?(?:κείμενο|τίτλο)(?: (?:σας|εδώ))*|προς συμπλήρωση|όνομα επώνυμο",
  en: "(?:text|title|heading|headline|description|content|name|image) here|placeholder(?: (?:text|copy|image|for .*))?|to be (?:defined|completed|filled(?: in)?|written)|(?:text|copy|content) to (?:come|follow)|(?:first|fore) ?name (?:last|sur) ?name|name surname|company name|(?:feature|item|headline|heading|title|subtitle|text|slide|testimonial|company) \\d|asdf\\w*|qwert[yz]\\w*|bla(?:h)?(?:[ ,]+bla(?:h)?)+|foo ?bar",
  es: "texto de (?:relleno|ejemplo|muestra|prueba)|(?:texto|título|descripción) aquí|(?:por|a) (?:definir|completar)|pendiente de (?:definir|completar)|nombre (?:y )?apellidos?|título \\d",
  fi: "paikkamerkki(?:teksti\\p{L}*)?|täyteteksti\\p{L}*|esimerkkiteksti\\p{L}*|(?:teksti|otsikko) tähän|(?:kirjoita|lisää) (?:teksti|otsikko)(?: tähän)?|täydennetään(?: myöhemmin)?|etunimi sukunimi|otsikko \\d",
  fr: "texte (?:de remplissage|factice|provisoire|d['’]exemple|à venir)|(?:texte|titre|description) ici|contenu à venir|à (?:compléter|définir|remplir|rédiger)|prénom (?:et )?nom|nom (?:et )?prénom|titre \\d",
  he: "כאן יבוא(?: ה)?.{0,12}|(?:ה?טקסט|ה?כותרת)(?: שלך| שלכם)? כאן|טקסט (?:לדוגמה|זמני)|(?:הכנס|הכניסו|הזן|הזינו) (?:טקסט|כותרת)(?: כאן)?|שם פרטי שם משפחה",
  it: "testo (?:segnaposto|di esempio|fittizio|provvisorio|di prova)|(?:testo|titolo|descrizione) qui|da (?:definire|completare|compilare|scrivere)|nome (?:e )?cognome|titolo \\d",
  ja: "(?:ここに|こちらに).*(?:入力|記入|書いて|入ります|入る)[^。]{0,8}。?|(?:テキスト|文章|本文|タイトル|見出し|説明文?)(?:を(?:入力|入れて)[^。]{0,8}|が入ります)。?|仮(?:テキスト|タイトル|文章)|(?:見出し|タイトル) ?\\d",
  ko: "(?:내용|제목|텍스트|문구|설명)(?:을|를) (?:입력|작성)(?:하세요|해 ?주세요|하십시오)|여기에 .*(?:입력|작성|들어)\\S*|(?:샘플|예시|더미|임시) (?:텍스트|문구)|제목 \\d",
  nb: "plassholder(?:tekst)?|eksempeltekst|(?:sett inn|skriv) (?:tekst|overskrift)(?: her)?|(?:tekst|overskrift) her|fylles (?:ut|inn) senere|fornavn etternavn|overskrift \\d",
  nl: "(?:voorbeeld|opvul|placeholder|plaatshouder)tekst|tijdelijke tekst|plaatshouder|(?:tekst|titel|kop|beschrijving) hier|(?:tekst|inhoud) volgt(?: nog)?|nog (?:in te vullen|aan te vullen|te bepalen)|voornaam (?:en )?achternaam|titel \\d",
  pl: "tekst zastępczy|przykładowy tekst|(?:tekst|tytuł|nagłówek|opis) tutaj|(?:wpisz|wstaw|dodaj) (?:tekst|tytuł|nagłówek)(?: tutaj)?|do (?:uzupełnienia|ustalenia)|imię (?:i )?nazwisko|(?:tytuł|nagłówek) \\d",
  pt: "texto de (?:exemplo|preenchimento|teste)|(?:texto|título|descrição) aqui|(?:a|por) (?:definir|preencher|completar)|nome (?:e )?(?:sobrenome|apelido)|título \\d",
  ru: "текст-заполнитель|пример текста|(?:(?:введите|добавьте|вставьте|напишите) )?(?:ваш )?(?:текст|заголовок) (?:здесь|тут)|(?:введите|добавьте|вставьте) (?:ваш )?(?:текст|заголовок)|(?:здесь|тут) будет (?:ваш )?(?:текст|заголовок|описание)|(?:нужно )?заполнить|имя (?:и )?фамилия|заголовок \\d",
  sv: "platshållar(?:e|text)|exempeltext|(?:infoga|skriv) (?:text|rubrik)(?: här)?|(?:text|rubrik) här|fylls i senare|förnamn efternamn|rubrik \\d",
  tr: "(?:yer tutucu|örnek|deneme) metin|buraya .*(?:yazın|girin|ekleyin|gelecek)(?:ız)?|(?:metin|başlık|yazı) buraya|(?:metin|başlık) (?:girin|ekleyin)|ad(?:ı)? soyad(?:ı)?|başlık \\d",
  uk: "текст-заповнювач|приклад тексту|(?:введіть|додайте|вставте|напишіть) (?:ваш )?(?:текст|заголовок)(?: тут)?|(?:ваш )?(?:текст|заголовок) тут|тут буде (?:ваш )?(?:текст|заголовок|опис)|(?:потрібно )?заповнити|ім['’]я (?:та )?прізвище|заголовок \\d",
  zh: "(?:请|請)?(?:在此处?|在此處|在这里|在這裡)?(?:点击)?(?:输入|輸入|添加|填写|填寫|编辑|編輯)(?:您的|你的)?(?:标题|標題|文字|文本|内容|內容|名称|名稱|描述)|(?:标题|標題)文字|(?:示例|範例|占位|佔位)(?:文字|文本|符)|待(?:补充|補充|填写|填寫)|(?:标题|標題) ?\\d",
};

/** Placeholder texts, in every language of the starters. */
export const sayings: readonly Pattern[] = [
  {
    pattern: new RegExp(`^(?:${Object.values(texts).join("|")})[.!…]?$`, "giu"),
    problem: has,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
];
