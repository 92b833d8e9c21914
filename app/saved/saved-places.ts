import { readStored, useStored, writeStored } from "#app/calls/stored-values.ts";

/** A sight or a town that somebody has taken to heart, by the id that the planner knows. */
export type SavedPlace = { id: string; name: string };

const storageKey = "plan.wished";
/** As many as a wish can hold. */
const most = 60;

function read(text: string | null): SavedPlace[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.filter(
      (one: Partial<SavedPlace> | null): one is SavedPlace =>
        typeof one?.id === "string" && typeof one.name === "string",
    );
  } catch {
    return [];
  }
}

export const readSavedPlaces = (): SavedPlace[] => read(readStored(storageKey));

/** The places taken to heart, live; none on the server and until the page is hydrated. */
export const useSavedPlaces = (): SavedPlace[] => read(useStored(storageKey));

/** @returns whether it is taken to heart now */
export function toggleSavedPlace(place: SavedPlace): boolean {
  const others = readSavedPlaces().filter(({ id }) => id !== place.id);
  const isNew = others.length === readSavedPlaces().length;
  writeStored(storageKey, JSON.stringify(isNew ? [place, ...others].slice(0, most) : others));
  return isNew;
}

export const dropSavedPlace = (id: string): void => {
  const kept = readSavedPlaces();
  if (kept.some((one) => one.id === id))
    writeStored(storageKey, JSON.stringify(kept.filter((one) => one.id !== id)));
};
