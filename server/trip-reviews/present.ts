import type { PlacePart, TripReviewPhoto } from "#contract/wire/trip-reviews.ts";
import type { Voice } from "#contract/wire/voices.ts";
import type { PhotoRow, PlaceRow } from "./store.ts";
import type { VoiceRow } from "./voice-store.ts";

/** `base`: the address below which its two files lie. */
export const presentPhoto = (
  { id, path, width, height, colour }: PhotoRow,
  base: string,
): TripReviewPhoto => ({
  ...{ id, path, width, height, colour },
  full: `${base}/${id}/full.webp`,
  thumbnail: `${base}/${id}/thumbnail.webp`,
});

export const presentPlace = ({ path, name, rating, body }: PlaceRow): PlacePart => ({
  ...{ path, name, rating, body },
});

export const presentAnswer = (body: string, at: string | null): Voice["answer"] =>
  body && at ? { body, at } : null;

/** `place`: the page that it is read on, whose photos alone stand there; without one all do. */
export function presentVoice(
  row: VoiceRow,
  {
    places,
    photos,
    place,
    base,
  }: { places: PlaceRow[]; photos: PhotoRow[]; place: string | undefined; base: string },
): Voice {
  const own = places.filter(({ reviewId }) => reviewId === row.review_id);
  const shown = photos.filter(
    ({ tripId, sent, path }) =>
      sent && tripId === row.trip_id && (place === undefined || path === place),
  );
  return {
    // Numbers of the earlier kind are no ids of this one.
    id: row.review_id ?? `c-${row.id}`,
    name: row.name,
    rating: row.rating,
    title: row.title,
    body: row.body,
    verified: row.verified,
    travelled: row.travelled,
    party: row.party,
    at: row.at,
    places: place === undefined ? own.map(presentPlace) : [],
    photos: shown.map((photo) => presentPhoto(photo, base)),
    answer: presentAnswer(row.answer, row.answered_at),
  };
}
