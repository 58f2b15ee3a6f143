/** The text of `npm run edit -- --help`. */
export const editHelp = `npm run edit -- <what to do>

Changes page.yaml by the fewest bytes that say it, and shows the lines that changed.

  move faq --after hero          moves a section; also --before faq, --to 2 (0 is the first)
  enable faq                     puts a section on the page
  disable faq                    takes it off the page, and leaves it in the file
  add pricing --before faq       adds a section with example words; --props '{ … }' gives its own, --id its name
  duplicate faq                  copies a section below itself
  delete faq                     deletes a section
  rename faq questions           gives a section another id; every link to it follows. Takes the id of an item or
                                 of a heading, {#id}, too
  rename /privacy/ /legal/privacy/
                                 gives a page another address; every link to it follows, and the old address redirects
  set hero.title "Hello"         changes a setting, or adds it
  set theme.colors.accent "#1f5d4c"
  remove hero.eyebrow            takes a setting out
  insert hero.stores '{ "store": "app-store", "href": "todo" }'
                                 adds an item to a list, at its end or --at 0
  duplicate hero.stores.0        copies an item; items are counted from 0
  remove hero.stores.0           deletes an item
  move hero.stores.0 --to 1      moves an item
  undo                           takes the last edit back
  redo                           makes the edit again that was taken back last

A section is called by its id, or by its type where one alone is of that type. What follows the name leads
inside: hero.title, hero.button.label, hero.tone. Without a section, it starts with site or theme: site.title.
A text that starts with - stands behind --: set hero.title -- "- 20 %"

  --file pages/x.yaml            edits another page than page.yaml; links on all pages follow a new id
  --print                        prints the whole file as it would be, and changes nothing
  --json -                       reads one operation, or a list of them, from standard input:
                                 { "do": "set", "section": "hero", "path": ["props", "title"], "value": "Hello" }
                                 With "was", it is made only if the value still is what "was" says; in a list,
                                 "was" is the whole item. A list of operations is made as a whole, or not at all.

Says which errors npm run check reports of the edit, if there are any.
Exits with 0 when it is done, 1 when it is refused, 2 when it is called wrongly.
`;
