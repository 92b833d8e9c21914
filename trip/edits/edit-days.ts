import type { TripDay, TripDocument, TripNight } from "../document.ts";
import { nameTowns } from "../name-day.ts";
import {
  type Edited,
  type EditorsOf,
  EditRefused,
  getDay,
  moveTo,
  putDay,
  swap,
  takeIds,
} from "./edited.ts";

const nightIn = ({ base, name }: { base: string | null; name: string }): TripNight =>
  base ? { kind: "base", base, name } : { kind: "named", name };

/** The town of a night: of one on board the port, as the trip calls it. */
function townOf(trip: TripDocument, night: TripNight | null) {
  if (night?.kind === "base" || night?.kind === "way") return night;
  if (night?.kind !== "aboard") return null;
  return { base: night.base, name: nameTowns(trip).get(night.base) ?? night.name };
}

/** A day without plans, where the one before it ends. */
function freeDay(trip: TripDocument, id: string, before: TripDay | undefined): TripDay {
  const night = before?.night ?? null;
  const town = townOf(trip, night);
  const place = town ? { base: town.base, name: town.name } : (before?.place ?? null);
  return {
    id,
    title: "",
    text: "",
    place,
    // Whoever was on the way or on board has come.
    night: town ? nightIn(town) : night?.kind === "named" ? night : null,
    items: [],
    locked: false,
    notices: [],
  };
}

/** Behind the day at `at`, or first of all at -1. */
export function insertFree(
  trip: TripDocument,
  at: number,
  ids: readonly string[],
  title = "",
): TripDocument {
  const known = takeIds(trip, ids);
  const before = trip.days[at] ?? trip.days[0];
  const days = ids.map((id): TripDay => ({ ...freeDay(trip, id, before), title }));
  return { ...known, days: trip.days.toSpliced(at + 1, 0, ...days) };
}

/** A night by its name: in a town that the trip knows, on the way to where the next day begins, or as it is written. */
function nightOf(
  trip: TripDocument,
  { day, at }: ReturnType<typeof getDay>,
  name: string | null,
  isOnWay: boolean,
): TripDay["night"] {
  if (name === null) return null;
  if (day.night && day.night.name === name && (day.night.kind === "way") === isOnWay)
    return day.night;
  const known = [...nameTowns(trip)].find(([, town]) => town === name)?.[0];
  const next = trip.days[at + 1]?.place?.base ?? known ?? null;
  return isOnWay ? { kind: "way", base: next, name } : nightIn({ base: known ?? null, name });
}

const resetDay = (
  trip: TripDocument,
  id: string,
  fields: Partial<Omit<TripDay, "id" | "items">>,
): Pick<Edited, "document" | "undo"> => {
  const { day } = getDay(trip, id);
  const before = Object.fromEntries(
    Object.keys(fields).map((name) => [name, day[name as keyof typeof fields]]),
  );
  return {
    document: putDay(trip, { ...day, ...fields }),
    undo: [{ do: "reset-day", day: id, fields: before }],
  };
};

/** Whole days: dates follow from the place that a day has. */
export const editDays: EditorsOf<
  | "start"
  | "add-day"
  | "free-day"
  | "remove-day"
  | "move-day"
  | "swap-days"
  | "rename-day"
  | "write-day"
  | "night"
  | "lock-day"
  | "restore-day"
  | "reset-day"
> = {
  start: (trip, { start }) => ({
    document: { ...trip, start },
    change: { code: "start-set", values: { date: start ?? "" } },
    undo: [{ do: "start", start: trip.start }],
  }),
  "add-day": (trip, { id, at, title }) => ({
    document: insertFree(trip, Math.min(at, trip.days.length) - 1, [id], title),
    change: { code: "day-added", values: { day: id } },
    undo: [{ do: "remove-day", day: id }],
  }),
  "free-day": (trip, { day, id }) => ({
    document: insertFree(trip, getDay(trip, day).at, [id]),
    change: { code: "day-added", values: { day: id } },
    undo: [{ do: "remove-day", day: id }],
  }),
  "remove-day": (trip, { day: id }) => {
    const { day, at } = getDay(trip, id);
    return {
      document: { ...trip, days: trip.days.toSpliced(at, 1) },
      change: { code: "day-removed", values: { day: id } },
      undo: [{ do: "restore-day", day, at }],
    };
  },
  "move-day": (trip, { day: id, to }) => {
    const { at } = getDay(trip, id);
    if (to >= trip.days.length) throw new EditRefused("no-such-place", { place: to });
    return {
      document: { ...trip, days: moveTo(trip.days, at, to) },
      change: { code: "day-moved", values: { day: id, from: at + 1, to: to + 1 } },
      undo: [{ do: "move-day", day: id, to: at }],
    };
  },
  "swap-days": (trip, edit) => {
    const [one, other] = [getDay(trip, edit.day).at, getDay(trip, edit.with).at];
    return {
      document: { ...trip, days: swap(trip.days, one, other) },
      change: { code: "days-swapped", values: { day: edit.day, with: edit.with } },
      undo: [edit],
    };
  },
  "rename-day": (trip, { day, title }) => ({
    ...resetDay(trip, day, { title }),
    change: { code: "day-renamed", values: { day } },
  }),
  "write-day": (trip, { day, text }) => ({
    ...resetDay(trip, day, { text, notices: [] }),
    change: { code: "day-written", values: { day } },
  }),
  night: (trip, { day, name, isOnWay }) => ({
    ...resetDay(trip, day, { night: nightOf(trip, getDay(trip, day), name, isOnWay) }),
    change: { code: "night-set", values: { day, name: name ?? "" } },
  }),
  "lock-day": (trip, { day, locked }) => ({
    ...resetDay(trip, day, { locked }),
    change: { code: locked ? "day-locked" : "day-unlocked", values: { day } },
  }),
  "restore-day": (trip, { day, at }) => {
    if (trip.days.some(({ id }) => id === day.id)) throw new EditRefused("id-used", { id: day.id });
    return {
      document: { ...trip, days: trip.days.toSpliced(at, 0, day) },
      change: { code: "day-added", values: { day: day.id } },
      undo: [{ do: "remove-day", day: day.id }],
    };
  },
  "reset-day": (trip, { day, fields }) => ({
    ...resetDay(trip, day, fields),
    change: { code: "day-reset", values: { day } },
  }),
};
