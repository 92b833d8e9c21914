import type { FactTexts } from "#contract/content/packed-facts.ts";
import { nameBack } from "#planner/trip/name-back.ts";
import { fillMarks, listParts } from "#planner/trip/text-marks.ts";
import { fetchFacts } from "./fetch-facts.ts";

/** So many parts that are missing at once are fetched as one file, with all others. */
const fewParts = 8;

/** The texts that trips show, each part of them fetched once, when a trip is there that shows it. */
export type FactTextsReader = {
  /** The same with its texts. @throws what kept a part away twice, `FactsGone` where it says something else by now */
  fill<T>(value: T): Promise<T>;
  /** Fetches parts that will be asked for; what does not come is asked for then. */
  prepare(parts: Iterable<string>): void;
};

/** `findFacts`: the address of the facts, beside which their texts lie. */
export function createFactTexts(findFacts: () => string): FactTextsReader {
  const known = new Map<string, FactTexts>();
  const asked = new Map<string, Promise<void>>();
  const ask = (name: string, take: (text: string) => void): Promise<void> => {
    const address = findFacts().replace(/facts-.*$/, `texts-${name}.json`);
    const running = asked.get(name) ?? fetchFacts(address).then(take);
    asked.set(name, running);
    running.catch(() => asked.delete(name));
    return running;
  };
  const askPart = (part: string) =>
    ask(part, (text) => known.set(part, JSON.parse(text) as FactTexts));
  const askAll = () => {
    const [, release] = /facts-(.*)\.json$/.exec(findFacts()) ?? [];
    return ask(`all-${release}`, (text) => {
      const all = JSON.parse(text) as Record<string, FactTexts>;
      for (const [part, texts] of Object.entries(all)) known.set(part, texts);
    });
  };
  const listMissing = (parts: Iterable<string>) => [...parts].filter((part) => !known.has(part));
  async function get(parts: Iterable<string>): Promise<void> {
    if (listMissing(parts).length > fewParts) await askAll();
    await Promise.all(listMissing(parts).map(askPart));
  }
  return {
    async fill(value) {
      const parts = listParts(value);
      if (parts.size === 0) return value;
      await get(parts);
      return fillMarks(value, (part, index, isBack) => {
        const text = known.get(part)?.[index] ?? "";
        return isBack ? nameBack(text) : text;
      });
    },
    prepare: (parts) => void get(parts).catch(() => {}),
  };
}
