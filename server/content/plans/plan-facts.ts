import { createHash } from "node:crypto";
import type { Plannable } from "#contract/plannable.ts";
import { type Compressed, compressBest, compressFast } from "#server/http/compressed.ts";
import type { PlanRoom } from "./plan-room.ts";

/** A base or a sight by its name, for the form. */
export type PlaceLabel = { id: string; name: string };

/** The compiled facts as they travel: `/data/plannable-<hash>.json`, kept for ever by a browser. */
export type PlanFacts = {
  address: string;
  text: Compressed;
  bases: PlaceLabel[];
  sights: PlaceLabel[];
  /** By code, each with the base that is nearest to it. */
  airports: PlaceLabel[];
};

export type PlanFactsReader = () => Promise<PlanFacts>;

function listAirports(bases: Plannable["bases"]): PlaceLabel[] {
  const nearest = new Map<string, { name: string; minutes: number }>();
  for (const { name, airports } of bases)
    for (const [code, minutes] of airports)
      if (minutes < (nearest.get(code)?.minutes ?? Number.POSITIVE_INFINITY))
        nearest.set(code, { name, minutes });
  return [...nearest]
    .map(([id, { name }]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Asks the planning thread for the facts once; a failure is asked for again. */
export function createPlanFacts(room: Pick<PlanRoom, "readFacts">): PlanFactsReader {
  let kept: Promise<PlanFacts> | null = null;
  async function read(): Promise<PlanFacts> {
    const json = await room.readFacts();
    const { bases, sights } = JSON.parse(json) as Plannable;
    const label = ({ id, name }: PlaceLabel) => ({ id, name });
    const text: Compressed = { identity: Buffer.from(json) };
    await compressFast(text);
    void compressBest(text);
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 10);
    return {
      address: `/data/plannable-${hash}.json`,
      text,
      bases: bases.map(label).sort((one, other) => one.name.localeCompare(other.name)),
      sights: sights.map(label),
      airports: listAirports(bases),
    };
  }
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
