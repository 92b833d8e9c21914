import { listPublished } from "../overrides/layers.ts";
import { type Fact, listFacts } from "../places/list-facts.ts";
import { findStanding, type Standing } from "../places/standing.ts";
import type { PageSource } from "./page-source.ts";

/** What a traveller plans by, each with the kinds of facts that it is kept as. */
const subjects = {
  hours: ["hours"],
  fees: ["fee", "shared ticket"],
  permits: ["permit"],
  booking: ["bookAhead"],
  stepFree: ["stepFree"],
  prices: ["area prices"],
  ways: ["minutes", "fromBase", "way to station", "way to airport"],
  departures: ["clock", "days"],
  fares: ["fare"],
} as const;

export type KnowledgeSubject = keyof typeof subjects;
export type KnowledgePage = ReturnType<typeof readKnowledgePage>;

/** How many facts are official, reported and unverified. */
export function countStandings(facts: readonly Pick<Fact, "source" | "checked">[]) {
  const counts: Record<Standing, number> = { official: 0, reported: 0, unverified: 0 };
  for (const { source, checked } of facts)
    counts[findStanding({ ...(source && { source }), ...(checked && { checked }) })] += 1;
  return counts;
}

/** `/how-we-know`: where facts come from, counted. */
export function readKnowledgePage({ places }: PageSource) {
  const facts = listFacts(places);
  const of = (kinds: readonly string[]) => facts.filter(({ kind }) => kinds.includes(kind));
  return {
    sights: places.sights.length,
    bases: places.bases.length,
    ways: places.legs.length,
    rows: Object.entries(subjects).map(([subject, kinds]) => ({
      subject: subject as KnowledgeSubject,
      ...countStandings(of(kinds)),
    })),
    /** All facts, of the kinds above and of every other. */
    all: countStandings(facts),
    /** Values that the office has published over what the site came with. */
    corrected: listPublished().length,
    /** The youngest day on which a source was read. */
    lastRead: facts.reduce((last, { checked }) => (checked && checked > last ? checked : last), ""),
  };
}
