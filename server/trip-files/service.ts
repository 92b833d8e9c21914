import {
  type TripFile as ShownFile,
  type TripFileQuery,
  tripFileLimits,
  tripFileTexts,
} from "#contract/wire/trip-files.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";
import type { StoredObject } from "#server/storage/object-store.ts";
import { takeLinkHit } from "#server/trips/page/link-hits.ts";
import type { LinkedTrip } from "#server/trips/page/links.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { fileBucket, fileName, prepareFile, removeFiles, writeFile } from "./file-bytes.ts";
import * as store from "./store.ts";

export type TripFiles = ReturnType<typeof createTripFiles>;

/** Who looks: the trip's own traveller, a member by their id, or the office. */
type Looker = { as: "traveller" | "office" } | { as: "member"; id: string };

const isOwn = (row: store.FileRow, who: Looker) =>
  row.sender === who.as && (who.as !== "member" || row.memberId === who.id);
/** The office sees what is for it, and what it added; among the travellers it is one's own, or everybody's. */
const maySee = (row: store.FileRow, who: Looker): boolean => {
  if (isOwn(row, who)) return true;
  if (who.as === "office") return row.forOffice;
  return row.forGroup || (who.as === "traveller" && row.sender === "office");
};
const mayRemove = (row: store.FileRow, who: Looker): boolean =>
  isOwn(row, who) || (who.as === "traveller" && row.sender === "member" && row.forGroup);

const present = (row: store.FileRow, who: Looker): ShownFile => ({
  ...{ id: row.id, kind: row.kind, name: row.name, mimetype: row.mimetype, bytes: row.bytes },
  ...{ width: row.width, height: row.height, forGroup: row.forGroup, forOffice: row.forOffice },
  by: row.sender === "office" ? null : (row.memberName ?? ""),
  mayRemove: mayRemove(row, who),
  at: row.createdAt.toISOString(),
});

/** Vouchers, tickets and photos of a trip, and who sees which. */
export function createTripFiles(
  resources: Resources,
  trips: TripFile,
  /** Tells the travellers of an agreed trip that the office has added a paper. */
  tellPaper: (db: Db, tripId: string, name: string) => Promise<void>,
) {
  const { database, storage, clock, events } = resources;

  /** @throws AppError not_found; forbidden with a link that is nobody's in the group */
  async function open(token: string): Promise<{ linked: LinkedTrip; who: Looker }> {
    const linked = await trips.links.open(token, "read");
    if (linked.kind === "edit") return { linked, who: { as: "traveller" } };
    if (!linked.memberId) throw new AppError("forbidden", tripFileTexts.notYours);
    return { linked, who: { as: "member", id: linked.memberId } };
  }

  async function list(tripId: string, who: Looker): Promise<ShownFile[]> {
    const rows = await store.listFiles(database.db, tripId);
    return rows.filter((row) => maySee(row, who)).map((row) => present(row, who));
  }

  /** What somebody may see of a trip. @throws AppError not_found */
  async function find(tripId: string, who: Looker, id: string): Promise<store.FileRow> {
    const rows = await store.listFiles(database.db, tripId);
    const row = rows.find((one) => one.id === id && maySee(one, who));
    if (!row) throw new AppError("not_found", tripFileTexts.noFile);
    return row;
  }

  async function read(
    tripId: string,
    who: Looker,
    { id, size }: { id: string; size: PhotoSize },
  ): Promise<{ object: StoredObject; name: string }> {
    const { name, mimetype } = await find(tripId, who, id);
    const object = await storage.find(fileBucket, fileName(id, size));
    if (!object) throw new AppError("not_found", tripFileTexts.noFile);
    const ending = mimetype === "application/pdf" ? ".pdf" : ".webp";
    return { object, name: name.toLowerCase().endsWith(ending) ? name : `${name}${ending}` };
  }

  /** Sent again by the same id it is there once. */
  async function add(
    tripId: string,
    who: Looker,
    { id, kind, name, group, office }: { id: string } & TripFileQuery,
    readFile: () => Promise<Buffer>,
  ): Promise<void> {
    const known = await store.findFile(database.db, id);
    if (known)
      if (known.tripId === tripId) return;
      else throw new AppError("conflict", tripFileTexts.noFile);
    const bytes = await readFile();
    const prepared = await prepareFile(resources, tripId, kind, bytes);
    await writeFile(resources, id, prepared);
    const isKept = await database.transaction(async (db) => {
      await trips.lock(db, tripId);
      const same = (await store.listFiles(db, tripId)).filter((row) => row.kind === kind);
      if (same.some((row) => row.id === id)) return true;
      if (same.length >= tripFileLimits[kind === "paper" ? "papers" : "photos"]) return false;
      const { mimetype, width, height, parts } = prepared;
      await store.insertFile(db, {
        ...{ id, tripId, kind, name, mimetype, width, height },
        ...{ sender: who.as, memberId: who.as === "member" ? who.id : null },
        bytes: parts.full?.byteLength ?? 0,
        forGroup: group === "yes",
        forOffice: office === "yes" || who.as === "office",
        createdAt: clock(),
      });
      if (who.as === "office" && kind === "paper") await tellPaper(db, tripId, name);
      await events.publish(db, { topic: "trips", type: "UPDATE", id: tripId });
      return true;
    });
    if (isKept) return;
    await removeFiles(resources, [id]);
    throw new AppError("conflict", tripFileTexts.full);
  }

  /** Twice is once. @throws AppError forbidden for what is somebody else's */
  async function remove(tripId: string, who: Looker, id: string): Promise<void> {
    const row = (await store.listFiles(database.db, tripId)).find((one) => one.id === id);
    if (!row || !maySee(row, who)) return;
    if (!mayRemove(row, who)) throw new AppError("forbidden", tripFileTexts.noFile);
    await database.transaction(async (db) => {
      await store.deleteFile(db, tripId, id);
      await events.publish(db, { topic: "trips", type: "UPDATE", id: tripId });
    });
    await removeFiles(resources, [id]);
  }

  return {
    /** @throws AppError not_found, forbidden */
    async listByLink(token: string): Promise<ShownFile[]> {
      const { linked, who } = await open(token);
      return list(linked.trip.id, who);
    },

    /** For what is taken along: the papers of a link, none where it is nobody's. @throws AppError not_found */
    async listPapers(token: string): Promise<{ path: string; name: string }[]> {
      const { trip, kind, memberId } = await trips.links.open(token, "read");
      if (kind === "read" && !memberId) return [];
      const who: Looker = memberId ? { as: "member", id: memberId } : { as: "traveller" };
      const files = await list(trip.id, who);
      return files
        .filter((file) => file.kind === "paper")
        .map(({ id, name }) => ({ path: `/files/${id}/full`, name }));
    },

    /** @throws AppError not_found, forbidden, conflict, picture_refused, validation_failed, too_many_requests */
    async addByLink(
      token: string,
      file: { id: string } & TripFileQuery,
      network: string,
      readFile: () => Promise<Buffer>,
    ): Promise<ShownFile[]> {
      const { linked, who } = await open(token);
      await takeLinkHit(resources, linked, "files", network);
      await add(linked.trip.id, who, file, readFile);
      return list(linked.trip.id, who);
    },

    /** @throws AppError not_found, forbidden */
    async readByLink(token: string, wanted: { id: string; size: PhotoSize }) {
      const { linked, who } = await open(token);
      return read(linked.trip.id, who, wanted);
    },

    /** @throws AppError not_found, forbidden */
    async removeByLink(token: string, id: string): Promise<ShownFile[]> {
      const { linked, who } = await open(token);
      await remove(linked.trip.id, who, id);
      return list(linked.trip.id, who);
    },

    /** @throws AppError not_found */
    async listAtDesk(tripId: string): Promise<ShownFile[]> {
      await trips.get(database.db, tripId);
      return list(tripId, { as: "office" });
    },

    /** @throws as `addByLink` */
    async addAtDesk(
      adminId: string,
      tripId: string,
      file: { id: string } & TripFileQuery,
      readFile: () => Promise<Buffer>,
    ): Promise<ShownFile[]> {
      await trips.get(database.db, tripId);
      await resources.limits.take(database.db, "desk-files", adminId, clock());
      await add(tripId, { as: "office" }, file, readFile);
      return list(tripId, { as: "office" });
    },

    /** @throws AppError not_found */
    readAtDesk: (tripId: string, wanted: { id: string; size: PhotoSize }) =>
      read(tripId, { as: "office" }, wanted),

    /** @throws AppError not_found, forbidden for a traveller's */
    async removeAtDesk(tripId: string, id: string): Promise<ShownFile[]> {
      await trips.get(database.db, tripId);
      await remove(tripId, { as: "office" }, id);
      return list(tripId, { as: "office" });
    },
  };
}
