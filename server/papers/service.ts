import type { DocumentContent } from "#contract/money.ts";
import { findOffered } from "#contract/offered-quote.ts";
import type { Plannable } from "#contract/plannable.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import type { MoneyService } from "#server/money/service.ts";
import type { QuoteAnswers } from "#server/quotes/answer-service.ts";
import type { Resources } from "#server/resources.ts";
import type { TripPages } from "#server/trips/page-service.ts";
import { writeMoneyPaper } from "./money-paper.ts";
import { eventsOfDays, writeCalendar } from "./trip-calendar.ts";
import { type PaperNeeds, writeTripPaper } from "./trip-paper.ts";
import { type FindPoint, writeTrack } from "./trip-track.ts";

/** A paper costs a tenth of a second of the processor, its pictures as much again until they are kept. */
const perAdmin = { limit: 600, windowSeconds: 3600 };

type Paper = { name: string; bytes: Buffer };
export type PaperService = ReturnType<typeof createPaperService>;

/** What can be taken along of a trip: its plan and papers as PDF, its days as a calendar and a track. */
export function createPaperService(
  { database, clock }: Pick<Resources, "database" | "clock">,
  services: {
    pages: Pick<TripPages, "getPage" | "takePaper">;
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
  async function read(token: string, network: string) {
    await services.pages.takePaper(token, network);
    const page = await services.pages.getPage(token);
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
    /** Of all that is taken by a link `network` is who takes it, see `visitorKey`. */
    async writePlan(token: string, network: string): Promise<Paper> {
      const trip = await read(token, network);
      return { name: `${trip.reference}.pdf`, bytes: await writeTripPaper(trip, services) };
    },

    async writeCalendar(token: string, network: string): Promise<{ name: string; text: string }> {
      const { title, reference, departure, days } = await read(token, network);
      const text = writeCalendar(title, eventsOfDays(reference, departure, days), clock());
      return { name: `${reference}.ics`, text };
    },

    async writeTrack(token: string, network: string): Promise<{ name: string; text: string }> {
      const { title, reference, days } = await read(token, network);
      return { name: `${reference}.gpx`, text: writeTrack(title, days, await readPoints()) };
    },

    /** A numbered paper of one's own trip. @throws AppError not_found, forbidden */
    async writeDocumentByLink(token: string, id: string, network: string): Promise<Paper> {
      const row = await services.money.getDocumentByLink(token, id);
      await services.pages.takePaper(token, network);
      return write(row);
    },

    /** The same for the desk. @throws AppError not_found */
    async writeDocument(admin: { id: string }, id: string): Promise<Paper> {
      await takeRate(database.db, `desk-papers:${admin.id}`, perAdmin, clock());
      return write(await services.money.getDocument(id));
    },
  };
}
