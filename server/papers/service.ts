import type { DocumentContent } from "#contract/money.ts";
import { findOffered } from "#contract/offered-quote.ts";
import type { Plannable } from "#contract/plannable.ts";
import type { MoneyService } from "#server/money/service.ts";
import type { QuoteAnswers } from "#server/quotes/answer-service.ts";
import type { Resources } from "#server/resources.ts";
import type { TripPages } from "#server/trips/page-service.ts";
import { writeMoneyPaper } from "./money-paper.ts";
import { eventsOfDays, writeCalendar } from "./trip-calendar.ts";
import { type PaperNeeds, writeTripPaper } from "./trip-paper.ts";
import { type FindPoint, writeTrack } from "./trip-track.ts";

type Paper = { name: string; bytes: Buffer };
export type PaperService = ReturnType<typeof createPaperService>;

/** What can be taken along of a trip: its plan and papers as PDF, its days as a calendar and a track. */
export function createPaperService(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  services: {
    pages: Pick<TripPages, "getPage">;
    answers: Pick<QuoteAnswers, "getShown">;
    money: Pick<MoneyService, "getDocument" | "getDocumentByLink">;
    /** The planner's facts as JSON: where the sights are. */
    readFacts: () => Promise<{ text: { identity: Buffer } }>;
  } & PaperNeeds,
) {
  let points: Promise<FindPoint> | undefined;

  function readPoints(): Promise<FindPoint> {
    points ??= services
      .readFacts()
      .then(({ text }) => {
        const { sights } = JSON.parse(text.identity.toString("utf8")) as Plannable;
        const byId = new Map(sights.map(({ id, lat, lon }) => [id, { lat, lon }]));
        return (sight: string) => byId.get(sight) ?? null;
      })
      .catch((error: unknown) => {
        points = undefined;
        throw error;
      });
    return points;
  }

  /** The days that hold: the quote's while one is offered or agreed, else the visitor's own. */
  async function read(token: string) {
    const page = await services.pages.getPage(token);
    await limits.take(database.db, "trip-papers", page.reference, clock());
    const quote = findOffered((await services.answers.getShown(token)).quote);
    return {
      title: quote?.title ?? page.destination,
      reference: page.reference,
      name: page.name,
      destination: page.destination,
      departure: quote?.departure ?? page.travelDate,
      days: quote?.days ?? page.days,
      quote,
    };
  }

  async function write(row: Awaited<ReturnType<MoneyService["getDocument"]>>): Promise<Paper> {
    const content = row.content as DocumentContent;
    return { name: `${row.number}.pdf`, bytes: await writeMoneyPaper({ ...row, content }) };
  }

  return {
    async writePlan(token: string): Promise<Paper> {
      const trip = await read(token);
      return { name: `${trip.reference}.pdf`, bytes: await writeTripPaper(trip, services) };
    },

    async writeCalendar(token: string): Promise<{ name: string; text: string }> {
      const { title, reference, departure, days } = await read(token);
      const text = writeCalendar(title, eventsOfDays(reference, departure, days), clock());
      return { name: `${reference}.ics`, text };
    },

    async writeTrack(token: string): Promise<{ name: string; text: string }> {
      const { title, reference, days } = await read(token);
      return { name: `${reference}.gpx`, text: writeTrack(title, days, await readPoints()) };
    },

    /** A numbered paper of one's own trip. @throws AppError not_found, forbidden */
    async writeDocumentByLink(token: string, id: string): Promise<Paper> {
      const row = await services.money.getDocumentByLink(token, id);
      await limits.take(database.db, "trip-papers", row.tripId, clock());
      return write(row);
    },

    /** The same for the desk. @throws AppError not_found */
    async writeDocument(admin: { id: string }, id: string): Promise<Paper> {
      await limits.take(database.db, "desk-papers", admin.id, clock());
      return write(await services.money.getDocument(id));
    },
  };
}
