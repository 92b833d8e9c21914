import type { Language } from "#contract/languages.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Movements } from "#contract/trip/movements.ts";
import { type DeskRoad, type RoadInput, type RoadPaper, roadTexts } from "#contract/trip/road.ts";
import type { DayTask } from "#contract/wire/agenda.ts";
import type { DayMessages } from "#contract/wire/day-messages.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { OfficeService } from "#server/office/service.ts";
import { letterheadOf } from "#server/papers/letterhead.ts";
import type { PaperService } from "#server/papers/service.ts";
import type { Sheet } from "#server/papers/sheet.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { layOutVouchers } from "./all-vouchers.ts";
import { writeDayMessages } from "./day-messages.ts";
import { layOutMovements, listMovements } from "./movements.ts";
import { layOutRoadPaper } from "./papers.ts";
import { type RoadTrip, readRoadTrip } from "./read-road.ts";
import { listRoadChanges, type RoadChange } from "./road-changes.ts";
import * as store from "./store.ts";

export type RoadService = ReturnType<typeof createRoad>;
type Asking = { admin: Pick<Admin, "id">; network: string };
/** Who pays what is no driver's concern. */
type Shown = { hidesCharges?: boolean };

/** About the whole trip; the others are about a line of its quote. */
const ofTheTrip = new Set<RoadPaper>(["rooming-list", "placard", "feedback"]);

/** Papers for the road of what is agreed: details beside the quote, vouchers and slips, the movement chart. */
export function createRoad(
  { config, database, clock, events }: Pick<Resources, "config" | "database" | "clock" | "events">,
  {
    trips,
    papers,
    office,
    readTasks,
    tellChanges,
  }: {
    /** Tells the travellers what changed for them. */
    tellChanges(db: Db, adminId: string, tripId: string, changes: RoadChange[]): Promise<void>;
    readTasks(admin: Pick<Admin, "id"> | null): Promise<{ tasks: DayTask[] }>;
    trips: Pick<TripFile, "get">;
    papers: Pick<PaperService, "writeSheet">;
    office: Pick<OfficeService, "current">;
  },
) {
  async function read(tripId: string): Promise<RoadTrip> {
    await trips.get(database.db, tripId);
    const row = await store.findAgreed(database.db, tripId);
    if (!row) throw new AppError("conflict", roadTexts.notAgreed);
    return readRoadTrip(row);
  }

  /** A paper as it is now, with the name of its file. @throws AppError not_found for a line that has no such paper */
  function layOutPaper(
    trip: RoadTrip,
    paper: RoadPaper,
    itemId: string | null,
    { hidesCharges = false }: Shown = {},
  ): { name: string; sheet: Sheet } {
    const line = trip.lines.find(({ item }) => item.id === itemId) ?? null;
    const needsLine = !ofTheTrip.has(paper);
    const fits =
      paper === "duty-slip"
        ? line?.kind === "transport"
        : paper === "guide-sheet"
          ? line?.kind === "guide"
          : line !== null;
    if (needsLine && !fits) throw new AppError("not_found", roadTexts.noLine);
    const shown =
      line && hidesCharges ? { ...line, service: { ...line.service, charges: "" } } : line;
    const letterhead = letterheadOf(office.current());
    const sheet = layOutRoadPaper(paper, trip, needsLine ? shown : null, letterhead);
    return { name: `${sheet.number.replaceAll(/[/ ]/g, "-")}.pdf`, sheet };
  }

  async function list(from: string, days: number): Promise<Movements> {
    const rows = await store.listOnRoad(database.db, from, addDays(from, days - 1));
    return { movements: listMovements(rows.map(readRoadTrip), from, days) };
  }
  const today = () => dayInIndia(clock());

  return {
    /** @throws AppError not_found, conflict when nothing is agreed */
    async getRoad(tripId: string): Promise<DeskRoad> {
      const { revision, details, lead, phone, people, lines } = await read(tripId);
      return {
        ...{ revision, details, lead, leadPhone: phone, people },
        services: lines.map(({ item, kind, ask, from, to }) => ({
          item: item.id,
          kind,
          title: item.title,
          supplier: ask?.supplier ?? "",
          from,
          to,
          confirmation: ask?.confirmation ?? "",
          isConfirmed: ask?.state === "confirmed",
        })),
      };
    },

    /** What is confirmed of a trip that is agreed, for its traveller, labelled in a language; null: nothing is. */
    async readVouchers(tripId: string, language: Language): Promise<Sheet | null> {
      const row = await store.findAgreed(database.db, tripId);
      return row && layOutVouchers(readRoadTrip(row), letterheadOf(office.current()), language);
    },

    /** Keeps the details; of two colleagues the later is told. @throws AppError not_found, conflict, validation_failed */
    async saveRoad(
      admin: Pick<Admin, "id">,
      tripId: string,
      input: RoadInput,
      { seesPhones }: { seesPhones: boolean },
    ): Promise<DeskRoad> {
      const { lines, reference, dates, details: former } = await read(tripId);
      // Whoever is not shown the guests' number leaves it as it is.
      const phone = seesPhones ? input.details.phone : former.phone;
      const items = new Set(lines.map(({ item }) => item.id));
      const services = input.details.services.filter(({ item }) => items.has(item));
      await database.transaction(async (db) => {
        const content = { ...input.details, phone, services };
        const by = { adminId: admin.id, at: clock() };
        if (!(await store.saveRoad(db, tripId, { content, revision: input.revision }, by)))
          throw new AppError("conflict", roadTexts.changed);
        const lined = lines.map(({ item: { id, title }, kind, from, to }) => ({
          id,
          title,
          kind,
          from,
          to,
        }));
        const changes = listRoadChanges(former, content, { items: lined, dates });
        await tellChanges(db, admin.id, tripId, changes);
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "trip.road-details",
          subjectKind: "trip",
          subjectId: reference,
          details: { guests: String(content.guests.length) },
        });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: tripId });
      });
      return this.getRoad(tripId);
    },

    layOutPaper,

    /** @throws AppError not_found, conflict, and what the papers' room refuses */
    async writePaper(
      { admin, network }: Asking,
      tripId: string,
      paper: RoadPaper,
      itemId: string | null,
      shown?: Shown,
    ) {
      const { name, sheet } = layOutPaper(await read(tripId), paper, itemId, shown);
      return papers.writeSheet(admin, network, name, sheet);
    },

    /** What is agreed and on the way in so many days from one, for whoever drives or guides it. */
    listTrips: async (from: string, days: number): Promise<RoadTrip[]> =>
      (await store.listOnRoad(database.db, from, addDays(from, days - 1))).map(readRoadTrip),

    /** @throws AppError not_found, conflict when nothing is agreed */
    readTrip: read,

    /** Who arrives, is on the road or leaves, today or in so many days from it. */
    listMovements: (days: number) => list(today(), days),

    /** Messages of the day: to who arrives today and tomorrow, to drivers and guides, reminders. */
    async listMessages(admin: Pick<Admin, "id"> | null): Promise<DayMessages> {
      const [{ movements }, { tasks }] = await Promise.all([list(today(), 2), readTasks(admin)]);
      const contacts = await store.listTaskContacts(
        database.db,
        tasks.map(({ task }) => task),
      );
      const { helpline } = office.current();
      const from = { helpline: helpline.shown, site: config.http.origin };
      return { messages: writeDayMessages(movements, tasks, contacts, from) };
    },

    /** The same as a paper. */
    async writeMovements({ admin, network }: Asking, days: number) {
      const from = today();
      const { movements } = await list(from, days);
      const sheet = layOutMovements(movements, from, days, letterheadOf(office.current()));
      return papers.writeSheet(admin, network, `movements-${from}.pdf`, sheet);
    },
  };
}
