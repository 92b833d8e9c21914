import type { CompiledHours } from "#contract/content/plannable.ts";
import { monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf, findStateAddress } from "../addresses.ts";
import { drawStateMap } from "../map/state-map.ts";
import { viewPicture } from "../picture-view.ts";
import { findPageAddress, findSightAddress } from "../places/page-of-sight.ts";
import { type PlaceFacts, shorten, tellBase, tellSight } from "../places/place-facts.ts";
import type { PlacedBase, PlacedSight } from "../places/read-places.ts";
import { findSightMonths } from "../places/resolve-months.ts";
import { measureDistance, orderByDistance } from "./distance.ts";
import type { PageSource } from "./page-source.ts";

/** Kilometres within which another sight is near, how many are listed, and how many stand on the map. */
const near = { km: 25, listed: 6, mapped: 14 };
/** The best months are those with such a score, of 5 at most, or better. */
const good = 4;

export type SightPage = Exclude<NonNullable<ReturnType<typeof readSightPage>>, { movedTo: string }>;

/** Where the town's page, or the list of its state's small towns, tells of this sight. */
function findTown({ catalogue }: PageSource, base: PlacedBase) {
  const own = findPageAddress(catalogue, base.page);
  const state = catalogue.find("states", base.state);
  const list = state && `${addressOf.stateSights(state)}#${base.id}`;
  return { id: base.id, name: base.name, to: own ?? list };
}

/** The town's own picture, else its state's: the sight itself has none. */
function findScene({ catalogue }: PageSource, base: PlacedBase) {
  const [list, slug = ""] = base.page?.split(":") ?? [];
  const town = list && catalogue.findDestination(slug);
  const picture = town ? town.picture : catalogue.find("states", base.state)?.picture;
  return picture ? viewPicture(catalogue, picture, "scene") : null;
}

/** All sights of an area on one map, this one as where one is. */
function drawAround({ places, catalogue }: PageSource, sight: PlacedSight, others: PlacedSight[]) {
  return drawStateMap(
    sight.state,
    [
      {
        label: sight.name,
        address: addressOf.sight(sight.id),
        kind: "here",
        ...sight.coordinates,
      },
      ...others.slice(0, near.mapped).map(({ id, name, coordinates }) => ({
        label: name,
        address: findSightAddress(places, catalogue, id),
        kind: "attraction" as const,
        ...coordinates,
      })),
    ],
    others.length > 0 ? "places" : "state",
  );
}

/** `/sights/<id>`; an address where another page is about the sight, null for no sight. */
export function readSightPage(source: PageSource, id = "") {
  const { catalogue, places, clock } = source;
  const sight = places.sights.find((one) => one.id === id);
  const base = places.bases.find((one) => one.id === sight?.base);
  if (!sight || !base) return null;
  const path = addressOf.sight(id);
  const own = findSightAddress(places, catalogue, id);
  if (own !== path) return { movedTo: own };

  const hours: CompiledHours[] = [];
  const others = orderByDistance(
    places.sights.filter((one) => one.id !== id),
    sight.coordinates,
    near.km,
  );
  const tell = (one: PlacedSight) => tellSight({ places, catalogue }, one, hours);
  const state = catalogue.find("states", sight.state);
  const region = state && catalogue.find("regions", state.region);
  const months = findSightMonths(sight, base, catalogue) ?? "";
  const facts: PlaceFacts = {
    sight: tell(sight),
    base: null,
    sleep: {
      ...shorten(tellBase(catalogue, base, [])),
      kilometres: Math.round(measureDistance(sight.coordinates, base.coordinates)),
    },
    sights: others.slice(0, near.listed).map(({ item }) => tell(item)),
    hours,
  };
  return {
    path,
    name: sight.name,
    note: sight.note,
    kind: sight.kind,
    interests: sight.interests,
    worldHeritage: sight.worldHeritage ?? null,
    coordinates: sight.coordinates,
    facts,
    /** What is said of this sight beside its facts. */
    notes: [sight.monthsWhy, sight.fromBase?.note].filter((note) => note !== undefined),
    bestMonths: [...months].flatMap((score, index) => (Number(score) >= good ? [index + 1] : [])),
    town: findTown(source, base),
    state: { name: catalogue.nameState(sight.state), to: findStateAddress(catalogue, sight.state) },
    region: region
      ? { slug: region.slug, name: region.name, to: addressOf.region(region.slug) }
      : null,
    scene: findScene(source, base),
    month: monthInIndia(clock()),
    map: drawAround(
      source,
      sight,
      others.map(({ item }) => item),
    ),
  };
}
