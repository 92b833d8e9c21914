import { tripReviewLimits, tripReviewTexts } from "#contract/wire/trip-review-limits.ts";
import type { VoiceQuery, Voices, VoiceTop } from "#contract/wire/voices.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";
import type { StoredObject } from "#server/storage/object-store.ts";
import { fileName, photoBucket } from "./photo-files.ts";
import { presentVoice } from "./present.ts";
import * as store from "./store.ts";
import * as voices from "./voice-store.ts";

/** Letters of a review that a summary repeats. */
const mostSaid = 140;
const photoBase = "/api/reviews/photos";

const averageOf = (stars: number, count: number) =>
  count > 0 ? Math.round((stars / count) * 10) / 10 : null;

/** The beginning of what somebody wrote, to the end of a sentence or a word: nothing is put in their mouth. */
export function quoteBeginning(body: string): string {
  const text = body.trim().split("\n")[0] ?? "";
  const sentence = /^.{12,140}?[.!?…](?=\s|$)/u.exec(text)?.[0];
  if (sentence) return sentence;
  if (text.length <= mostSaid) return text;
  return `${text.slice(0, mostSaid).replace(/\s+\S*$/u, "")} …`;
}

/** What everybody reads of reviews: of a place, of both kinds; of whole trips. */
export function createVoices({ database, storage }: Pick<Resources, "database" | "storage">) {
  const { db } = database;

  async function list(query: VoiceQuery & { limit: number }) {
    const rows = await voices.listVoices(db, query);
    const page = rows.slice(0, query.limit);
    const [places, photos] = await Promise.all([
      store.listPlaces(
        db,
        page.flatMap(({ review_id }) => review_id ?? []),
      ),
      store.listPhotos(
        db,
        page.flatMap(({ trip_id }) => trip_id ?? []),
      ),
    ]);
    const options = { places, photos, place: query.place, base: photoBase };
    return {
      found: page.map((row) => presentVoice(row, options)),
      next: rows.length > query.limit ? query.skip + query.limit : null,
    };
  }

  return {
    /** Verified first, then the latest, and what they said by month. */
    async readVoices(query: VoiceQuery): Promise<Voices> {
      const [sum, months, { found, next }] = await Promise.all([
        voices.sumVoices(db, query.place),
        voices.listMonths(db, query.place),
        list({ ...query, limit: tripReviewLimits.perPage }),
      ]);
      const { count, verified, stars, parties } = sum;
      return {
        summary: { count, verified, average: averageOf(stars, count) },
        months: months.map((month) => ({ ...month, said: quoteBeginning(month.said) })),
        parties,
        voices: found,
        next,
      };
    },

    /** For the page of a place, or of all reviews, and its structured data. Null: there are none. */
    async readTop(place: string | undefined): Promise<VoiceTop | null> {
      const { count, verified, stars } = await voices.sumVoices(db, place);
      if (count === 0) return null;
      const { found } = await list({ place, skip: 0, limit: 3 });
      return { summary: { count, verified, average: averageOf(stars, count) }, first: found };
    },

    /** A photo of a review that is shown. @throws AppError not_found */
    async getShownPhoto(id: string, size: PhotoSize): Promise<StoredObject> {
      const photo = await store.findPhoto(db, id);
      const object =
        photo?.state === "shown" ? await storage.find(photoBucket, fileName(id, size)) : null;
      if (!object) throw new AppError("not_found", tripReviewTexts.noPhoto);
      return object;
    },
  };
}
