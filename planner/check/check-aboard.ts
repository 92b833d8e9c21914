import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, Stay } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";

const styles = ["simple", "comfortable", "fine"];

/** A night on board: in its town, the last of its day, left in the morning, and in no room. */
export function checkAboard(plannable: Plannable, itinerary: Itinerary, say: Say): void {
  const { days, stays } = itinerary;
  const boats = new Map(
    plannable.sights.flatMap((sight) => (sight.overnight === undefined ? [] : [[sight.id, sight]])),
  );
  days.forEach((day, index) => {
    const boarded = day.parts.findIndex((part) => part.kind === "visit" && boats.has(part.sight));
    const part = day.parts[boarded];
    if (part?.kind !== "visit") {
      if (day.aboard) say("nights", `night ${index + 1} is on board of nothing.`);
      return;
    }
    const boat = boats.get(part.sight);
    const town = boat && plannable.bases[boat.base]?.id;
    if (day.aboard !== part.name || day.sleeps?.id !== town)
      say("nights", `night ${index + 1} is not slept on board of ${part.name}.`);
    if (boarded < day.parts.length - 1)
      say("times", `day ${index + 1} goes on after one is on board.`);
    const next = days[index + 1]?.parts[0];
    if (next && next.from < (boat?.overnight ?? 0))
      say("times", `day ${index + 2} begins before one is back on land.`);
  });
  for (const stay of stays) checkRooms(plannable, itinerary, stay, say);
}

/** Rooms are paid for the nights on land alone. */
function checkRooms(plannable: Plannable, { days, wish }: Itinerary, stay: Stay, say: Say): void {
  const { afterDay, nights, aboard = 0, base, price, style } = stay;
  const onBoard = days.filter(
    (day) => day.aboard && day.number >= afterDay && day.number < afterDay + nights,
  ).length;
  if (onBoard !== aboard) say("money", `${base.name} counts ${aboard} nights on board.`);
  const room = plannable.bases.find(({ id }) => id === base.id)?.prices[styles.indexOf(style)];
  if (!room || !price) return;
  const { adults, children } = wish.party;
  const beds = adults + children.filter((age) => age > 11).length;
  const rooms = Math.max(Math.ceil(beds / 2), Math.ceil((adults + children.length) / 3));
  const paid = rooms * (nights - onBoard);
  if (price[0] < room[0] * paid || price[1] > room[1] * paid || price[1] > price[0] * 1.5 + paid)
    say("money", `${base.name} is paid for other nights than are slept there.`);
}
