import { expect, test } from "vitest";
import { stringify } from "yaml";
import { read } from "../../../../tests/diagnostics/readFixture.ts";

const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };
const countIn = (type: string, props: object) =>
  read(stringify({ site, sections: [{ type, props }] }, { lineWidth: 0 })).diagnostics.filter(
    ({ code }) => code === "placeholder",
  ).length;

test.each([
  ...["Feature 1", "Feature One", "Feature title", "Step 1 title", "Team member", "Author name"],
  ...["Ihr Slogan", "Votre slogan", "Your tagline", "Your story here", "Your name", "Frage 2"],
  ...["タイトル", "标题", "제목", "Заголовок", "Overskrift", "Kop 1", "כותרת", "Question", "N/A"],
  ...["This is a heading", "This is some text", "Some text", "Replace me", "Change this text"],
  ...["Fill in later", "Click here to edit", "COMPANY_NAME", "Dummy", "More text to come"],
])("%s is a placeholder as a title", (title) =>
  expect(countIn("statement", { title, lines: ["Sleep well tonight"] })).toBe(1),
);

test.each([
  ...["Features", "Step 1", "Plan 2", "Your night", "Answers", "One question", "Title deeds"],
  ...[
    "This is a quiet place",
    "Welcome to our website",
    "Change this habit",
    "NASA",
    "Option value",
  ],
  ...["Your stories", "Service", "Text us", "© Your own night", "None of the noise"],
])("%s is a title", (title) =>
  expect(countIn("statement", { title, lines: ["Sleep well tonight"] })).toBe(0),
);

test("a note of the footer, and the options of a form", () => {
  expect(countIn("footer", { year: 2025, note: "© Your Company. All rights reserved." })).toBe(1);
  expect(countIn("footer", { year: 2025, note: "© 2025 Ihr Unternehmen" })).toBe(1);
  const field = (given: object) =>
    countIn("contact", {
      title: "Write",
      form: { service: "netlify", button: "Send", fields: [given] },
    });
  expect(field({ label: "Size", options: ["Option 1", "Option 2"] })).toBe(2);
  expect(field({ label: "Your name", placeholder: "John Doe" })).toBe(0);
  expect(field({ label: "E-mail", kind: "email", placeholder: "you@example.com" })).toBe(0);
  expect(field({ label: "Letter", placeholder: "Lorem ipsum" })).toBe(1);
  expect(field({ label: "Letter", placeholder: "TBD" })).toBe(1);
});
