import type { Provenance } from "#contract/content/facts.ts";
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

/** Every fact of every place, with the provenance it has or takes from its entry. */
export function listFacts(places: Places): Fact[] {
  return [
    ...places.sights.flatMap((sight) =>
      tell(sight, sight.id, [
        ["coordinates", sight.coordinates, null],
        ["hours", sight.hours, year, sight.hours ?? undefined],
        ["fee", sight.fee, year, sight.fee ?? undefined],
        ["visitMinutes", sight.visitMinutes, null],
        ["bestTimeOfDay", sight.bestTimeOfDay, null],
        ["stepFree", sight.stepFree, year, sight.stepFree],
        ["note", sight.note, null],
        ["bookAhead", sight.bookAhead, halfYear, sight.bookAhead],
        ["permit", sight.permit, halfYear, sight.permit],
        ["fromBase", sight.fromBase, null, sight.fromBase],
        ["altitude", sight.altitude, null],
        ["worldHeritage", sight.worldHeritage, null],
      ]),
    ),
    ...places.bases.flatMap((base) =>
      tell(base, base.id, [
        ["coordinates", base.coordinates, null],
        ["altitude", base.altitude, null],
        ["rest", base.rest, null, base.rest],
        [
          "area prices",
          base.areas.map(({ name, prices }) => ({ name, ...prices })),
          year,
          base.prices,
        ],
        ...base.airports.flatMap((item) => tellGate("airport", item)),
        ...base.stations.flatMap((item) => tellGate("station", item)),
        ["cash", base.cash, year, base.cash],
        ["signal", base.signal, year, base.signal],
        ["hospital", base.hospital, year, base.hospital],
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
