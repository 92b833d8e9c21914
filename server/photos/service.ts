import {
  type GalleryPage,
  type GalleryPhoto,
  type PhotoSubmission,
  type PhotoSubmissionInput,
  photoLimits,
  photoTexts,
  type SubmittedPhoto,
} from "#contract/wire/photos.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, matchesToken } from "#server/http/secret-token.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import { announcePageChange } from "#server/live/page-changes.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { StoredObject } from "#server/storage/object-store.ts";
import { type Decision, decidePhoto } from "./decide-photo.ts";
import { photosNotice } from "./mail.ts";
import { photoBucket, photoName, photoSizeNames } from "./photo-files.ts";
import { type PhotoSize, preparePhoto } from "./prepare-photo.ts";
import * as store from "./store.ts";

const toSubmitted = (photo: store.Photo): SubmittedPhoto => ({
  id: photo.id,
  name: photo.fileName,
  status: photo.status,
});
const toGallery = (photo: store.PhotoWithSubmission): GalleryPhoto => ({
  id: photo.id,
  place: photo.submission.place,
  credit: photo.submission.credit,
  width: photo.width ?? 0,
  height: photo.height ?? 0,
  colour: photo.colour ?? "#000000",
  url: `/api/photos/${photo.id}/full.webp`,
  thumbnail: `/api/photos/${photo.id}/thumbnail.webp`,
  approved_at: (photo.decidedAt ?? photo.createdAt).toISOString(),
});

export type PhotoService = ReturnType<typeof createPhotoService>;

/**
 * What visitors send for the gallery: announced first, uploaded one by one, shown once approved.
 */
export function createPhotoService(resources: Resources) {
  const { config, database, events, pictures, storage, clock, limits } = resources;
  const isOver = (at: Date) => clock().getTime() - at.getTime() > photoLimits.hours * 3_600_000;

  async function tellDesk(db: Db, id: string): Promise<void> {
    await events.publish(db, { topic: "desk-photos", type: "UPDATE", id });
  }

  async function getOwnSubmission(id: string, token: string): Promise<store.Submission> {
    const submission = await store.findSubmission(database.db, id);
    if (!submission || !matchesToken(token, submission.tokenHash))
      throw new AppError("not_found", photoTexts.gone);
    return submission;
  }

  const decide = (admin: Pick<Admin, "id">, id: string, decision: Decision) =>
    decidePhoto(resources, admin, id, decision);

  return {
    /** Announces photos. A filled honeypot gets a submission that leads nowhere. */
    async announce(
      input: PhotoSubmissionInput,
      sender: { visitor: string; userId: string | null },
    ): Promise<PhotoSubmission> {
      if (input.website !== "") throw new AppError("validation_failed", "Please try again.");
      await limits.take(database.db, "photos", sender.visitor, clock());
      const token = createToken();
      const { submission, photos } = await database.transaction((db) =>
        store.insertSubmission(
          db,
          {
            tokenHash: hashToken(token),
            userId: sender.userId,
            place: input.place,
            credit: input.credit,
            email: input.email,
            createdAt: clock(),
          },
          input.files,
        ),
      );
      return { id: submission.id, token, photos: photos.map(toSubmitted) };
    },

    /** What has arrived and what has not: asked after an error. @throws AppError not_found */
    async readSubmission(id: string, token: string): Promise<Omit<PhotoSubmission, "token">> {
      const submission = await getOwnSubmission(id, token);
      const photos = await store.listOfSubmission(database.db, submission.id);
      return { id: submission.id, photos: photos.map(toSubmitted) };
    },

    /**
     * Takes a photo's bytes, which are read only if they are awaited. Sending one again that has
     * arrived changes nothing.
     * @throws AppError not_found (id, token or a day has passed), too_large, picture_refused, too_many_requests
     */
    async receive(
      id: string,
      token: string,
      readPhoto: () => Promise<Uint8Array>,
    ): Promise<SubmittedPhoto> {
      const photo = await store.findPhoto(database.db, id);
      if (!photo || !matchesToken(token, photo.submission.tokenHash) || isOver(photo.createdAt))
        throw new AppError("not_found", photoTexts.gone);
      if (photo.status !== "awaited") return toSubmitted(photo);
      const { files, ...facts } = await preparePhoto(
        pictures,
        await readPhoto(),
        queueOwnerOf(photo.submission.id),
      );
      for (const size of photoSizeNames)
        await storage.put(photoBucket, photoName(id, size), files[size], {
          mimetype: "image/webp",
          owner: photo.submission.userId,
          upsert: true,
        });
      return database.transaction(async (db) => {
        const now = await store.lockPhoto(db, id);
        if (!now) throw new AppError("not_found", photoTexts.gone);
        if (now.status !== "awaited") return toSubmitted(now);
        const change = { ...facts, status: "pending", uploadedAt: clock() } as const;
        await store.updatePhoto(db, id, change);
        const { submission } = now;
        if ((await store.countUndecided(db, submission.id, ["awaited"])) === 0) {
          const count = await store.countUndecided(db, submission.id, ["pending"]);
          await queueMail(
            db,
            photosNotice(submission, count, config.mail.operator, config.http.origin),
          );
        }
        await tellDesk(db, id);
        return toSubmitted({ ...now, ...change });
      });
    },

    /** The gallery: approved photos, the latest first. */
    async listGallery(
      query: { limit?: number | undefined; before?: string | undefined } = {},
    ): Promise<GalleryPage> {
      const limit = query.limit ?? photoLimits.perPage;
      const { rows, next } = await store.listPhotos(database.db, {
        status: "approved",
        limit,
        before: query.before,
      });
      return { photos: rows.map(toGallery), next };
    },

    /** A picture's bytes; without `any` only an approved one's. @throws AppError not_found */
    async getPicture(
      id: string,
      size: PhotoSize,
      options: { any?: boolean } = {},
    ): Promise<StoredObject> {
      const photo = await store.findPhoto(database.db, id);
      const isShown = photo?.status === "approved" || (options.any && photo?.status === "pending");
      const object = isShown ? await storage.find(photoBucket, photoName(id, size)) : null;
      if (!object) throw new AppError("not_found", "There is no such photo.");
      return object;
    },

    /** For the desk; pictures through `getPicture` with `any`. */
    listForDesk: (query: store.PhotoQuery) => store.listPhotos(database.db, query),
    countPhotos: () => store.countByStatus(database.db),
    approvePhoto: (admin: Pick<Admin, "id">, id: string) =>
      decide(admin, id, { status: "approved", refusal: null }),
    /** Also takes an approved photo out of the gallery. Its bytes are removed. */
    refusePhoto: (admin: Pick<Admin, "id">, id: string, reason: string) =>
      decide(admin, id, { status: "refused", refusal: reason }),

    /** What an account sent while signed in: for its data download. */
    exportOf: async ({ userId }: Pick<Person, "userId">) => ({
      photos: await store.readForExport(database.db, userId),
    }),

    /**
     * Also what they sent signed out, with their own address.
     * @returns what removes the bytes: call it once the transaction has committed
     */
    async forgetPerson(
      db: Db,
      person: Pick<Person, "userId" | "email">,
    ): Promise<() => Promise<void>> {
      const ids = await store.deleteOfPerson(db, person);
      for (const id of ids) await tellDesk(db, id);
      await announcePageChange(events, db, "photos");
      const names = ids.flatMap((id) => photoSizeNames.map((size) => photoName(id, size)));
      return async () => {
        await storage.remove(photoBucket, names);
      };
    },
  };
}
