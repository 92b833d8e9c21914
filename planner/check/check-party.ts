import type { Itinerary, Visit } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";

/** True where a visit tells somebody in a wheelchair how it is without steps: yes alone as a reason, all else as a notice. */
export function saysStanding(stepFree: string, { why, notices }: Visit): boolean {
  const isYes = why.some(({ code }) => code === "why-step-free");
  if (isYes || stepFree === "yes") return isYes && stepFree === "yes";
  return notices.some(
    ({ code, values }) =>
      (code === "access-wheelchair" && stepFree === "no") ||
      (code === "step-free" && values?.access === stepFree),
  );
}

/** No visit begins before the time that was named, but for musts; what the party eats is said at each stay. */
export function checkParty({ wish, days, stays }: Itinerary, say: Say): void {
  const { dayFrom, must, pins, party } = wish;
  const asked = new Set([...must, ...pins.flatMap((pin) => ("sight" in pin ? [pin.sight] : []))]);
  for (const { number, parts } of days)
    for (const part of parts)
      if (part.kind === "visit" && part.from < (dayFrom ?? 0) && !asked.has(part.sight))
        say("late", `${part.name} on day ${number} begins at ${part.from}, before the day may.`);
  const { diet = "any" } = party;
  if (diet === "any") return;
  for (const { afterDay, base } of stays)
    if (!days[afterDay - 1]?.notices.some(({ code }) => code === "diet"))
      say("fit", `nobody in ${base.name} is told of ${diet} food.`);
}
