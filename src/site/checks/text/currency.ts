import { child, dataAt } from "../../../shared/dataAt.ts";
import type { Check } from "../index.ts";

/** A price needs a currency, and only the author knows it. */
export const checkCurrency: Check = ({ tree }) => {
  const app = dataAt(tree.data, ["site", "app"]);
  const price = child(app, "price");
  if (typeof price !== "number" || price <= 0 || child(app, "currency") !== undefined) return [];
  return [
    {
      code: "no-currency",
      message: `Site, app: the price is ${price}, but in which currency is not said, so search engines are told nothing of the app.`,
      hint: "Add a line currency: with its three letters, such as EUR, beside the price.",
      range: tree.valueAt(["site", "app", "price"]),
    },
  ];
};
