/** A link, or a group of links below a title. */
export interface MenuItem {
  text: string;
  links?: string[];
}

/** Something with an icon in front of a title and a text. */
export interface Item {
  icon: string;
  title: string;
  text: string;
}

/** The name of the product that the page sells. */
export const name = "Fernleaf";

export const menu: MenuItem[] = [
  {
    text: "Product",
    links: ["Overview", "Shared notebooks", "Weekly letters", "Search", "Offline", "What is new"],
  },
  {
    text: "For whom",
    links: ["Small studios", "Schools", "Clinics", "Families", "Researchers"],
  },
  {
    text: "Resources",
    links: ["Guides", "Templates", "Keyboard shortcuts", "Status", "Community", "Glossary"],
  },
  { text: "Prices" },
  { text: "About us" },
];

export const features: Item[] = [
  {
    icon: "notebook",
    title: "One notebook for all",
    text: "Minutes, drafts and loose ideas share one place, so nobody has to ask which file is the latest.",
  },
  {
    icon: "magnifying-glass",
    title: "Search that reads along",
    text: "Type half a thought. It looks through words, captions and handwriting, and shows the line it found.",
  },
  {
    icon: "lock-key",
    title: "Private by default",
    text: "A page belongs to its author until the author shares it, with one person or with the whole team.",
  },
  {
    icon: "cloud-slash",
    title: "Works on the train",
    text: "Every notebook is on your device as well. What you write in a tunnel is merged when you are out of it.",
  },
  {
    icon: "clock-counter-clockwise",
    title: "Every version kept",
    text: "Go back to last Tuesday, take one paragraph from it, and leave everything else as it is today.",
  },
  {
    icon: "export",
    title: "No lock on the door",
    text: "Leave whenever you like, with all pages as Markdown, all pictures as files and all links intact.",
  },
];

/** Two passages beside a picture each, with points below their text. */
export const passages = [
  {
    picture: "works",
    tagline: "Inside the notebook",
    title: "Written together, read in peace",
    text: "Several people can write on a page at once. Readers see it calm: changes arrive in paragraphs, not in letters, and a margin tells who added what.",
    points: [
      {
        icon: "users-three",
        title: "Up to forty authors on a page",
        text: "Cursors carry names, and paragraphs that somebody edits are marked until they are done.",
      },
      {
        icon: "chat-circle-dots",
        title: "Remarks in the margin",
        text: "A remark belongs to a sentence. It moves along when the sentence moves, and closes when it is answered.",
      },
      {
        icon: "bell-slash",
        title: "One message a day",
        text: "Whatever happened while you were away comes in a single summary, at an hour that you choose.",
      },
    ],
  },
  {
    picture: "slide-summary",
    tagline: "At the end of the week",
    title: "A letter instead of a meeting",
    text: "On Friday, the notebook writes down what was decided, what is open and who waits for whom. You correct it, sign it and send it.",
    points: [
      {
        icon: "list-checks",
        title: "Decisions with their reasons",
        text: "Each one links to the page where it was made, so that nobody has to remember why.",
      },
      {
        icon: "chart-line-up",
        title: "Work in numbers, where they help",
        text: "Pages written, questions answered, days since the last change. Nothing about single people.",
      },
      {
        icon: "paper-plane-tilt",
        title: "Sent where people read",
        text: "By mail, as a page or as a file to print, in the language of the one who receives it.",
      },
    ],
  },
];

export const steps: Item[] = [
  {
    icon: "download-simple",
    title: "Bring your pages",
    text: "Drop a folder into the window. Documents, notes and pictures become pages, with their dates and their authors.",
  },
  {
    icon: "users",
    title: "Invite two colleagues",
    text: "Two are enough to begin. They need no account to read, and half a minute to get one for writing.",
  },
  {
    icon: "pencil-line",
    title: "Write the first minutes",
    text: "Choose a template or begin on a blank page. Names become links, and dates find their way into the calendar.",
  },
  {
    icon: "check-circle",
    title: "Read your first letter",
    text: "After five days the summary arrives. Most teams cancel a meeting in the second week.",
  },
];

export const details: Item[] = [
  {
    icon: "keyboard",
    title: "Made for the keyboard",
    text: "Every command has a short name. Press one key, type three letters and go on writing.",
  },
  {
    icon: "translate",
    title: "In nineteen languages",
    text: "Menus, letters and dates follow the reader, and pages can be read in translation.",
  },
  {
    icon: "table",
    title: "Tables that calculate",
    text: "Write a sum into a cell. It stays a table of plain text that you can copy anywhere.",
  },
  {
    icon: "image",
    title: "Pictures in their place",
    text: "Paste one, crop it, and add a caption. Large ones are made smaller while you write.",
  },
  {
    icon: "shield-check",
    title: "Checked from outside",
    text: "Two laboratories look for holes every year, and their reports are on our website.",
  },
  {
    icon: "plugs-connected",
    title: "Friends with your tools",
    text: "Calendar, mail and issue tracker, connected in both directions by an open interface.",
  },
];

export const stats = [
  { amount: "41 k", title: "Teams" },
  { amount: "6.2 M", title: "Pages a month" },
  { amount: "99.98 %", title: "Availability" },
  { amount: "19", title: "Languages" },
];

export const plans = [
  {
    title: "Desk",
    subtitle: "For one person and a few guests",
    price: "0",
    action: "Begin for free",
    points: ["3 notebooks", "Search in all pages", "Versions of 30 days", "2 guests"],
  },
  {
    title: "Studio",
    subtitle: "For teams that write every day",
    price: "9",
    ribbon: "Most chosen",
    action: "Try it for a month",
    points: [
      "All notebooks you need",
      "Weekly letters",
      "Every version kept",
      "Guests without limit",
    ],
  },
  {
    title: "House",
    subtitle: "For companies with rules of their own",
    price: "19",
    action: "Talk to us",
    points: [
      "Single sign-on",
      "Keys in your own hands",
      "A region for your data",
      "Answers within an hour",
    ],
  },
];

export const questions = [
  {
    title: "Do my readers need an account?",
    text: "No. A shared page is a link. You decide whether it asks for a password, when it ends and whether search engines may list it.",
  },
  {
    title: "Where are the pages stored?",
    text: "In two places in the European Union, encrypted with a key of your team. On request they are stored in a third one that you choose.",
  },
  {
    title: "What happens when I stop paying?",
    text: "Your notebooks become read-only after sixty days. You can export all of them for another year, and nothing is deleted before.",
  },
  {
    title: "Can I import from another program?",
    text: "From eleven of them, with links, tables and remarks. If yours is missing, a folder of Markdown or of web pages does as well.",
  },
  {
    title: "Is there a discount for schools?",
    text: "Schools, libraries and charities pay half. Write to us with a proof, and the price changes on the same day.",
  },
  {
    title: "How do I get help?",
    text: "By mail within a working day, from people who also build the program. The guides answer most questions sooner.",
  },
];

export const testimonials = [
  {
    text: "We had four places for minutes and read none of them. Now there is one, and people quote from it.",
    name: "Liesbeth Arnoud",
    job: "Architect, Ghent",
  },
  {
    text: "The Friday letter replaced a meeting of eleven people. That alone paid for the first three years.",
    name: "Pavel Hrubý",
    job: "Head of production, Brno",
  },
  {
    text: "My students write in it on trams and in corridors. It has never lost a line, and neither have they.",
    name: "Marisol Quiñones",
    job: "Lecturer, Valparaíso",
  },
  {
    text: "I searched for a sketch from two years ago by the word on its edge. It was the first result.",
    name: "Dunstan Ferrell",
    job: "Industrial designer, Leeds",
  },
];

/** Invented companies, each with an icon for its logo. */
export const logos = [
  { icon: "mountains", title: "Norrberg" },
  { icon: "sailboat", title: "Ketch & Yawl" },
  { icon: "flower-lotus", title: "Padma" },
  { icon: "hexagon", title: "Sechseck" },
  { icon: "bird", title: "Kingfisher" },
  { icon: "planet", title: "Orrery" },
];

export const footer: MenuItem[] = [
  { text: "Product", links: ["Features", "Prices", "Security", "Roadmap", "Downloads"] },
  { text: "Platform", links: ["Interface", "Partners", "Desktop", "Phone"] },
  { text: "Support", links: ["Guides", "Forum", "Status", "Contact"] },
  { text: "Company", links: ["About us", "Journal", "Positions", "Press", "Charities"] },
];

/** The icons of links to other platforms, and their names. */
export const social = [
  { icon: "chat-teardrop", title: "Forum" },
  { icon: "camera", title: "Pictures" },
  { icon: "video-camera", title: "Films" },
  { icon: "rss", title: "Feed" },
];

export const terms = ["Terms", "Privacy policy"];
