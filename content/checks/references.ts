import type { BaseKind } from "#contract/content/facts.ts";
import { type Catalogue, idOfTag, type ListName } from "#server/content/catalogue.ts";
import type { Places } from "#server/content/places/read-places.ts";

const lists: Record<string, ListName> = {
  state: "states",
  city: "cities",
  village: "villages",
  card: "cards",
  attraction: "attractions",
  experience: "experiences",
  festival: "festivals",
};

/** Tags without a name in `tags.json`, and names that no page has. */
export function findTagFaults(_: Places, catalogue: Catalogue): string[] {
  const pages = [
    ...catalogue.destinations,
    ...catalogue.attractions,
    ...catalogue.experiences,
    ...catalogue.festivals,
  ];
  const used = new Map(pages.flatMap(({ slug, tags }) => tags.map((tag) => [tag, slug] as const)));
  const named = new Set(catalogue.tags.map(({ name }) => name));
  return [
    ...[...used]
      .filter(([tag]) => !named.has(tag))
      .map(([tag, slug]) => `${slug}: "${tag}" stands in no tags.json`),
    ...catalogue.tags
      .filter(({ id, name }) => !used.has(name) || id !== idOfTag(name))
      .map(
        ({ id, name }) =>
          `tags.json: ${id}: no page has the tag "${name}", or it is called otherwise`,
      ),
  ];
}

/** Ids told twice, bases and pages that are not there, one page claimed by two bases. */
export function findReferenceFaults({ sights, bases }: Places, catalogue: Catalogue): string[] {
  const ids = new Map<string, string>();
  const known = new Set(bases.map(({ id }) => id));
  const homes = new Map<string, string>();
  return [
    ...[...bases, ...sights].flatMap(({ id, file }) => {
      const other = ids.get(id);
      ids.set(id, file);
      return other ? [`${file}: ${id} stands in ${other} already`] : [];
    }),
    ...sights
      .filter(({ base }) => !known.has(base))
      .map(({ id, file, base }) => `${file}: ${id}: there is no base "${base}"`),
    ...[...bases, ...sights].flatMap(({ id, file, page }) => {
      const [list = "", slug = ""] = page?.split(":") ?? [];
      const name = lists[list];
      return name && !catalogue.find(name, slug)
        ? [`${file}: ${id}: there is no page ${page}`]
        : [];
    }),
    ...bases.flatMap(({ id, file, page }) => {
      const other = page && homes.get(page);
      if (page) homes.set(page, id);
      return other ? [`${file}: ${id}: ${page} is the page of ${other}`] : [];
    }),
  ];
}

const mayHaveOneArea: BaseKind[] = ["village", "park-gate", "island", "beach", "pilgrim-town"];
const highFrom = 2500;

/** What a base must have by its kind and height. */
export function findBaseFaults({ bases }: Places): string[] {
  return bases.flatMap((base) => {
    const where = `${base.file}: ${base.id}`;
    const stations = base.stations.length > 0 || ["island", "mountains"].includes(base.terrain);
    return [
      ...(base.altitude >= highFrom && !base.rest
        ? [`${where}: ${base.altitude} m and no rest rule`]
        : []),
      ...(base.areas.length < 2 && !mayHaveOneArea.includes(base.kind)
        ? [`${where}: a ${base.kind} has two to four areas to stay`]
        : []),
      ...(stations ? [] : [`${where}: no station, on neither an island nor a mountain`]),
    ];
  });
}

/** One station under two names. */
export function findStationNames({ bases }: Places): string[] {
  const names = new Map<string, string>();
  return bases.flatMap(({ id, file, stations }) =>
    stations.flatMap(({ code, name }) => {
      const other = names.get(code) ?? name;
      names.set(code, other);
      return other === name ? [] : [`${file}: ${id}: ${code} is "${name}", elsewhere "${other}"`];
    }),
  );
}
