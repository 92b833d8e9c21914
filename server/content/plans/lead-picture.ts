import type { PictureView } from "#contract/content/picture.ts";
import type { TripDocument } from "#trip/document.ts";
import { baseOfNight } from "#trip/name-day.ts";
import { sightsOf } from "#trip/sights.ts";
import { getCatalogue } from "../catalogue.ts";
import { viewPicture } from "../picture-view.ts";
import { ownPicture } from "../places/own-picture.ts";
import { getPlaces } from "../places/read-places.ts";

/** The picture that a trip is headed by: of the worthiest of its sights that has one, else of a town of its nights. */
export function findLeadPicture(trip: Pick<TripDocument, "days">): PictureView | null {
  const catalogue = getCatalogue();
  const { sights, bases } = getPlaces();
  const seen = new Set(sightsOf(trip));
  const slept = new Set(trip.days.flatMap(({ night }) => baseOfNight(night) ?? []));
  const slugs = [
    ...sights
      .filter(({ id }) => seen.has(id))
      .sort((one, other) => rankOf(other) - rankOf(one))
      .map(({ page }) => ownPicture(page)),
    ...bases.filter(({ id }) => slept.has(id)).map(({ page }) => (page ?? "").replace(":", "-")),
  ];
  const slug = slugs.find((one) => one !== "" && catalogue.findPicture(one));
  return slug === undefined ? null : viewPicture(catalogue, slug);
}

const rankOf = ({ worth, fame = 0 }: { worth: number; fame?: number | undefined }) =>
  worth * 10 + fame;
