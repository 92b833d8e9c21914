import { addressOf } from "../addresses.ts";
import type { Catalogue } from "../catalogue.ts";
import { keepMade } from "../overrides/layers.ts";
import type { PlacedSight, Places } from "./read-places.ts";

/** The page that speaks of a sight or base, where there is one. */
export function findPageAddress(catalogue: Catalogue, page: string | undefined): string | null {
  const [list, slug = ""] = page?.split(":") ?? [];
  if (list === "attraction") return addressOf.attraction(slug);
  if (list === "experience") return addressOf.experience(slug);
  if (list === "festival") return addressOf.festival(slug);
  return catalogue.findDestination(slug) ? addressOf.destination(slug) : null;
}

export const orderByWorth = (sights: readonly PlacedSight[]) =>
  [...sights].sort((a, b) => b.worth - a.worth || a.name.localeCompare(b.name));

/** The sights that a page speaks of, best first. */
export const listTold = (sights: readonly PlacedSight[], page: string): PlacedSight[] =>
  orderByWorth(sights.filter((item) => item.page === page));

/** Of them the one that the page is about: by its name in English, else the best; a town is not its several sights. */
export const findOwnSight = (
  told: readonly PlacedSight[],
  name: string,
  isTown: boolean,
): PlacedSight | undefined =>
  told.find((item) => (item.called ?? item.name) === name) ??
  (told.length === 1 || !isTown ? told[0] : undefined);

/** The sight that an attraction's, experience's or festival's page is about. `name`: its own, in whatever language. */
export const findSightOfPage = (
  places: Places,
  catalogue: Pick<Catalogue, "nameInEnglish">,
  page: string,
  name: string,
): PlacedSight | undefined =>
  findOwnSight(listTold(places.sights, page), catalogue.nameInEnglish(page) ?? name, false);

/** The sights that an attraction's, experience's or festival's page is about, by id. */
const readKnown = keepMade(() => new WeakMap<Places, ReadonlyMap<string, string>>());

function readPages(places: Places, catalogue: Catalogue): ReadonlyMap<string, string> {
  const pagesOf = readKnown();
  const known = pagesOf.get(places);
  if (known) return known;
  const lists = [
    ["attraction", catalogue.attractions],
    ["experience", catalogue.experiences],
    ["festival", catalogue.festivals],
  ] as const;
  const made = new Map(
    lists.flatMap(([list, items]) =>
      items.flatMap(({ slug, name }): [string, string][] => {
        const page = `${list}:${slug}`;
        const own = findSightOfPage(places, catalogue, page, name);
        const address = findPageAddress(catalogue, page);
        return own && address ? [[own.id, address]] : [];
      }),
    ),
  );
  pagesOf.set(places, made);
  return made;
}

/** The page about a sight: an attraction's, experience's or festival's, else `/sights/<id>`. */
export const findSightAddress = (places: Places, catalogue: Catalogue, id: string): string =>
  readPages(places, catalogue).get(id) ?? addressOf.sight(id);

/** The sights whose page is `/sights/<id>`. */
export const listSightsWithPages = (places: Places, catalogue: Catalogue): PlacedSight[] => {
  const pages = readPages(places, catalogue);
  return places.sights.filter(({ id }) => !pages.has(id));
};
