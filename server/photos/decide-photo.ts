import { photoLimits } from "#contract/wire/photos.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import { announcePageChange } from "#server/live/page-changes.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { decisionMail } from "./mail.ts";
import { photoBucket, photoName, photoSizeNames } from "./photo-files.ts";
import * as store from "./store.ts";

export type Decision = { status: "approved" | "refused"; refusal: string | null };

/**
 * Settles a photo: pending to approved or refused, approved to refused. The last decision of a
 * submission is told to whoever sent it.
 * @throws AppError not_found, already_done, conflict
 */
export async function decidePhoto(
  { config, database, events, storage, clock }: Resources,
  admin: Pick<Admin, "id">,
  id: string,
  change: Decision,
): Promise<void> {
  await database.transaction(async (db) => {
    const photo = await store.lockPhoto(db, id);
    if (!photo || photo.status === "awaited")
      throw new AppError("not_found", "There is no such photo.");
    if (photo.status === change.status)
      throw new AppError("already_done", `This photo is ${change.status} already.`);
    if (photo.status === "refused")
      throw new AppError("conflict", "A refused photo is not kept: ask for it again.");
    await store.updatePhoto(db, id, { ...change, decidedAt: clock(), decidedBy: admin.id });
    await insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action: `photo.${change.status}`,
      subjectKind: "photo",
      subjectId: id,
      details: change.refusal ? { reason: change.refusal } : {},
    });
    await events.publish(db, { topic: "desk-photos", type: "UPDATE", id });
    await announcePageChange(events, db, "photos");
    const { submission } = photo;
    // What was announced and never sent is not waited for beyond its day.
    const isOver =
      clock().getTime() - submission.createdAt.getTime() > photoLimits.hours * 3_600_000;
    const left = await store.countUndecided(
      db,
      submission.id,
      isOver ? ["pending"] : ["awaited", "pending"],
    );
    if (photo.status === "pending" && left === 0 && submission.email) {
      const all = await store.listOfSubmission(db, submission.id);
      const sent = all.filter((each) => each.status !== "awaited").length;
      const approved = all.filter((each) => each.status === "approved").length;
      await queueMail(db, decisionMail(submission, approved, sent, config.http.origin));
    }
  });
  // After the commit: a refused photo's bytes are not kept.
  if (change.status === "refused")
    await storage.remove(
      photoBucket,
      photoSizeNames.map((size) => photoName(id, size)),
    );
}
