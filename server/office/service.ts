import { isDeepStrictEqual } from "node:util";
import type { Office } from "#contract/content/office.ts";
import type { OfficeDetails, OfficeView } from "#contract/wire/desk-office.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Resources } from "#server/resources.ts";
import { applyDetails, detailsOf } from "./details.ts";
import { findOfficeDetails, insertOfficeChange, listOfficeChanges } from "./store.ts";

/** Topic of a change: every process reads the details again, and its pages anew. */
export const officeTopic = "office";

export type OfficeService = ReturnType<typeof createOfficeService>;

/** The office's details: the content's until the owner changes them. `given`: the content's. */
export function createOfficeService(
  { database, events, clock }: Pick<Resources, "database" | "events" | "clock">,
  given: Office,
) {
  let office = given;

  return {
    /** As pages show it; what `load` read last. */
    current: (): Office => office,

    /** Where the office reads about trips, once the owner has said so; null: what the site came with is no mailbox. */
    findTripsAddress(): string | null {
      const address = office.emails[1]?.address ?? "";
      return address && address !== given.emails[1]?.address ? address : null;
    },

    /** Reads what holds now: at the start, and when a change is told. */
    async load(): Promise<void> {
      const details = await findOfficeDetails(database.db);
      office = details ? applyDetails(given, details) : given;
    },

    /** For the desk: the details, whether they were ever changed, and by whom. */
    async readView(): Promise<OfficeView> {
      const details = await findOfficeDetails(database.db);
      const changes = await listOfficeChanges(database.db);
      return {
        details: details ?? detailsOf(given),
        isDefault: details === null,
        history: changes.map(({ at, who, parts }) => ({
          at: at.toISOString(),
          who: who ?? "A former administrator",
          parts,
        })),
      };
    },

    /** Keeps the details for every page; what stays the same is no change. */
    async change(admin: Admin, details: OfficeDetails): Promise<OfficeView> {
      await database.transaction(async (db) => {
        const before = (await findOfficeDetails(db)) ?? detailsOf(given);
        const parts = (Object.keys(details) as (keyof OfficeDetails)[]).filter(
          (part) => !isDeepStrictEqual(details[part], before[part]),
        );
        if (parts.length === 0) return;
        await insertOfficeChange(db, { at: clock(), adminId: admin.id, details, parts });
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "office.changed",
          subjectKind: "office",
          details: { parts: parts.join(", ") },
        });
        await events.publish(db, { topic: officeTopic, type: "UPDATE", id: "office" });
      });
      await this.load();
      return this.readView();
    },
  };
}
