import fc from "fast-check";
import type { Plannable } from "#contract/content/plannable.ts";
import { Wish } from "#contract/trip/wish.ts";
import { slowOr } from "#tests/setup/slow-or.ts";

const interests = ["history", "wildlife", "beaches", "mountains", "spirituality", "food", "crafts"];

/**
 * How many random trips a test tries: `all` of them by `npm run test:slow`, a quarter in `npm test`; more, and other
 * ones, with TRIPS=500 TRIPS_SEED=3.
 */
export const tripRuns = (all: number): { numRuns: number; seed: number } => ({
  numRuns: Number(process.env.TRIPS ?? slowOr(all, Math.ceil(all / 4))),
  seed: Number(process.env.TRIPS_SEED ?? 23),
});

/** Says now and then how far a long run is: a test that is quiet for an hour looks as if it hung. */
export function countTrips({ numRuns }: { numRuns: number }, name: string): () => void {
  const each = 25;
  let count = 0;
  return () => {
    count += 1;
    if (numRuns > each && count % each === 0)
      process.stderr.write(
        `${name}: ${count} of ${numRuns} trips, and ${Math.round(process.uptime())} s\n`,
      );
  };
}

/** Any wish that the form could write over these facts: lengths, months, starts, parties, musts, pins. */
export function anyWish({
  bases,
  sights,
  regions = [],
  festivals = [],
}: Plannable): fc.Arbitrary<Wish> {
  const base = fc.constantFrom(...bases.map(({ id }) => id));
  const sight = fc.constantFrom(...sights.map(({ id }) => id));
  const airport = fc.constantFrom("DEL", "BOM", "MAA", "BLR", "COK", "JAI", "IXL", "HYD", "GOI");
  const end = fc.oneof(
    { weight: 3, arbitrary: base.map((id) => `base:${id}`) },
    { weight: 2, arbitrary: airport.map((code) => `airport:${code}`) },
    { weight: 1, arbitrary: fc.constant("anywhere") },
  );
  const part = fc.oneof(
    fc.constantFrom(...regions.map(({ id }) => `region:${id}`)),
    fc.constantFrom(...new Set(bases.map(({ state }) => `state:${state}`))),
    base.map((id) => `base:${id}`),
    sight.map((id) => `sight:${id}`),
  );
  const festival = fc.constantFrom(...festivals.map(({ slug }) => slug), "no-such-festival");
  const month = fc.tuple(fc.constantFrom(2027, 2028), fc.integer({ min: 1, max: 12 }));
  const day = fc.integer({ min: 1, max: 21 });
  return fc
    .record(
      {
        when: fc.record({ month, from: fc.integer({ min: 1, max: 28 }), days: day }),
        start: end,
        end,
        where: fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.uniqueArray(part, { maxLength: 3 }) },
          { weight: 1, arbitrary: festival.map((slug) => [`festival:${slug}`]) },
        ),
        dayFrom: fc.option(fc.integer({ min: 300, max: 780 }), { nil: undefined, freq: 3 }),
        arrives: fc.integer({ min: 300, max: 1200 }),
        leaves: fc.integer({ min: 600, max: 1380 }),
        party: fc.record({
          adults: fc.integer({ min: 1, max: 6 }),
          children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
          elders: fc.integer({ min: 0, max: 2 }),
          wheelchair: fc.boolean(),
          passport: fc.constantFrom("indian", "saarc", "foreign"),
          diet: fc.constantFrom("any", "any", "vegetarian", "jain", "halal", "vegan"),
        }),
        pace: fc.constantFrom("easy", "usual", "full"),
        interests: fc.dictionary(fc.constantFrom(...interests), fc.integer({ min: 0, max: 3 })),
        style: fc.constantFrom("simple", "comfortable", "fine"),
        budget: fc.record({ perDay: fc.integer({ min: 1, max: 90_000 }), limit: fc.boolean() }),
        must: fc.array(fc.oneof(sight, base), { maxLength: 3 }),
        never: fc.array(fc.oneof(sight, base), { maxLength: 5 }),
        pins: fc.array(
          fc.oneof(
            fc.record({ kind: fc.constant("sight"), sight, day: fc.option(day) }),
            fc.record({ kind: fc.constant("night"), base, day }),
          ),
          { maxLength: 2 },
        ),
        seed: fc.integer({ min: 0, max: 1000 }),
      },
      { requiredKeys: ["when"] },
    )
    .map(({ when, ...rest }) => {
      const [year, number] = when.month;
      const text = `${year}-${String(number).padStart(2, "0")}`;
      const from = `${text}-${String(when.from).padStart(2, "0")}`;
      return Wish.parse({ ...rest, when: { from, days: when.days } });
    });
}
