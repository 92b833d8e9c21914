import type { Catalogue } from "#server/content/catalogue.ts";
import { nameLeg, type Places } from "#server/content/places/read-places.ts";

/** Rupees a kilometre below which no seat is sold on trains without sleeper or second class. */
const leastPerKm: [train: RegExp, rupees: number][] = [
  [/Vande Bharat/, 1.7],
  [/(?<!Jan )Shatabdi|Gatimaan|Rajdhani/, 1.5],
];

/** A leg named after a train of chair cars, with the fare of a slower one. */
export function findFastTrainFares({ legs }: Places): string[] {
  return legs.flatMap((leg) => {
    const rupees = leastPerKm.find(([train]) => train.test(leg.name ?? ""))?.[1];
    const [low] = leg.fare.range;
    return rupees && leg.mode === "train" && low < rupees * leg.km
      ? [`${leg.file}: ${nameLeg(leg)}: ${leg.name} sells no seat for ${low} rupees`]
      : [];
  });
}

/** A card's price of a night that no ordinary room of the same place has. */
export function findNightPriceFaults({ bases }: Places, catalogue: Catalogue): string[] {
  return bases.flatMap(({ file, id, page, areas }) => {
    const [list, slug = ""] = page?.split(":") ?? [];
    const price = list === "card" ? catalogue.find("cards", slug)?.nightlyPrice : undefined;
    if (!price) return [];
    const fits = areas.some(({ prices: { comfortable } }) => {
      const [low, high] = comfortable ?? [Number.POSITIVE_INFINITY, 0];
      return low <= price && price <= high;
    });
    return fits ? [] : [`${file}: ${id}: its card says ${price} a night, no comfortable room does`];
  });
}

/** "Hosapete Junction, 13 km off" */
const farOff = (name: string) => new RegExp(`${name}, (\\d+) km (?:off|away)`.replace(".", "\\."));

/** A page's kilometres to the station against its base's. */
export function findStationWords({ bases }: Places, catalogue: Catalogue): string[] {
  const pages = new Map(
    [...catalogue.destinations, ...catalogue.attractions].map((item) => [item.slug, item]),
  );
  return bases.flatMap(({ file, id, page, stations }) => {
    const words = pages.get(page?.split(":")[1] ?? "")?.reach.rail ?? "";
    return stations.flatMap(({ name, km }) => {
      const told = Number(farOff(name).exec(words)?.[1] ?? km);
      return Math.abs(told - km) > Math.max(3, km / 4)
        ? [`${file}: ${id}: ${name} at ${km} km, its page says ${told}`]
        : [];
    });
  });
}
