import type { TripItem } from "../document.ts";
import {
  type EditorsOf,
  EditRefused,
  getDay,
  getItem,
  moveTo,
  putDay,
  putItem,
  takeIds,
} from "./edited.ts";

/** Items of the days: stops, rides, meals and what people wrote in. */
export const editItems: EditorsOf<
  | "add-item"
  | "remove-item"
  | "move-item"
  | "swap-items"
  | "rename-item"
  | "write-item"
  | "time"
  | "last"
  | "fix"
  | "restore-item"
  | "reset-item"
> = {
  "add-item": (trip, { day: id, to, id: item, name, sight, at, text }, by) => {
    const known = takeIds(trip, [item]);
    const { day } = getDay(known, id);
    const fields = { id: item, at, minutes: null, by, text, notices: [], name };
    const added: TripItem = sight
      ? { ...fields, kind: "visit", sight, fixed: "no", why: [] }
      : { ...fields, kind: "own" };
    return {
      document: putDay(known, { ...day, items: day.items.toSpliced(to, 0, added) }),
      change: { code: "item-added", values: { item, day: id, name } },
      undo: [{ do: "remove-item", item }],
    };
  },
  "remove-item": (trip, { item: id }) => {
    const { item, day, at } = getItem(trip, id);
    return {
      document: putDay(trip, { ...day, items: day.items.toSpliced(at, 1) }),
      change: { code: "item-removed", values: { item: id, day: day.id } },
      undo: [{ do: "restore-item", item, day: day.id, to: at }],
    };
  },
  "move-item": (trip, { item: id, day: to, to: place }) => {
    const { item, day, at } = getItem(trip, id);
    const { day: goal } = getDay(trip, to);
    const undo = [{ do: "move-item", item: id, day: day.id, to: at } as const];
    const change = { code: "item-moved", values: { item: id, from: day.id, to } };
    if (goal.id === day.id)
      return {
        document: putDay(trip, { ...day, items: moveTo(day.items, at, place) }),
        change,
        undo,
      };
    const left = putDay(trip, { ...day, items: day.items.toSpliced(at, 1) });
    return {
      document: putDay(left, { ...goal, items: goal.items.toSpliced(place, 0, item) }),
      change,
      undo,
    };
  },
  "swap-items": (trip, edit) => {
    const [one, other] = [getItem(trip, edit.item), getItem(trip, edit.with)];
    const exchange = (item: TripItem) =>
      item.id === edit.item ? other.item : item.id === edit.with ? one.item : item;
    return {
      document: {
        ...trip,
        days: trip.days.map((day) => ({ ...day, items: day.items.map(exchange) })),
      },
      change: { code: "items-swapped", values: { item: edit.item, with: edit.with } },
      undo: [edit],
    };
  },
  "rename-item": (trip, { item: id, name }) => {
    const { item } = getItem(trip, id);
    // A ride that is called otherwise is what somebody wrote, and no way of the facts any more.
    const { at, minutes, by, text, notices } = item;
    const renamed: TripItem =
      item.kind === "ride"
        ? { id, at, minutes, by, text, notices, kind: "own", name }
        : { ...item, name };
    return {
      document: putItem(trip, renamed),
      change: { code: "item-renamed", values: { item: id, name } },
      undo: [{ do: "reset-item", item }],
    };
  },
  "write-item": (trip, { item: id, text }) => {
    const { item } = getItem(trip, id);
    // Whoever writes says why it is there; who wipes it away does not want to be told.
    const written = item.kind === "visit" ? { ...item, text, why: [] } : { ...item, text };
    return {
      document: putItem(trip, written),
      change: { code: "item-written", values: { item: id } },
      undo: [{ do: "reset-item", item }],
    };
  },
  time: (trip, { item: id, at }) => {
    const { item } = getItem(trip, id);
    return {
      document: putItem(trip, { ...item, at }),
      change: { code: "time-set", values: { item: id, ...(at !== null && { at }) } },
      undo: [{ do: "time", item: id, at: item.at }],
    };
  },
  last: (trip, { item: id, minutes }) => {
    const { item } = getItem(trip, id);
    return {
      document: putItem(trip, { ...item, minutes }),
      change: { code: "length-set", values: { item: id, ...(minutes !== null && { minutes }) } },
      undo: [{ do: "last", item: id, minutes: item.minutes }],
    };
  },
  fix: (trip, { item: id, fixed }) => {
    const { item } = getItem(trip, id);
    if (item.kind !== "visit") throw new EditRefused("not-a-visit", { item: id });
    return {
      document: putItem(trip, { ...item, fixed }),
      change: { code: "item-fixed", values: { item: id, fixed } },
      undo: [{ do: "fix", item: id, fixed: item.fixed }],
    };
  },
  "restore-item": (trip, { item, day: id, to }) => {
    const { day } = getDay(trip, id);
    if (trip.days.some(({ items }) => items.some((one) => one.id === item.id)))
      throw new EditRefused("id-used", { id: item.id });
    return {
      document: putDay(trip, { ...day, items: day.items.toSpliced(to, 0, item) }),
      change: { code: "item-added", values: { item: item.id, day: id } },
      undo: [{ do: "remove-item", item: item.id }],
    };
  },
  "reset-item": (trip, { item }) => ({
    document: putItem(trip, item),
    change: { code: "item-reset", values: { item: item.id } },
    undo: [{ do: "reset-item", item: getItem(trip, item.id).item }],
  }),
};
