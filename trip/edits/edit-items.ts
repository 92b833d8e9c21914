import type { TripItem } from "../document.ts";
import {
  type EditorsOf,
  EditRefused,
  getDay,
  getItem,
  putDay,
  putItem,
  takeIds,
} from "./edited.ts";

/** @throws EditRefused where what it should stand behind is not there */
function insertBehind(
  items: readonly TripItem[],
  behind: string | null,
  item: TripItem,
): TripItem[] {
  const at = behind === null ? -1 : items.findIndex(({ id }) => id === behind);
  if (behind !== null && at < 0) throw new EditRefused("no-such-item", { item: behind });
  return items.toSpliced(at + 1, 0, item);
}

/** Items of the days: stops, rides, meals and what people wrote in. */
export const editItems: EditorsOf<
  | "add-item"
  | "remove-item"
  | "move-item"
  | "swap-items"
  | "replace-item"
  | "rename-item"
  | "write-item"
  | "time"
  | "last"
  | "fix"
  | "restore-item"
  | "reset-item"
> = {
  "add-item": (trip, { day: id, behind, id: item, name, sight, at, text }, by) => {
    const known = takeIds(trip, [item]);
    const { day } = getDay(known, id);
    const fields = { id: item, at, minutes: null, by, text, notices: [], name };
    const added: TripItem = sight
      ? { ...fields, kind: "visit", sight, fixed: "no", why: [] }
      : { ...fields, kind: "own" };
    return {
      document: putDay(known, { ...day, items: insertBehind(day.items, behind, added) }),
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
  "move-item": (trip, { item: id, day: to, behind }) => {
    const { item, day, at } = getItem(trip, id);
    if (behind === id) throw new EditRefused("no-such-item", { item: id });
    const left = putDay(trip, { ...day, items: day.items.toSpliced(at, 1) });
    const { day: goal } = getDay(left, to);
    return {
      document: putDay(left, { ...goal, items: insertBehind(goal.items, behind, item) }),
      change: { code: "item-moved", values: { item: id, from: day.id, to } },
      undo: [{ do: "move-item", item: id, day: day.id, behind: day.items[at - 1]?.id ?? null }],
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
  "replace-item": (trip, { item: id, id: other, name, sight }, by) => {
    const known = takeIds(trip, [other]);
    const { item, day, at } = getItem(known, id);
    const visit: TripItem = {
      ...{ id: other, at: item.at, minutes: null, by, text: "", notices: [] },
      ...{ kind: "visit", sight, name, fixed: "no", why: [] },
    };
    return {
      document: putDay(known, { ...day, items: day.items.with(at, visit) }),
      change: { code: "item-replaced", values: { item: id, with: other, name } },
      undo: [
        { do: "remove-item", item: other },
        { do: "restore-item", item, day: day.id, to: at },
      ],
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
