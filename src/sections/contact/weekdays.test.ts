import { expect, it } from "vitest";
import { nameDays, nameHours } from "./weekdays.ts";

it("names days in a row by the first and the last, in their order", () => {
  expect(nameDays(["Wednesday", "Monday", "Tuesday"], "en")).toBe("Monday – Wednesday");
  expect(nameDays(["Saturday", "Sunday"], "de")).toBe("Samstag, Sonntag");
  expect(nameDays(["Monday", "Thursday", "Friday", "Saturday"], "en")).toBe(
    "Monday, Thursday – Saturday",
  );
});

it("names hours as the language does", () => {
  const hours = { days: ["Monday"], opens: "09:00", closes: "17:30" } as const;
  expect(nameHours({ ...hours, days: ["Monday"] }, "de")).toBe("09:00 – 17:30");
  expect(nameHours({ ...hours, days: ["Monday"] }, "en-US").replaceAll("\u202f", " ")).toBe(
    "9:00 AM – 5:30 PM",
  );
});
