import type { FeeWhen } from "#contract/content/fee.ts";
import type { Catalogue } from "#server/content/catalogue.ts";
import type { PlacedSight, Places } from "#server/content/places/read-places.ts";

type Prices = Pick<FeeWhen, "indian" | "saarc" | "foreign" | "child" | "childUnder">;

/** Prices out of order (child ≤ Indian ≤ SAARC ≤ foreign), and ages without a child's price. */
export function findPriceOrder(prices: Prices, where: string): string[] {
  const { indian, saarc = indian, foreign, child = 0, childUnder } = prices;
  return [
    ...(child > indian ? [`${where}: a child pays ${child}, an Indian ${indian}`] : []),
    ...(saarc < indian ? [`${where}: SAARC ${saarc}, an Indian ${indian}`] : []),
    ...(foreign < saarc ? [`${where}: a foreigner pays ${foreign}, others ${saarc}`] : []),
    ...(childUnder && prices.child === undefined ? [`${where}: childUnder without child`] : []),
  ];
}

const keyOf = ({ indian, saarc, foreign, child, childUnder }: Prices) =>
  [indian, saarc, foreign, child, childUnder].join("/");

/** The same price at each gate: what is bought at one is what is asked for at the others. */
function findFeeFaults(sights: PlacedSight[], where: string): string[] {
  const asked = sights.map(({ id, fee }) => ({ id, fee }));
  const [first] = asked;
  return asked.flatMap(({ id, fee }) => {
    if (!fee) return [`${where}: ${id} has no fee, and the ticket costs what its sights ask`];
    if (fee.per && fee.per !== "person") return [`${where}: ${id} is paid by the ${fee.per}`];
    return first?.fee && keyOf(fee) !== keyOf(first.fee)
      ? [`${where}: ${id} asks ${keyOf(fee)}, ${first.id} ${keyOf(first.fee)}`]
      : [];
  });
}

/**
 * Tickets of several sights: what they open is there and in reach of its days, no sight is on two of a kind, what is
 * the only ticket costs the same at each gate, and what is bought instead is cheaper than all single ones.
 */
export function findTicketFaults({ sights, tickets }: Places): string[] {
  const byId = new Map(sights.map((sight) => [sight.id, sight]));
  const seen = new Map<string, string>();
  const names = new Set<string>();
  return tickets.flatMap((ticket) => {
    const { id, kind, opens, price } = ticket;
    const where = `tickets.json: ${id}`;
    const known = opens.flatMap((sight) => byId.get(sight) ?? []);
    const twice = opens.filter((sight, at) => opens.indexOf(sight) !== at);
    const isTold = names.has(id);
    names.add(id);
    const taken = opens.flatMap((sight) => {
      const key = `${kind} ${sight}`;
      const other = seen.get(key);
      seen.set(key, id);
      return other && other !== id ? [`${where}: ${sight} is on the ticket ${other} already`] : [];
    });
    return [
      ...(isTold ? [`${where} stands twice`] : []),
      ...opens.filter((sight) => !byId.has(sight)).map((sight) => `${where}: no sight ${sight}`),
      ...twice.map((sight) => `${where}: ${sight} stands twice`),
      ...taken,
      ...(kind === "only" ? findFeeFaults(known, where) : []),
      ...(price ? findPriceOrder(price, `${where}: price`) : []),
    ];
  });
}

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Other prices on some days: in order, another price than the usual, on days that there are, at a festival that is. */
export function findWhenFaults({ sights }: Places, { festivals }: Catalogue): string[] {
  const slugs = new Set(festivals.map(({ slug }) => slug));
  return sights.flatMap(({ id, file, fee }) =>
    (fee?.when ?? []).flatMap((when) => {
      const { weekdays = "", season = [], festival } = when;
      const where = `${file}: ${id}: fee`;
      const isDay = (day: string) =>
        Number(day.slice(3)) <= (daysOf[Number(day.slice(0, 2)) - 1] ?? 0);
      return [
        ...findPriceOrder(when, where),
        ...(fee && keyOf(when) === keyOf(fee)
          ? [`${where}: on some days it is what it always is`]
          : []),
        ...(new Set(weekdays).size < weekdays.length ? [`${where}: a weekday stands twice`] : []),
        ...season.filter((day) => !isDay(day)).map((day) => `${where}: there is no ${day}`),
        ...(festival && !slugs.has(festival) ? [`${where}: there is no festival ${festival}`] : []),
      ];
    }),
  );
}

/** A park's afternoon drive is paid as its morning's. */
export function findAfternoonFaults({ sights }: Places): string[] {
  const byId = new Map(sights.map((sight) => [sight.id, sight]));
  const spell = ({ fee }: PlacedSight) =>
    fee &&
    JSON.stringify([keyOf(fee), (fee.when ?? []).map((when) => [when.weekdays, keyOf(when)])]);
  return sights.flatMap((sight) => {
    const morning = byId.get(sight.id.replace(/-afternoon$/, ""));
    if (!morning || morning === sight || spell(morning) === spell(sight)) return [];
    return [`${sight.file}: ${sight.id}: fee ${spell(sight)}, in the morning ${spell(morning)}`];
  });
}
