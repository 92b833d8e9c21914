import type { Catalogue } from "#server/content/catalogue.ts";
import type { Places } from "#server/content/places/read-places.ts";

/** Regions by travellers' names: each with states and bases that are there, none told twice, none of one base alone. */
export function findRegionFaults({ bases }: Places, catalogue: Catalogue): string[] {
  const states = new Set(catalogue.states.map(({ slug }) => slug));
  const known = new Map(bases.map(({ id, state }) => [id, state]));
  const names = new Set<string>(catalogue.regions.map(({ slug }) => slug));
  return catalogue.travelRegions.flatMap((region) => {
    const where = `travel-regions.json: ${region.slug}`;
    const again = names.has(region.slug) ? [`${where} stands already`] : [];
    names.add(region.slug);
    const own = bases.filter(({ state }) => region.states.includes(state));
    return [
      ...again,
      ...region.states
        .filter((state) => !states.has(state))
        .map((state) => `${where}: there is no state "${state}"`),
      ...region.bases
        .filter((base) => !known.has(base))
        .map((base) => `${where}: there is no base "${base}"`),
      ...region.bases
        .filter((base) => region.states.includes(known.get(base) ?? ""))
        .map((base) => `${where}: ${base} lies in one of its states`),
      ...(region.through ?? [])
        .filter((base) => !region.bases.includes(base))
        .map((base) => `${where}: one comes through ${base}, which is none of its bases`),
      ...(own.length + region.bases.length < 2 ? [`${where} has fewer than two bases`] : []),
      ...region.aliases
        .filter((alias) => alias !== alias.toLowerCase())
        .map((alias) => `${where}: "${alias}" is not in small letters`),
    ];
  });
}

/** Airports: each that a base names, once, with a name of its own and a base that names it. */
export function findAirportNameFaults({ bases }: Places, { airports }: Catalogue): string[] {
  const used = new Map<string, string[]>();
  for (const { id, airports: own } of bases)
    for (const { code } of own) used.set(code, [...(used.get(code) ?? []), id]);
  const codes = airports.map(({ code }) => code);
  const names = airports.map(({ name }) => name);
  return [
    ...[...used.keys()]
      .filter((code) => !codes.includes(code))
      .map((code) => `airports.json: ${code} has no name`),
    ...airports.flatMap(({ code, name, base }, index) => [
      ...(codes.indexOf(code) < index ? [`airports.json: ${code} stands twice`] : []),
      ...(names.indexOf(name) < index ? [`airports.json: ${code}: ${name} stands twice`] : []),
      ...(used.get(code)?.includes(base)
        ? []
        : [`airports.json: ${code}: ${base} does not name it`]),
    ]),
  ];
}

/** What is to be slept before: lower than the base, and at a bed that there is. */
export function findRestBeforeFaults({ bases }: Places): string[] {
  return bases.flatMap(({ file, id, altitude, rest }) =>
    (rest?.before ?? []).flatMap(({ above }) => {
      const where = `${file}: ${id}: nights above ${above} m`;
      if (above >= altitude) return [`${where} come before, and it lies no higher`];
      const bed = bases.find((base) => base.altitude >= above && base.altitude < altitude);
      return bed ? [] : [`${where} come before, and there is no such bed`];
    }),
  );
}
