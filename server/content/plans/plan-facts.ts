import { createHash } from "node:crypto";
import type { Plannable } from "#contract/content/plannable.ts";
import { type Compressed, compressBest, compressFast } from "#server/http/compressed.ts";
import type { PlanRoom } from "./plan-room.ts";
import { keepPlannerFiles, type PlannerFiles } from "./planner-files.ts";

/** A base or a sight by its name, for the form. */
export type PlaceLabel = { id: string; name: string };

/** The compiled facts as they travel: `/data/plannable-<hash>.json`, kept for ever by a browser. */
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
  (): Promise<PlanFacts>;
  /** The content has changed under them: they are asked for anew. */
  forget(): void;
};

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);

/** Asks the planning thread for the facts once; a failure is asked for again. */
export function createPlanFacts(room: Pick<PlanRoom, "readFacts">): PlanFactsReader {
  let kept: Promise<PlanFacts> | null = null;
  async function read(): Promise<PlanFacts> {
    const { text: json, planner } = await room.readFacts();
    const plannable = JSON.parse(json) as Plannable;
    const { bases, sights, airports = [], regions = [], festivals = [] } = plannable;
    const label = ({ id, name }: PlaceLabel) => ({ id, name });
    const text: Compressed = { identity: Buffer.from(json) };
    await compressFast(text);
    void compressBest(text);
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 10);
    return {
      address: `/data/plannable-${hash}.json`,
      text,
      planner: await keepPlannerFiles(planner),
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
  const readKept = () => {
    const asked = kept ?? read();
    if (!kept) {
      kept = asked;
      asked.catch(() => {
        if (kept === asked) kept = null;
      });
    }
    return asked;
  };
  return Object.assign(readKept, {
    forget() {
      kept = null;
    },
  });
}
