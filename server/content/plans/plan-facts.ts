import { createHash } from "node:crypto";
import type { Plannable } from "#contract/content/plannable.ts";
import type { Language } from "#contract/languages.ts";
import { type Compressed, compressBest, compressFast } from "#server/http/compressed.ts";
import { mapTexts } from "#trip/shown-trip.ts";
import { firstLanguage } from "../overrides/layers.ts";
import { nameIn } from "../places/names-in.ts";
import type { PlanRoom } from "./plan-room.ts";
import { keepPlannerFiles, type PlannerFiles, writePlannerFiles } from "./planner-files.ts";

/** A base or a sight by its name, for the form. */
export type PlaceLabel = { id: string; name: string };

/** The compiled facts as they travel: `/data/plannable-<hash>.json`, in Hindi `plannable-hi-<hash>.json`, kept for ever by a browser. */
export type PlanFacts = {
  address: string;
  text: Compressed;
  /** The same as the planner's page fetches them. */
  planner: PlannerFiles;
  bases: PlaceLabel[];
  sights: PlaceLabel[];
  /** By code, by the names that people call them. */
  airports: PlaceLabel[];
  /** Parts of the country by travellers' names, and states by their slugs. */
  regions: PlaceLabel[];
  states: string[];
  /** That have a town to sleep in, with all their dates. */
  festivals: { id: string; dates: { start: string; end: string }[] }[];
};

export type PlanFactsReader = {
  /** With the names of a language; English where none is said. */
  (language?: Language): Promise<PlanFacts>;
  /** The content has changed under them: they are asked for anew. */
  forget(): void;
};

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);

/** Asks the planning thread for the facts once; a failure is asked for again. */
export function createPlanFacts(room: Pick<PlanRoom, "readFacts">): PlanFactsReader {
  const kept = new Map<Language, Promise<PlanFacts>>();
  async function read(language: Language): Promise<PlanFacts> {
    const isFirst = language === firstLanguage;
    const first = isFirst ? await room.readFacts() : null;
    const english = first?.text ?? (await readText());
    const own = JSON.parse(english) as Plannable;
    const plannable = isFirst ? own : mapTexts(own, nameIn(language));
    const json = isFirst ? english : JSON.stringify(plannable);
    const { bases, sights, airports = [], regions = [], festivals = [] } = plannable;
    const label = ({ id, name }: PlaceLabel) => ({ id, name });
    const text: Compressed = { identity: Buffer.from(json) };
    await compressFast(text);
    void compressBest(text);
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 10);
    return {
      address: `/data/plannable-${isFirst ? "" : `${language}-`}${hash}.json`,
      text,
      planner: await keepPlannerFiles(
        first?.planner ?? writePlannerFiles(plannable, `${language}-`),
      ),
      bases: bases.map(label).sort(byName),
      sights: sights.map(label),
      airports: airports.map(({ code, name }) => ({ id: code, name })).sort(byName),
      regions: regions.map(label),
      states: [...new Set(bases.map(({ state }) => state))],
      festivals: festivals
        .filter(({ base }) => base !== undefined)
        .map(({ slug, dates, seasons = [] }) => ({ id: slug, dates: [...dates, ...seasons] })),
    };
  }
  const readText = async () => (await readCached()).text.identity.toString("utf8");
  const readCached = (language: Language = firstLanguage) => {
    const known = kept.get(language);
    if (known) return known;
    const asked = read(language);
    kept.set(language, asked);
    asked.catch(() => {
      if (kept.get(language) === asked) kept.delete(language);
    });
    return asked;
  };
  return Object.assign(readCached, { forget: () => kept.clear() });
}
