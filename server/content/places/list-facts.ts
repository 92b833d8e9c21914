import { Base } from "#contract/content/base.ts";
import { listGroups, type Provenance } from "#contract/content/facts.ts";
import { Sight } from "#contract/content/sight.ts";
import { nameLeg, type Places } from "./read-places.ts";

/** How long a checked fact is believed: fees and hours a year, permits and trains six months. */
const year = 365;
const halfYear = 183;

export type Fact = {
  /** "amber-fort fee", "delhi – agra by train minutes". */
  name: string;
  kind: string;
  file: string;
  value: unknown;
  source: string | null;
  /** ISO day; null where nobody checked. */
  checked: string | null;
  /** Days for which it is believed once checked; null where it does not age. */
  freshDays: number | null;
};

type Group = [kind: string, value: unknown, freshDays: number | null, own?: Provenance];

/** Groups of a sight and of a town that have a provenance of their own; how much money a night takes is told by area. */
const sightGroups = listGroups(Sight);
const baseGroups = listGroups(Base).filter((group) => group !== "prices");

/** What is believed other than a year. */
const freshness: Readonly<Record<string, number | null>> = {
  ...{ bookAhead: halfYear, permit: halfYear },
  ...{ fromBase: null, overnight: null, rest: null },
};

const tellGroups = (entry: object, groups: readonly string[]): Group[] =>
  groups.map((kind): Group => {
    const value = (entry as Record<string, (Provenance & object) | null | undefined>)[kind];
    const fresh = freshness[kind];
    return [kind, value, fresh === undefined ? year : fresh, value ?? undefined];
  });

/** Every fact of every place, with the provenance it has or takes from its entry. */
export function listFacts(places: Places): Fact[] {
  return [
    ...places.sights.flatMap((sight) =>
      tell(sight, sight.id, [
        ["coordinates", sight.coordinates, null],
        ["visitMinutes", sight.visitMinutes, null],
        ["bestTimeOfDay", sight.bestTimeOfDay, null],
        ["note", sight.note, null],
        ["altitude", sight.altitude, null],
        ["worldHeritage", sight.worldHeritage, null],
        ...tellGroups(sight, sightGroups),
      ]),
    ),
    ...places.bases.flatMap((base) =>
      tell(base, base.id, [
        ["coordinates", base.coordinates, null],
        ["altitude", base.altitude, null],
        [
          "area prices",
          base.areas.map(({ name, prices }) => ({ name, ...prices })),
          year,
          base.prices,
        ],
        ...base.airports.flatMap((item) => tellGate("airport", item)),
        ...base.stations.flatMap((item) => tellGate("station", item)),
        ...tellGroups(base, baseGroups),
      ]),
    ),
    ...places.legs.flatMap((leg) => {
      const fresh = leg.mode === "road" || leg.mode === "walk" ? null : halfYear;
      return tell(leg, nameLeg(leg), [
        ["minutes", { ...leg.minutes, km: leg.km, name: leg.name }, fresh],
        ["months", leg.months, year],
        ["days", leg.days, halfYear, leg.days],
        ["clock", leg.clock, halfYear, leg.clock],
        ["fare", leg.fare, year, leg.fare],
      ]);
    }),
    ...places.tickets.flatMap((ticket) =>
      tell({ ...ticket, file: "tickets.json" }, ticket.id, [
        ["shared ticket", { opens: ticket.opens, days: ticket.days, ...ticket.price }, year],
      ]),
    ),
  ];
}

/** Lists know codes, not roads: the way there has the entry's provenance whatever the code's is. */
function tellGate(kind: string, gate: Provenance & { code: string; km: number; minutes: number }) {
  const { km, minutes, ...rest } = gate;
  return [
    [kind, rest, null, gate],
    [`way to ${kind}`, { code: gate.code, km, minutes }, null],
  ] satisfies Group[];
}

function tell(entry: Provenance & { file: string }, name: string, groups: Group[]): Fact[] {
  return groups
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([kind, value, freshDays, own]) => {
      const from = own?.source || own?.unverified ? own : entry;
      return {
        name: `${name} ${kind}`,
        kind,
        file: entry.file,
        value: withoutProvenance(value),
        source: from.source ?? null,
        checked: from.checked ?? null,
        freshDays,
      };
    });
}

function withoutProvenance(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { source: _, checked: __, unverified: ___, ...facts } = value as Provenance & object;
  return facts;
}

/** Checked, but longer ago than such a fact is believed. */
export function isStale({ checked, freshDays }: Fact, today: string): boolean {
  if (!checked || freshDays === null) return false;
  return Date.parse(today) - Date.parse(checked) > freshDays * 86_400_000;
}
