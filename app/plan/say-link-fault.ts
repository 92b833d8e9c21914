import { m } from "#app/paraglide/messages.js";
import type { Told } from "#trip/told.ts";

const faults: Record<string, () => string> = {
  "link-empty": m.plan_link_fault_empty,
  "link-planned-anew": m.plan_link_fault_anew,
  "link-later": m.plan_link_fault_later,
  "link-broken": m.plan_link_fault_broken,
  "link-damaged": m.plan_link_fault_damaged,
  "link-days-lost": m.plan_link_fault_days,
};

/** What could not be read of a plan's link, as a sentence. */
export const sayLinkFault = ({ code, values }: Told): string =>
  code === "link-part"
    ? m.plan_link_fault_part({ count: Number(values.count) })
    : (faults[code] ?? m.plan_link_fault_broken)();
