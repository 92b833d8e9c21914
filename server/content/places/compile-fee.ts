import type { CompiledFee, PlannableSight, PlannableTicket } from "#contract/content/plannable.ts";
import type { Sight } from "#contract/content/sight.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PlacedSight, Places } from "./read-places.ts";
import { findReading } from "./standing.ts";

type Fee = NonNullable<Sight["fee"]>;
type Money = Pick<Fee, "indian" | "saarc" | "foreign" | "child" | "childUnder">;

/** JSON leaves out what is undefined; the object that tests and the server see should too. */
export const dropAbsent = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;

const pickPrices = ({ indian, saarc, foreign, child, childUnder }: Money) =>
  dropAbsent({ indian, saarc, foreign, child, childUnder });

const readDay = (text: string) => Number(text.slice(0, 2)) * 100 + Number(text.slice(3));

/** A fee as the planner and the quote reckon with it; a festival's days are written out. */
export function compileFee(fee: Fee, catalogue: Pick<Catalogue, "festivals">): CompiledFee {
  const datesOf = (slug: string) =>
    (catalogue.festivals.find((festival) => festival.slug === slug)?.dates ?? []).map(
      ({ start, end }): [string, string] => [start, end],
    );
  return dropAbsent({
    ...pickPrices(fee),
    per: fee.per,
    when: fee.when?.map(({ weekdays, season, festival, ...prices }) =>
      dropAbsent({
        weekdays,
        season: season && ([readDay(season[0]), readDay(season[1])] as [number, number]),
        dates: festival === undefined ? undefined : datesOf(festival),
        ...pickPrices(prices),
      }),
    ),
  });
}

export const compileTickets = ({ tickets }: Pick<Places, "tickets">): PlannableTicket[] =>
  tickets
    // What opens one sight and no other of ours costs a plan what the sight does.
    .filter(({ opens }) => opens.length > 1)
    .map(({ id, name, kind, opens, days, price }) =>
      dropAbsent({ id, name, kind, opens, days, price: price && pickPrices(price) }),
    );

/** What the hours and the fee of a sight stand on; undefined where neither stands on anything. */
export function compileKnown(sight: PlacedSight): PlannableSight["known"] {
  const tell = (part: PlacedSight["hours"] | PlacedSight["fee"]) => {
    const reading = part && findReading(sight, part);
    if (!reading || reading.standing === "unverified") return undefined;
    return [reading.standing, reading.checked] as ["official" | "reported", string];
  };
  const known = dropAbsent({ hours: tell(sight.hours), fee: tell(sight.fee) });
  return Object.keys(known).length > 0 ? known : undefined;
}
