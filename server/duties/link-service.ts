import { createHash } from "node:crypto";
import { addDays } from "#contract/trip/calendar-day.ts";
import { type DutyInput, type DutyPage, dutyTexts } from "#contract/trip/duties.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { bookRetentionDays } from "#contract/wire/trip-book.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, isToken } from "#server/http/secret-token.ts";
import type { OfficeService } from "#server/office/service.ts";
import type { PaperRoom } from "#server/papers/paper-room.ts";
import type { Resources } from "#server/resources.ts";
import type { RoadTrip } from "#server/road/read-road.ts";
import type { RoadService } from "#server/road/service.ts";
import { claimWrite, onceOnly } from "#server/trips/page/write-once.ts";
import * as links from "./link-store.ts";
import { markDay } from "./mark-day.ts";
import { type DutyLine, presentDuties } from "./present-duty.ts";
import type { DutyService } from "./service.ts";
import { listMarks } from "./store.ts";

export type DutyLinks = ReturnType<typeof createDutyLinks>;
type Opened = { trip: RoadTrip; line: DutyLine };

const lastDay = ({ dates }: RoadTrip): string => dates.at(-1) ?? "";

/** One line's days for whoever drives or guides it and does not sign in: by a link, open until a month after the trip. */
export function createDutyLinks(
  {
    config,
    database,
    clock,
    events,
    limits,
  }: Pick<Resources, "config" | "database" | "clock" | "events" | "limits">,
  services: {
    duties: Pick<DutyService, "readLine" | "getTripDuties">;
    road: Pick<RoadService, "layOutPaper">;
    room: Pick<PaperRoom, "write">;
    office: Pick<OfficeService, "current">;
  },
) {
  const { db } = database;
  const closed = () => new AppError("not_found", dutyTexts.closed);

  /** @throws AppError not_found: also of a line that is not agreed any more */
  async function open(token: string): Promise<Opened> {
    const link = isToken(token) ? await links.findLink(db, hashToken(token)) : null;
    if (!link) throw closed();
    const opened = await services.duties
      .readLine(link.tripId, link.item)
      .catch((error: unknown) => {
        throw error instanceof AppError ? closed() : error;
      });
    if (dayInIndia(clock()) > addDays(lastDay(opened.trip), bookRetentionDays)) throw closed();
    return opened;
  }

  // Who pays what is no driver's concern.
  const layOut = ({ trip, line }: Opened) =>
    services.road.layOutPaper(
      trip,
      line.kind === "transport" ? "duty-slip" : "guide-sheet",
      line.item.id,
      { hidesCharges: true },
    );

  async function present(opened: Opened): Promise<DutyPage> {
    const { trip, line } = opened;
    const { sheet } = layOut(opened);
    const { shown, href } = services.office.current().helpline;
    return {
      today: dayInIndia(clock()),
      ends: lastDay(trip),
      kind: line.kind,
      reference: trip.reference,
      title: trip.content.title,
      office: { shown, href },
      paper: createHash("sha256").update(JSON.stringify(sheet)).digest("base64url").slice(0, 16),
      duties: presentDuties(trip, line, await listMarks(db, [trip.id])),
    };
  }

  return {
    /** For the bound of calls by a link. @throws AppError not_found */
    findTripId: async (token: string): Promise<string> => (await open(token)).trip.id,

    /** Another link for a line, which closes the one before. @throws AppError not_found, conflict, too_many_requests */
    async make(admin: Pick<Admin, "id">, tripId: string, item: string): Promise<{ link: string }> {
      await limits.take(db, "duty-link", admin.id, clock());
      const { trip } = await services.duties.readLine(tripId, item);
      const token = createToken();
      const made = { tokenHash: hashToken(token), adminId: admin.id, at: clock() };
      await database.transaction(async (within) => {
        await links.writeLink(within, { tripId, item }, made);
        await insertAudit(within, {
          ...{ actorKind: "admin", actorId: admin.id, action: "trip.duty-link" },
          ...{ subjectKind: "trip", subjectId: trip.reference, details: { item } },
        });
        await events.publish(within, { topic: "trips", type: "UPDATE", id: tripId });
      });
      return { link: `${config.http.origin}/trip/duty-${token}` };
    },

    /** Closes a line's link: phones on which it lies forget it when they hear of it. @throws AppError not_found */
    async close(admin: Pick<Admin, "id">, tripId: string, item: string) {
      await database.transaction(async (within) => {
        if (!(await links.closeLink(within, { tripId, item }))) throw closed();
        await insertAudit(within, {
          ...{ actorKind: "admin", actorId: admin.id, action: "trip.duty-link-closed" },
          ...{ subjectKind: "trip", subjectId: tripId, details: { item } },
        });
        await events.publish(within, { topic: "trips", type: "UPDATE", id: tripId });
      });
      return services.duties.getTripDuties(tripId);
    },

    /** @throws AppError not_found */
    async read(token: string): Promise<DutyPage> {
      const opened = await open(token);
      const { trip, line } = opened;
      await links.noteOpened(db, { tripId: trip.id, item: line.item.id }, clock());
      return present(opened);
    },

    /** The duty slip or guide sheet. @throws AppError not_found, too_many_requests, and what the papers' room refuses */
    async writePaper(token: string, network: string): Promise<{ name: string; bytes: Buffer }> {
      const opened = await open(token);
      const { trip, line } = opened;
      await limits.take(db, "papers-network", network, clock());
      await limits.take(db, "duty-papers", `${trip.id} ${line.item.id}`, clock());
      const { name, sheet } = layOut(opened);
      return { name, bytes: await services.room.write({ ask: "sheet", sheet }, network) };
    },

    /**
     * Starts or finishes a day, or takes the last of these back; once by its key, however often it is sent.
     * @throws AppError not_found, conflict, already_done, validation_failed, too_many_requests
     */
    async mark(
      token: string,
      { day, key }: { day: string; key: string | null },
      input: DutyInput,
    ): Promise<DutyPage> {
      const opened = await open(token);
      const { trip, line } = opened;
      await limits.take(db, "duty-marks", `${trip.id} ${line.item.id}`, clock());
      const now = clock();
      const by = { actorKind: "nobody", actorId: null, adminId: null, now } as const;
      await onceOnly(
        () =>
          database.transaction(async (within) => {
            await claimWrite(within, trip.id, key, now);
            await markDay(within, { ...opened, day }, input, by);
            await events.publish(within, { topic: "trips", type: "UPDATE", id: trip.id });
          }),
        undefined,
      );
      return present(opened);
    },
  };
}
