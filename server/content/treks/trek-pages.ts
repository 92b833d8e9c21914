import type { Provenance } from "#contract/content/facts.ts";
import type { Trek } from "#contract/content/trek.ts";
import { monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf, findStateAddress } from "../addresses.ts";
import type { Catalogue } from "../catalogue.ts";
import { drawStateMap } from "../map/state-map.ts";
import type { PageSource } from "../pages/page-source.ts";
import { viewPicture } from "../picture-view.ts";
import { findPageAddress, findSightAddress } from "../places/page-of-sight.ts";
import { findReading } from "../places/standing.ts";
import { listGoodMonths, readCourse } from "./trek-course.ts";

export type TrekPage = NonNullable<ReturnType<typeof readTrekPage>>;

/** The sides of a trek that are told in a sentence or two, in the order of the page. */
const sides = ["season", "approach", "permits", "guides", "camps", "water", "wayOut"] as const;
export type TrekSide = (typeof sides)[number];

const linkOf = ({ slug, name }: Trek) => ({ to: addressOf.trek(slug), name });

/** The names of treks in a state, for its page. */
export const listTreksOfState = ({ treks }: Catalogue, state: string) =>
  treks.filter((trek) => trek.state === state).map(linkOf);

/** What is said, who says so, and whom one asks where nobody does. */
function tell(
  { trekOffices }: Catalogue,
  trek: Trek,
  { note, check, ...own }: Provenance & { note: string; check?: string[] | undefined },
) {
  return {
    note,
    reading: findReading(trek, own),
    ask: (check ?? trek.check).flatMap((key) => {
      const office = trekOffices[key];
      return office ? [{ name: office.name, url: office.url }] : [];
    }),
  };
}

function findStart({ catalogue, places }: PageSource, trek: Trek) {
  const base = places.bases.find(({ id }) => id === trek.base);
  return base && { id: base.id, name: base.name, to: findPageAddress(catalogue, base.page) };
}

/** The same ground as one sight of a day, which the planner knows. */
function findSight({ catalogue, places }: PageSource, trek: Trek) {
  const sight = places.sights.find(({ id }) => id === trek.sight);
  return sight ? { name: sight.name, to: findSightAddress(places, catalogue, sight.id) } : null;
}

/** All treks of the state, this one as where one is. */
const drawMap = ({ treks }: Catalogue, trek: Trek) =>
  drawStateMap(
    trek.state,
    [trek, ...treks.filter(({ state, slug }) => state === trek.state && slug !== trek.slug)].map(
      (one) => ({
        label: one.name,
        address: addressOf.trek(one.slug),
        kind: one === trek ? ("here" as const) : ("attraction" as const),
        ...one.coordinates,
      }),
    ),
  );

/** `/treks/<slug>`; null where there is no such trek. */
export function readTrekPage(source: PageSource, slug: string) {
  const { catalogue, clock } = source;
  const trek = catalogue.find("treks", slug);
  if (!trek) return null;
  const state = catalogue.find("states", trek.state);
  const region = state && catalogue.find("regions", state.region);
  const offices = new Set([
    ...trek.check,
    ...[trek.open, ...sides.map((side) => trek[side])].flatMap(({ check = [] }) => check),
  ]);
  const { name, aliases, location, coordinates, tagline, description, grade, caution } = trek;
  return {
    slug,
    path: addressOf.trek(slug),
    name,
    aliases,
    location,
    coordinates,
    tagline,
    description,
    grade,
    caution,
    start: trek.start,
    highest: trek.highest,
    course: { ...readCourse(trek), reading: findReading(trek) },
    open: { is: trek.open.is, ...tell(catalogue, trek, trek.open) },
    permit: trek.permits.need,
    guide: trek.guides.need,
    sides: sides.map((side) => ({ side, ...tell(catalogue, trek, trek[side]) })),
    bestMonths: listGoodMonths(trek),
    month: monthInIndia(clock()),
    base: findStart(source, trek),
    sight: findSight(source, trek),
    offices: [...offices].flatMap((key) => catalogue.trekOffices[key] ?? []),
    state: { name: catalogue.nameState(trek.state), to: findStateAddress(catalogue, trek.state) },
    region: region && { slug: region.slug, name: region.name, to: addressOf.region(region.slug) },
    /** Of the state: a trek has no picture of its own. */
    scene: state ? viewPicture(catalogue, state.picture, "scene") : null,
    map: drawMap(catalogue, trek),
    others: listTreksOfState(catalogue, trek.state).filter(({ to }) => to !== addressOf.trek(slug)),
  };
}
