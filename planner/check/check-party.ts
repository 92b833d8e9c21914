import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";

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
