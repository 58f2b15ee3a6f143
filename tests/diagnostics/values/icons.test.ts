import { expect, test } from "vitest";
import { iconSets } from "../../../src/site/icons.ts";
import { suggestIcon } from "../../../src/site/values/icons.ts";
import { tellAll, texts } from "./tellAll.ts";

test("icons", () => {
  const values = [
    ...[
      "Notebook",
      " Notebook ",
      "notebook.svg",
      "notebook.svg.x",
      "ph:notebook",
      "ph-notebook",
      "aph-notebook",
    ],
    ...[
      "phosphor-notebook",
      "phosphor:notebook",
      "icon:notebook",
      "chartLineUp",
      "chart_line_up",
      "chart  line up",
    ],
    ...[
      "/icons/notebook.svg",
      "notebook,",
      "notebook;",
      "note,book",
      "Brand: Discord",
      "brand:  discord",
    ],
    ...[
      "brands:discord",
      "simple-icons:discord",
      "logo: discord",
      "mybrand:discord",
      "Unicorn Horn",
    ],
    ...["Notebok", "brand:Dscord", "brand:discrd", "brand:unicorn-horn", "discord", "notebok"],
  ];
  expect(tellAll("notebook", texts(values))).toMatchInlineSnapshot(`
    ""Notebook"
      40:17-27 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Notebook". Did you mean "notebook"? → Write notebook.
    " Notebook "
      40:17-29 bad-icon Section 4, features, item 1 of items: "icon" cannot be " Notebook ". Did you mean "notebook"? → Write notebook.
    "notebook.svg"
      40:17-31 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook.svg". Did you mean "notebook"? → Write notebook.
    "notebook.svg.x"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook.svg.x": icon names are small letters, digits and dashes. Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "ph:notebook"
      40:17-30 bad-icon Section 4, features, item 1 of items: "icon" cannot be "ph:notebook". Did you mean "notebook"? → Write notebook.
    "ph-notebook"
      40:17-30 no-icon Section 4, features, item 1 of items: there is no icon "ph-notebook". Did you mean "notebook"?
    "aph-notebook"
      40:17-31 no-icon Section 4, features, item 1 of items: there is no icon "aph-notebook". Did you mean "notebook"?
    "phosphor-notebook"
      40:17-36 no-icon Section 4, features, item 1 of items: there is no icon "phosphor-notebook". Did you mean "notebook"?
    "phosphor:notebook"
      40:17-36 bad-icon Section 4, features, item 1 of items: "icon" cannot be "phosphor:notebook". Did you mean "notebook"? → Write notebook.
    "icon:notebook"
      40:17-32 bad-icon Section 4, features, item 1 of items: "icon" cannot be "icon:notebook". Did you mean "notebook"? → Write notebook.
    "chartLineUp"
      40:17-30 bad-icon Section 4, features, item 1 of items: "icon" cannot be "chartLineUp". Did you mean "chart-line-up"? → Write chart-line-up.
    "chart_line_up"
      40:17-32 bad-icon Section 4, features, item 1 of items: "icon" cannot be "chart_line_up". Did you mean "chart-line-up"? → Write chart-line-up.
    "chart  line up"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "chart  line up". Did you mean "chart-line-up"? → Write chart-line-up.
    "/icons/notebook.svg"
      40:17-38 no-file Section 4, features, item 1 of items: public/ has no file "/icons/notebook.svg". Put the file into public/, or write the path of another.
    "notebook,"
      40:17-28 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook,". Did you mean "notebook"? → Write notebook.
    "notebook;"
      40:17-28 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook;". Did you mean "notebook"? → Write notebook.
    "note,book"
      40:17-28 bad-icon Section 4, features, item 1 of items: "icon" cannot be "note,book": icon names are small letters, digits and dashes. Did you mean "notebook"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "Brand: Discord"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Brand: Discord". Did you mean "brand:discord"? → Write brand:discord.
    "brand:  discord"
      40:17-34 bad-icon Section 4, features, item 1 of items: "icon" cannot be "brand:  discord". Did you mean "brand:discord"? → Write brand:discord.
    "brands:discord"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "brands:discord". Did you mean "brand:discord"? → Write brand:discord.
    "simple-icons:discord"
      40:17-39 bad-icon Section 4, features, item 1 of items: "icon" cannot be "simple-icons:discord". Did you mean "brand:discord"? → Write brand:discord.
    "logo: discord"
      40:17-32 bad-icon Section 4, features, item 1 of items: "icon" cannot be "logo: discord". Did you mean "brand:discord"? → Write brand:discord.
    "mybrand:discord"
      40:17-34 bad-icon Section 4, features, item 1 of items: "icon" cannot be "mybrand:discord": icon names are small letters, digits and dashes. Did you mean "brand:discord" or "discord-logo"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "Unicorn Horn"
      40:17-31 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Unicorn Horn": icon names are small letters, digits and dashes. Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "Notebok"
      40:17-26 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Notebok": icon names are small letters, digits and dashes. Did you mean "notebook"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "brand:Dscord"
      40:17-31 bad-icon Section 4, features, item 1 of items: "icon" cannot be "brand:Dscord": icon names are small letters, digits and dashes. Did you mean "brand:discord"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "brand:discrd"
      40:17-31 no-icon Section 4, features, item 1 of items: there is no icon "brand:discrd". Did you mean "brand:discord"?
    "brand:unicorn-horn"
      40:17-37 no-icon Section 4, features, item 1 of items: there is no icon "brand:unicorn-horn". The names of brands are listed at simpleicons.org.
    "discord"
      40:17-26 no-icon Section 4, features, item 1 of items: there is no icon "discord". Did you mean "brand:discord" or "discord-logo"?
    "notebok"
      40:17-26 no-icon Section 4, features, item 1 of items: there is no icon "notebok". Did you mean "notebook"?"
  `);
});

test("an icon is offered for what it shows, and a similar spelling only for a slip", () => {
  const names = [
    ...[
      "cog",
      "ai",
      "bolt",
      "done",
      "tune",
      "light",
      "hide",
      "page",
      "bill",
      "cup",
      "brand:unicorn",
    ],
    ...["trash-can", "robot-face", "bar-chart", "eye-off", "mdi-home", "mdi:home", "circle-info"],
    ...["hous", "hart", "usres", "calender", "microphne"],
  ];
  const near = names.map((name) => `${name}: ${suggestIcon(name, iconSets).near.join(", ")}`);
  expect(near.join("\n")).toMatchInlineSnapshot(`
    "cog: gear
    ai: sparkle
    bolt: lightning
    done: check
    tune: sliders
    light: lightbulb
    hide: eye-slash
    page: file
    bill: receipt
    cup: coffee
    brand:unicorn: 
    trash-can: trash
    robot-face: robot, smiley
    bar-chart: chart-bar, chart-bar-horizontal
    eye-off: eye-slash
    mdi-home: house
    mdi:home: house
    circle-info: circle, info
    hous: house
    hart: heart
    usres: users
    calender: calendar, calendar-x, cylinder
    microphne: microphone"
  `);
});
