import { expect, test } from "vitest";
import { tellAll } from "./tellFlawed.ts";

test("entries of lists", () => {
  const lines = [
    ...[
      "* name",
      "*name",
      "• name",
      "– name",
      "+ name",
      "*\tname",
      "-name",
      "-'name'",
      "-[name",
      "- - name",
      "-  - name",
      "--name",
    ],
  ];
  expect(tellAll("- name", lines)).toMatchInlineSnapshot(`
    "* name
      not-allowed
      62:9-62:10 bullet Entries of a list start with - here, not with *. Write - in place of the *.
      wrong-kind
      →         - name: Noor
    *name
      not-allowed
      62:9-62:20 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around it: "*name: Noor"
      63:11-63:20 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
    • name
      not-allowed
      62:9-62:10 bullet Entries of a list start with - here, not with •. Write - in place of the •.
      wrong-kind
      →         - name: Noor
    – name
      not-allowed
      62:9-62:10 bullet Entries of a list start with - here, not with –. Write - in place of the –.
      wrong-kind
      →         - name: Noor
    + name
      not-allowed
      62:9-62:10 bullet Entries of a list start with - here, not with +. Write - in place of the +.
      wrong-kind
      →         - name: Noor
    *	name
      not-allowed
      62:9-62:10 bullet Entries of a list start with - here, not with *. Write - in place of the *.
    -name
      not-allowed
      62:9-62:10 space-after-dash A space is missing after the - that starts an entry. Write - with a space behind it.
      wrong-kind
      →         - name: Noor
    -'name'
      not-allowed
      62:9-62:10 space-after-dash A space is missing after the - that starts an entry. Write - with a space behind it.
      wrong-kind
      →         - 'name': Noor
    -[name
      not-allowed
      62:9-62:10 space-after-dash A space is missing after the - that starts an entry. Write - with a space behind it.
    - - name
      not-allowed
      62:9-62:12 double-dash Two dashes stand here; one starts an entry of the list. Take one of them out.
      wrong-kind
      →         - name: Noor
    -  - name
      not-allowed
      62:9-62:13 double-dash Two dashes stand here; one starts an entry of the list. Take one of them out.
      wrong-kind
      →         - name: Noor
    --name
      not-allowed
      63:11-63:20 nameless A group of settings starts here, but no line names it. A line such as props: is missing above it. If its lines belong beside "--name", let them start exactly below that.
      wrong-kind"
  `);
  const entries = [
    "      - name",
    "       - name",
    "         - name",
    "        name",
    "          name",
    "- name",
    "        -\n        - name",
  ];
  expect(tellAll("        - name", entries)).toMatchInlineSnapshot(`
    "      - name
      not-allowed
      62:7-62:19 indent This - does not stand two columns left of the settings below it. Put 2 more spaces before it.
      wrong-kind
           - name
      not-allowed
      62:8-62:20 indent This - does not stand two columns left of the settings below it. Put 1 more space before it.
      wrong-kind
             - name
      not-allowed
      62:10-62:22 indent This - does not stand two columns left of the settings below it. Take 1 space away before it.
      wrong-kind
            name
      not-allowed
      63:11-63:20 nameless A group of settings starts here, but no line names it. A line such as props: is missing above it. If its lines belong beside "name", let them start exactly below that.
      wrong-kind
              name
      not-allowed
      61:7-61:12 wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings. Write - and a space before name:, and two more spaces before each line below that belongs to it.
      wrong-kind
      →           - name: Noor
      →             rating: 4
      →             feedback: I sleep again.
    - name
      not-allowed
      61:7-61:13 indent This line does not stand exactly below or above the settings it belongs to. Add or remove spaces at its start, until it stands in line with the others of its group.
            -
            - name
      not-allowed
      62:10-62:10 empty Section 6, testimonials: item 1 of items is empty. Take the entry out, or fill it. What one person said.
      wrong-kind
      →         - name: Noor
      →           rating: 4
      →           feedback: I sleep again.
      →   - type: footer
      →     props:
      →       year: 20.5
      →       social:
      →         title: Social
      →         links:
      →           - label: Discord
      →             icon: brand:discord
      →             href: https://lull.museum/chat
      → "
  `);
  const sections = [
    "- type: faq",
    " - type: faq",
    "   - type: faq",
    "    - type: faq",
    "  -  type: faq",
    "  - - type: faq",
    "  type: faq",
  ];
  expect(tellAll("  - type: faq", sections)).toMatchInlineSnapshot(`
    "- type: faq
      not-allowed
      46:1-46:12 indent This - does not stand exactly below those of the entries above it. Put 2 more spaces before it.
      wrong-kind
     - type: faq
      not-allowed
      46:2-46:13 indent This - does not stand exactly below those of the entries above it. Put 1 more space before it.
      wrong-kind
       - type: faq
      not-allowed
      46:4-46:15 indent This - does not stand exactly below those of the entries above it. Take 1 space away before it.
      wrong-kind
        - type: faq
      not-allowed
      46:5-46:16 indent This - does not stand exactly below those of the entries above it. Take 2 spaces away before it.
      wrong-kind
      -  type: faq
      not-allowed
      46:3-46:10 indent "type" stands further right than the settings below it. Take 1 space away behind the -.
      wrong-kind
      →   - type: faq
      - - type: faq
      not-allowed
      46:3-46:6 double-dash Two dashes stand here; one starts an entry of the list. Take one of them out.
      wrong-kind
      →   - type: faq
      type: faq
      not-allowed
      46:3-46:12 dash "type" starts an entry of the list, but there is no - in front of it. Begin the line with 2 spaces, - and a space.
      wrong-kind
      →   - type: faq"
  `);
});
