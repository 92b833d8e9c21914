import { createHash } from "node:crypto";
import type { Plannable } from "#contract/content/plannable.ts";
import { packFacts } from "#planner/packed/pack-facts.ts";
import { indexFacts } from "#planner/trip/facts-index.ts";
import { type Compressed, compressBest, compressFast } from "#server/http/compressed.ts";

/** What the planner's page fetches, by address: made where the facts are. */
export type PlannerTexts = {
  /** Addresses of the facts, and of the texts of all parts. */
  facts: string;
  all: string;
  files: [address: string, text: string][];
};

const hash = (text: string, letters: number) =>
  createHash("sha256").update(text).digest("base64url").slice(0, letters);

/**
 * The facts as they travel to a browser (`facts` is their address), the texts of each part, and of all.
 * `language`: in which the texts are, as `hi-`; nothing for the first. Every address says what its file says, so a browser keeps it for ever.
 */
export function writePlannerFiles(plannable: Plannable, language = ""): PlannerTexts {
  const { packed, texts } = packFacts(
    plannable,
    indexFacts(plannable).hash,
    (state, own) => `${state}-${language}${hash(own.join("\n"), 6)}`,
  );
  const written = JSON.stringify(packed);
  const release = `${language}${hash(written, 10)}`;
  const facts = `/data/planner-facts-${release}.json`;
  const all = `/data/planner-texts-all-${release}.json`;
  return {
    facts,
    all,
    files: [
      [facts, written],
      [all, JSON.stringify(Object.fromEntries(texts))],
      ...[...texts].map(([part, own]): [string, string] => [
        `/data/planner-texts-${part}.json`,
        JSON.stringify(own),
      ]),
    ],
  };
}

export type PlannerFile = { address: string; text: Compressed };

export type PlannerFiles = {
  facts: string;
  /** Today's for the facts and all texts of another release; null for a part that says something else by now. */
  find(address: string): PlannerFile | null;
};

/** The same packed: quickly before anybody gets them, and better a moment later. */
export async function keepPlannerFiles({ facts, all, files }: PlannerTexts): Promise<PlannerFiles> {
  const kept = new Map(
    files.map(([address, text]): [string, PlannerFile] => [
      address,
      { address, text: { identity: Buffer.from(text) } },
    ]),
  );
  const texts = [...kept.values()].map(({ text }) => text);
  await Promise.all(texts.map(compressFast));
  void (async () => {
    for (const text of texts) await compressBest(text);
  })();
  return {
    facts,
    find(address) {
      if (address.startsWith("/data/planner-facts-")) return kept.get(facts) ?? null;
      if (address.startsWith("/data/planner-texts-all-")) return kept.get(all) ?? null;
      return kept.get(address) ?? null;
    },
  };
}
