import { m } from "#app/paraglide/messages.js";
import type { Told } from "#trip/told.ts";

type Values = { count: number; day: number; most: number };
const faults: Record<string, (values: Values) => string> = {
  "link-empty": m.plan_link_fault_empty,
  "link-planned-anew": m.plan_link_fault_anew,
  "link-later": m.plan_link_fault_later,
  "link-broken": m.plan_link_fault_broken,
  "link-damaged": m.plan_link_fault_damaged,
  "link-part": m.plan_link_fault_part,
  "link-days-over": m.plan_link_fault_over,
  "link-day-damaged": m.plan_link_fault_day,
  "link-day-twice": m.plan_link_fault_twice,
  "link-day-rest": m.plan_link_fault_rest,
  "link-days-lost": m.plan_link_fault_days,
};

/** What could not be read of a plan's link, as a sentence. */
export const sayLinkFault = ({ code, values }: Told): string =>
  (faults[code] ?? m.plan_link_fault_broken)({
    count: Number(values.count),
    day: Number(values.day),
    most: Number(values.most),
  });
