import type { Ride } from "#contract/trip/itinerary.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { getBase, getSight } from "./facts-index.ts";
import type { Hop } from "./hop.ts";
import type { Passage } from "./passages.ts";
import { listRunNotices } from "./run-days.ts";
import type { Stop } from "./stops.ts";
import { spareWalks } from "./tell-entrance.ts";
import { hasBreaks } from "./traveller.ts";
import type { TripModel } from "./trip-model.ts";

export const nameStop = ({ facts }: TripModel, { base, sight }: Stop) =>
  sight === null ? getBase(facts, base).name : getSight(facts, sight).name;
const longRide = 150;

/** Lunch on the longest of the rides, whose departures wait for nobody. */
export function eatSeated(rides: readonly Ride[]): void {
  const longest = Math.max(...rides.map(({ minutes }) => minutes));
  rides.find(({ minutes }) => minutes === longest)?.notices.push(note("meal-seated"));
}

/** Who must set out before the day's usual begin is told so. */
export const listRisingNotices = (rises: number): ToldNotice[] =>
  rises > 0 ? [note("early-start", { minutes: Math.round(rises) })] : [];

export function writeRides(
  model: TripModel,
  passage: Passage,
  leaves: number,
  halt: number,
): Ride[] {
  const { youngest } = model.traveller;
  let time = leaves;
  const longest = Math.max(...passage.rides.map(({ minutes }) => minutes));
  let hasHalted = halt === 0;
  return passage.rides.map((ride): Ride => {
    const halts = !hasHalted && ride.minutes === longest;
    hasHalted ||= halts;
    const from = Math.max(time, ride.begins ?? time);
    time = from + ride.minutes + (halts ? halt : 0);
    return {
      kind: "ride",
      mode: ride.mode,
      from,
      to: time,
      fromName: nameStop(model, ride.from),
      toName: nameStop(model, ride.to),
      minutes: ride.minutes,
      slowMinutes: Math.max(ride.minutes, ride.slow),
      km: Math.round(ride.km * 10) / 10,
      estimated: ride.estimated,
      ...(ride.between && {
        between: [idAt(model, ride.between[0]), idAt(model, ride.between[1])] as [string, string],
      }),
      night: false,
      ...(ride.departs !== undefined && { departs: ride.departs }),
      ...(ride.name && { name: ride.name }),
      fare: [Math.round(ride.fare[0]), Math.round(ride.fare[1])],
      notices: [
        ...(halts ? [note("meal-halt", { minutes: halt })] : []),
        ...(ride.mode === "road" && ride.between && hasBreaks(ride.minutes, youngest)
          ? [note("breaks")]
          : []),
        ...(ride.note ? [note("way", { text: ride.note })] : []),
        ...(ride.carriers && spareWalks(model.traveller)
          ? [note("carried", { by: ride.carriers, leaves: "little" })]
          : []),
        ...listRunNotices(ride),
        ...(ride.estimated && ride.between && ride.minutes >= longRide ? [note("estimated")] : []),
      ],
    };
  });
}

const idAt = ({ facts }: TripModel, base: number) => getBase(facts, base).id;

export function writeNight(model: TripModel, hop: Hop, departs: number): Ride {
  return {
    kind: "ride",
    mode: hop.mode,
    from: departs,
    to: departs + hop.minutes,
    fromName: getBase(model.facts, hop.from).name,
    toName: getBase(model.facts, hop.to).name,
    minutes: hop.minutes,
    slowMinutes: Math.max(hop.minutes, hop.slow),
    km: hop.km,
    estimated: false,
    between: [idAt(model, hop.from), idAt(model, hop.to)],
    night: true,
    ...(hop.name && { name: hop.name }),
    fare: [Math.round(hop.fare[0]), Math.round(hop.fare[1])],
    notices: [...(hop.note ? [note("way", { text: hop.note })] : []), ...listRunNotices(hop)],
  };
}
