import type { Itinerary } from "#contract/trip/itinerary.ts";

type Plan = Pick<Itinerary, "days">;

/** Days whose night became one on the way by a change of the plan, and days whose night is none any more: their ids. */
export type OnWayChange = { came: string[]; went: string[] };

const listOnWay = ({ days }: Plan): string[] =>
  days
    .filter(
      ({ sleeps, parts }) => sleeps && parts.some((part) => part.kind === "ride" && part.night),
    )
    .map(({ id }) => id);

/** What a change of the plan did to the nights on the way. `before` null: nothing was planned. */
export function compareNightsOnWay(before: Plan | null, after: Plan): OnWayChange {
  const [was, is] = [before ? listOnWay(before) : [], listOnWay(after)];
  return {
    came: is.filter((id) => !was.includes(id)),
    went: was.filter((id) => !is.includes(id)),
  };
}

/** The nights on the way after that: what somebody ticked by hand stays. */
export const putNightsOnWay = (kept: readonly string[], { came, went }: OnWayChange): string[] => [
  ...kept.filter((id) => !went.includes(id) && !came.includes(id)),
  ...came,
];
