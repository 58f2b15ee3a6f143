import { describe, expect, it } from "vitest";
import { nameFields, reservedNames, sentOption } from "./fieldNames.ts";
import { formServices } from "./providers/formServices.ts";
import type { FormService } from "./schema.gen.ts";

const services = Object.keys(formServices) as FormService[];

describe.each(services)("a form that %s takes", (service) => {
  const form = { service, action: formServices[service].example || undefined, thanks: "/thanks/" };

  it("sends no two fields under one name, whatever their labels are", () => {
    const reserved = reservedNames({ ...form, consent: "Yes" });
    const labels = ["Size", "Size", "Size 2", "consent", "form-name", ...reserved, "Size"];
    const fields = [
      ...labels.map((label) => ({ label })),
      { label: "E-mail", kind: "email" },
      { label: "E-mail", kind: "email" },
      { label: "Colour", name: "Size" },
      { label: formServices[service].email },
    ];
    const names = nameFields(fields, { ...form, consent: "Yes" });
    expect(new Set([...names, ...reserved]).size).toBe(fields.length + reserved.length);
  });

  it("keeps a name that is free", () => {
    const fields = [
      { label: "Your name" },
      { label: "E-mail", kind: "email" },
      { label: "Second e-mail", kind: "email" },
      { label: "Phone", name: "phone" },
    ];
    const { email } = formServices[service];
    expect(nameFields(fields, form)).toEqual(["Your name", email, "Second e-mail", "phone"]);
  });
});

it("numbers a label that another field has been given as its name", () => {
  const fields = [{ label: "Size" }, { label: "Colour", name: "Size" }, { label: "Size" }];
  expect(nameFields(fields, { service: "own" })).toEqual(["Size 2", "Size", "Size 3"]);
});

it("names each of several options at Mailchimp, as its embedded forms do", () => {
  const groups = { name: "group[7]", several: true };
  expect(sentOption("mailchimp", groups, "2")).toEqual({ name: "group[7][2]", value: "2" });
  expect(sentOption("mailchimp", { name: "gdpr", several: true }, "37317")).toEqual({
    name: "gdpr[37317]",
    value: "Y",
  });
  expect(sentOption("mailchimp", { name: "group[7]" }, "2").name).toBe("group[7]");
  expect(sentOption("own", groups, "2").name).toBe("group[7]");
});
