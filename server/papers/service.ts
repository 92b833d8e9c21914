import type { Plannable } from "#contract/content/plannable.ts";
import type { Language } from "#contract/languages.ts";
import type { DocumentContent } from "#contract/quote/money-document.ts";
import { isDated } from "#contract/trip/trip-dates.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import { changeTexts } from "#contract/wire/trip-changes.ts";
import { tripPageTexts } from "#contract/wire/trip-page.ts";
import { AppError } from "#server/errors/app-error.ts";
import { withReader } from "#server/languages/reader-language.ts";
import type { MoneyService } from "#server/money/service.ts";
import type { QuoteAnswers } from "#server/quotes/answer-service.ts";
import { firstDue } from "#server/quotes/ways-to-pay.ts";
import type { Resources } from "#server/resources.ts";
import type { TripPages } from "#server/trips/page/page-service.ts";
import type { FindStop } from "#trip/calendar.ts";
import { daysOfShown, type ShownTrip } from "#trip/shown-trip.ts";
import { type TripFileEnding, tripFiles } from "#trip/trip-files.ts";
import type { PaperRoom } from "./paper-room.ts";
import type { Sheet } from "./sheet.ts";
import { withoutDates } from "./trip-dates.ts";
import { gatherTripSheet, type PaperCalls, type PaperNeeds } from "./trip-sheet.ts";

/** By which link, and from where (`visitorKey`). */
type Asked = { token: string; network: string };
type Paper = { name: string; bytes: Buffer };
export type PaperService = ReturnType<typeof createPaperService>;

const daysIn = ({ trip, said }: ShownTrip): ShownTrip => ({ trip, said });

/** What can be taken along of a trip: its plan and papers as PDF, its days as a calendar and a track. */
export function createPaperService(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  services: {
    room: Pick<PaperRoom, "write">;
    pages: Pick<TripPages, "findTripId" | "getPage" | "takePaper">;
    answers: Pick<QuoteAnswers, "getShown">;
    money: Pick<MoneyService, "getDocument" | "getDocumentByLink" | "sayWaysToPay">;
    /** Hotels of the trip's days with their telephones, and emergency numbers, in the reader's language. */
    readCalls(token: string, days: PlanDays, departure: string): Promise<PaperCalls>;
    /** Vouchers of what suppliers of a trip have confirmed, labelled in a language; null: nothing is. */
    readVouchers(tripId: string, language: Language): Promise<Sheet | null>;
    /** The planner's facts as JSON: where the sights are. */
    readFacts: () => Promise<{ text: { identity: Buffer } }>;
  } & PaperNeeds,
) {
  const { database, clock, limits } = resources;
  let points: Promise<FindStop> | undefined;

  function readPoints(): Promise<FindStop> {
    points ??= services
      .readFacts()
      .then(({ text }) => {
        const { sights } = JSON.parse(text.identity.toString("utf8")) as Plannable;
        const byId = new Map(
          sights.map(({ id, lat, lon, visit: [, minutes] }) => [id, { lat, lon, minutes }]),
        );
        const find: FindStop = ({ sight }) => (sight ? byId.get(sight) : null) ?? null;
        return find;
      })
      .catch((error: unknown) => {
        points = undefined;
        throw error;
      });
    return points;
  }

  /** The days that hold: the quote's while one is offered or agreed, else the visitor's own. */
  async function read({ token, network }: Asked, isChange = false) {
    const language = await services.pages.takePaper(token, network);
    // A paper is opened by its address, whatever its browser prefers: it speaks as the trip does.
    const page = await withReader(language, () => services.pages.getPage(token));
    const shown = await withReader(language, () => services.answers.getShown(token));
    const quote = findOffered(isChange ? shown.change : shown.quote);
    if (isChange && !quote) throw new AppError("not_found", changeTexts.noChange);
    return {
      title: quote?.title ?? page.destination,
      reference: page.reference,
      name: page.name,
      destination: page.destination,
      departure: quote?.departure ?? page.travelDate,
      when: quote ? "" : page.travelWhen,
      language,
      days: daysOfShown(quote ?? page),
      shown: { ...daysIn(quote ?? page), lights: page.lights },
      quote,
      isChange,
      mayEdit: page.access === "edit",
    };
  }

  async function write(
    row: Awaited<ReturnType<MoneyService["getDocument"]>>,
    network: string,
  ): Promise<Paper> {
    const { kind, number, issuedAt } = row;
    const content = row.content as DocumentContent;
    const job = { ask: "money", row: { kind, number, issuedAt, content } } as const;
    return { name: `${number}.pdf`, bytes: await services.room.write(job, network) };
  }

  return {
    /** @throws AppError not_found, too_many_requests, and what the room refuses (`PaperRoom.write`) */
    async writePlan(asked: Asked): Promise<Paper> {
      const trip = await read(asked);
      const price = trip.quote?.price;
      const offered = price ? firstDue(price.totals) : null;
      const pay = price
        ? await withReader(trip.language, () => services.money.sayWaysToPay(asked.token, offered))
        : [];
      const known = await withReader(trip.language, () =>
        services.readCalls(asked.token, trip.days, trip.departure),
      );
      const calls = isDated(trip) ? known : withoutDates(known);
      // They name suppliers and their numbers.
      const vouchers = trip.mayEdit
        ? await services.readVouchers(await services.pages.findTripId(asked.token), trip.language)
        : null;
      const sheet = await gatherTripSheet({ ...trip, pay, calls, vouchers }, services);
      const bytes = await services.room.write({ ask: "trip", sheet }, asked.network);
      return { name: `${trip.reference}.pdf`, bytes };
    },

    /** A change that is offered, as the same paper with what it changes. @throws AppError as `writePlan` */
    async writeChange(asked: Asked): Promise<Paper> {
      const trip = await read(asked, true);
      const sheet = await gatherTripSheet({ ...trip, pay: [] }, services);
      const bytes = await services.room.write({ ask: "trip", sheet }, asked.network);
      return { name: `${trip.reference}-change.pdf`, bytes };
    },

    /** The days in a format that other programs read. @throws AppError as `writePlan` */
    async writeFile(asked: Asked, ending: TripFileEnding): Promise<{ name: string; text: string }> {
      const trip = await read(asked);
      if (ending === "ics" && !isDated(trip)) throw new AppError("conflict", tripPageTexts.noDay);
      const text = tripFiles[ending].write(trip, await readPoints(), clock());
      return { name: `${trip.reference}.${ending}`, text };
    },

    /** A numbered paper of one's own trip. @throws AppError not_found, forbidden, as `writePlan` */
    async writeDocumentByLink({ token, network }: Asked, id: string): Promise<Paper> {
      const row = await services.money.getDocumentByLink(token, id);
      await services.pages.takePaper(token, network);
      return write(row, network);
    },

    /** Vouchers, slips and statements of the desk. `name`: the file's. @throws AppError as `writePlan` */
    async writeSheet(
      admin: { id: string },
      network: string,
      name: string,
      sheet: Sheet,
    ): Promise<Paper> {
      await limits.take(database.db, "desk-papers", admin.id, clock());
      return { name, bytes: await services.room.write({ ask: "sheet", sheet }, network) };
    },

    /** The same for the desk. @throws AppError not_found, as `writePlan` */
    async writeDocument(admin: { id: string }, network: string, id: string): Promise<Paper> {
      await limits.take(database.db, "desk-papers", admin.id, clock());
      return write(await services.money.getDocument(id), network);
    },
  };
}
