import * as z from "zod/mini";
import { optionalLine } from "#contract/text.ts";
import { formatPaisa } from "./money-arithmetic.ts";
import { mostPrice } from "./quote-item.ts";

/** What a rate says beside its prices. Amounts in paisa, with the rate's margin upon them. What does not belong to its kind is empty. */
export const mealPlans = ["", "EP", "CP", "MAP", "AP"] as const;
export const sharings = ["", "single", "double", "triple"] as const;
export const guideSpans = ["", "half", "full"] as const;

/** Empty: the tax is in the prices. */
export const supplierTaxes = ["", "stay", "5", "18"] as const;

const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);
const amount = orNull(
  z
    .int("A price must be whole paisa.")
    .check(
      z.gte(0, "A price must not be negative."),
      z.lte(mostPrice, "A price is at most ten crore rupees."),
    ),
);

const kilometres = orNull(
  z
    .int("Kilometres are a whole number.")
    .check(z.gte(0), z.lte(5000, "At most 5,000 kilometres a day.")),
);

export const RateTerms = z.strictObject({
  plan: z._default(z.enum(mealPlans, "A meal plan is EP, CP, MAP or AP."), ""),
  sharing: z._default(z.enum(sharings, "A room is single, double or triple."), ""),
  /** ISO weekdays, Monday is 1, after whose night the supplement is due. */
  weekend: z._default(
    z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7, "A week has seven days.")),
    [],
  ),
  weekendPrice: amount,
  kmPerDay: kilometres,
  extraKm: amount,
  driverPerDay: amount,
  night: amount,
  /** Kilometres that are paid each day, driven or not. */
  leastKm: kilometres,
  span: z._default(z.enum(guideSpans, "A guide is for half a day or a full day."), ""),
  language: optionalLine("The language", 60),
  /** What the supplier adds to the prices: a room's GST by its price, or a share of it. */
  gst: z._default(z.enum(supplierTaxes, "A supplier's GST is stay, 5 or 18."), ""),
});
export type RateTerms = z.infer<typeof RateTerms>;

export const noTerms: RateTerms = RateTerms.parse({});

export const planNames = {
  EP: "room only",
  CP: "with breakfast",
  MAP: "with breakfast and dinner",
  AP: "with all meals",
} as const;

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The terms as one reads them in the book and on a line: "MAP (with breakfast and dinner), double; 250 km a day". */
export function sayTerms(terms: RateTerms): string {
  const { plan, sharing, weekend, weekendPrice, kmPerDay, extraKm, leastKm } = terms;
  const sum = (paisa: number | null, text: (said: string) => string) =>
    paisa === null ? "" : text(formatPaisa(paisa));
  return [
    plan && `${plan} (${planNames[plan]})`,
    sharing,
    weekend.length > 0 &&
      sum(
        weekendPrice,
        (said) => `${weekend.map((day) => weekdays[day - 1]).join(", ")} nights + ${said}`,
      ),
    kmPerDay !== null && `${kmPerDay} km a day included`,
    leastKm !== null && `at least ${leastKm} km a day`,
    sum(extraKm, (said) => `further km ${said}`),
    sum(terms.driverPerDay, (said) => `driver ${said} a day`),
    sum(terms.night, (said) => `night ${said}`),
    terms.span && (terms.span === "half" ? "half day" : "full day"),
    terms.language,
  ]
    .filter(Boolean)
    .join("; ");
}

/** 1 for Monday to 7 for Sunday, of a day YYYY-MM-DD. */
export const weekdayOf = (day: string): number => {
  const at = new Date(`${day}T00:00:00Z`).getUTCDay();
  return at === 0 ? 7 : at;
};
