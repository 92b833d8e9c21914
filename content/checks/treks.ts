import type { Trek } from "#contract/content/trek.ts";
import type { Catalogue } from "#server/content/catalogue.ts";
import type { Places } from "#server/content/places/read-places.ts";
import { findHighest, listGoodMonths } from "#server/content/treks/trek-course.ts";
import { isInState } from "./geography.ts";

/** Metres of each state's highest ground that a walk can reach: peaks for ropes apart. */
const highest: Record<string, number> = {
  ladakh: 6200,
  "jammu-and-kashmir": 4700,
  "himachal-pradesh": 5700,
  uttarakhand: 5700,
  sikkim: 5200,
  "west-bengal": 3636,
  "arunachal-pradesh": 4900,
  nagaland: 3826,
  manipur: 2994,
  mizoram: 2157,
  meghalaya: 1965,
  assam: 1960,
  karnataka: 1930,
  kerala: 2695,
  "tamil-nadu": 2637,
  "andhra-pradesh": 1680,
  maharashtra: 1646,
  goa: 1167,
  gujarat: 1117,
  rajasthan: 1722,
  "madhya-pradesh": 1350,
  chhattisgarh: 1276,
  jharkhand: 1370,
  odisha: 1672,
  "andaman-and-nicobar-islands": 732,
};

/** Kilometres and metres of height in an hour on foot, with the rests that `hours` leaves out. */
const pace = { most: 5, least: 0.7, climb: 600 };

/** From such a height snow shuts every pass in the middle of winter, but for a frozen river. */
const winterShut = { metres: 4000, months: [1, 2], most: 2 };

function findStageFaults({ start, stages }: Trek): string[] {
  let from = start.altitude;
  return stages.flatMap(({ to, over, km, hours: [low, high] }, index) => {
    const day = `day ${index + 1}`;
    const up = Math.max(to.altitude, over?.altitude ?? 0) - from;
    const lowEnd = Math.max(from, to.altitude);
    from = to.altitude;
    return [
      ...(low > high ? [`${day}: the quicker party's hours come first`] : []),
      ...(km / low > pace.most ? [`${day}: ${km} km in ${low} hours is a run`] : []),
      ...(km / high < pace.least ? [`${day}: ${km} km in ${high} hours is a crawl`] : []),
      ...(up / high > pace.climb ? [`${day}: climbs ${up} m in ${high} hours`] : []),
      ...(over && over.altitude <= lowEnd ? [`${day}: ${over.name} is not above its ends`] : []),
    ];
  });
}

function findHeightFaults(trek: Trek): string[] {
  const { state, stages, season } = trek;
  const named = [trek.start, ...stages.flatMap(({ to, over }) => (over ? [to, over] : [to]))];
  const ceiling = highest[state];
  const top = findHighest(trek);
  const deep = winterShut.months.filter(
    (month) => Number(season.months[month - 1]) > winterShut.most,
  );
  return [
    ...(ceiling === undefined ? [`no highest ground of ${state} is known`] : []),
    ...(ceiling !== undefined && top > ceiling ? [`${top} m is above all of ${state}`] : []),
    ...(top === trek.highest.altitude &&
    named.some(({ name, altitude }) => name === trek.highest.name && altitude === top)
      ? []
      : [`its highest point, ${trek.highest.name}, is not the highest of its stages, ${top} m`]),
    ...named.flatMap(({ name, altitude }) =>
      named.some((other) => other.name === name && other.altitude !== altitude)
        ? [`${name} has two heights`]
        : [],
    ),
    ...(top > winterShut.metres && deep.length > 0
      ? [`is called good in month ${deep.join(" and ")} at ${top} m`]
      : []),
  ];
}

function findReferenceFaults(trek: Trek, { bases, sights }: Places, catalogue: Catalogue) {
  const { trekOffices } = catalogue;
  const { open, season, permits, guides, approach, camps, water, wayOut } = trek;
  const asked = [open, season, permits, guides, approach, camps, water, wayOut];
  return [
    ...(catalogue.find("states", trek.state) ? [] : [`no state is called "${trek.state}"`]),
    ...(bases.some(({ id }) => id === trek.base) ? [] : [`no base is called "${trek.base}"`]),
    ...(trek.sight && !sights.some(({ id }) => id === trek.sight)
      ? [`no sight is called "${trek.sight}"`]
      : []),
    ...(isInState(trek.state, trek.coordinates) ? [] : [`does not begin in ${trek.state}`]),
    ...(trek.location.endsWith(catalogue.nameState(trek.state))
      ? []
      : [`its location does not end in its state`]),
    ...(trek.picture === `trek-${trek.slug}` ? [] : [`its picture is "${trek.picture}"`]),
    ...[...trek.check, ...asked.flatMap(({ check = [] }) => check)]
      .filter((key) => !Object.hasOwn(trekOffices, key))
      .map((key) => `no office is called "${key}"`),
  ];
}

const findTwice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** What a trek says of days, heights, months and offices, held to one another and to the map. */
export function findTrekFaults(places: Places, catalogue: Catalogue): string[] {
  const { treks, trekOffices } = catalogue;
  const asked = new Set(
    treks.flatMap((trek) => [
      ...trek.check,
      ...[trek.open, trek.permits, trek.guides].flatMap(({ check = [] }) => check),
    ]),
  );
  return [
    ...findTwice(treks.map(({ slug }) => slug)).map((slug) => `treks: ${slug} stands twice`),
    ...findTwice(treks.map(({ name }) => name)).map((name) => `treks: two are called "${name}"`),
    ...Object.keys(trekOffices)
      .filter((key) => !asked.has(key))
      .map((key) => `treks: nobody asks "${key}"`),
    ...treks.flatMap((trek) =>
      [
        ...(trek.days === trek.stages.length
          ? []
          : [`says ${trek.days} days and tells ${trek.stages.length}`]),
        ...(trek.stages.slice(0, -1).some(({ night }) => night === "none")
          ? ["has a day before the last that ends without a night"]
          : []),
        ...(trek.stages.at(-1)?.night === "none" ? [] : ["does not end on its last day"]),
        ...findStageFaults(trek),
        ...findHeightFaults(trek),
        ...(trek.open.is === "closed" && /[1-5]/.test(trek.season.months)
          ? ["is closed and has months"]
          : []),
        ...(trek.open.is !== "closed" && listGoodMonths(trek).length === 0
          ? ["has no good month"]
          : []),
        ...findReferenceFaults(trek, places, catalogue),
      ].map((fault) => `treks: ${trek.slug}: ${fault}`),
    ),
  ];
}
