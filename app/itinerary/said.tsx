import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { loadLate } from "#app/release/load-late.ts";
import { spellTold } from "#trip/spell-told.ts";
import type { Say } from "#trip/told.ts";
import { listTold } from "#words/list-told.ts";
import { loadSay } from "#words/load-say.ts";

/**
 * How codes of a trip become sentences on a page. Of a trip that came with the page the server has made them; for
 * any other the words of the language are fetched, which no first view needs.
 */

let words: Say | null = null;

/** @throws where the words do not come */
export async function loadWords(): Promise<void> {
  words ??= await loadLate(loadSay[import.meta.env.LANGUAGE]);
}

/** The sentence; empty as long as the words are not there. */
export const sayLoaded: Say = (told) => words?.(told) ?? "";

/** An answer of the planner, once it can be said; without the words it says less. */
export async function withWords<T>(answer: Promise<T>): Promise<T> {
  const [value] = await Promise.all([answer, loadWords().catch(() => {})]);
  return value;
}

/** Fetches the words when they are needed. True: they are there, or do not come; then a trip says less. */
export function useWords(isNeeded: boolean): boolean {
  const [isOver, setOver] = useState(words !== null);
  useEffect(() => {
    if (!isNeeded || isOver) return;
    let isGone = false;
    loadWords()
      .catch(() => {})
      .then(() => !isGone && setOver(true));
    return () => {
      isGone = true;
    };
  }, [isNeeded, isOver]);
  return isOver;
}

const Said = createContext<ReadonlyMap<string, string>>(new Map());

/** `said`: what the server says of `trip`, in the order of `listTold`. */
export function SaidProvider({
  trip,
  said,
  children,
}: {
  trip: unknown;
  said: readonly string[];
  children: ReactNode;
}) {
  const known = useMemo(
    () => new Map(listTold(trip).map((told, index) => [spellTold(told), said[index] ?? ""])),
    [trip, said],
  );
  return <Said value={known}>{children}</Said>;
}

/** Says what a trip says, in the page's language. */
export function useSay(): Say {
  const known = use(Said);
  return (told) => known.get(spellTold(told)) ?? sayLoaded(told);
}
