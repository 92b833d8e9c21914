import { createHash } from "node:crypto";
import { addDays, lastOfDays } from "#contract/trip/calendar-day.ts";
import { readDates } from "#contract/trip/trip-dates.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import { bookRetentionDays, bookTexts, type TripBook } from "#contract/wire/trip-book.ts";
import { getHandbook } from "#server/content/handbook/read-handbook.ts";
import { AppError } from "#server/errors/app-error.ts";
import { languageOfReader, withReader } from "#server/languages/reader-language.ts";
import type { MoneyService } from "#server/money/service.ts";
import type { PaperRoom } from "#server/papers/paper-room.ts";
import type { QuoteAnswers } from "#server/quotes/answer-service.ts";
import type { Resources } from "#server/resources.ts";
import type { RoadService } from "#server/road/service.ts";
import type { TripPages } from "#server/trips/page/page-service.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { writeBookDays } from "./book-days.ts";
import { emergencyPage, type HotelList } from "./hotels.ts";
import { chooseLanguage, getCardLanguages } from "./show-cards.ts";

export type BookService = ReturnType<typeof createBookService>;

/** What one must find without a network, and the phrases. */
const pages = [emergencyPage, "health", "women-travelling", "hindi-phrases"];

/** Short and tables of the handbook's pages, in this order. */
function readPages(): TripBook["handbook"] {
  return getHandbook(languageOfReader())
    .pages.filter(({ slug }) => pages.includes(slug))
    .toSorted((one, other) => pages.indexOf(one.slug) - pages.indexOf(other.slug))
    .map(({ slug, title, short, sections }) => ({
      slug,
      title,
      short,
      tables: sections.flatMap((section) =>
        section.blocks.flatMap((block) =>
          typeof block === "object" && "table" in block
            ? [{ title: section.title, rows: block.table.rows, lang: block.table.lang ?? null }]
            : [],
        ),
      ),
    }));
}

/** Holidays of the whole country by their date, as far as their days are known. */
const nameHolidays = (date: string): string[] =>
  getHandbook(languageOfReader()).holidays.flatMap(({ name, days = [] }) =>
    days.some(({ day }) => day === date) ? [name] : [],
  );

/** What is taken along of a trip, put together from the features that know it. */
export function createBookService(
  { clock }: Pick<Resources, "clock">,
  services: {
    pages: Pick<TripPages, "findTripId" | "getPage" | "takePaper">;
    answers: Pick<QuoteAnswers, "getShown">;
    money: Pick<MoneyService, "getMoneyByLink">;
    hotels: HotelList;
    /** Vouchers and tickets that a link is shown, the nearest to hand first. */
    files: { listPapers(token: string): Promise<TripBook["papers"]["files"]> };
    room: Pick<PaperRoom, "write">;
    road: Pick<RoadService, "readVouchers">;
    /** With which a phone is told of changes. */
    pushKeys: { current(): Promise<{ id: string; publicKey: string }> };
    /** The languages of a state, the most spoken first. */
    listLanguages(state: string): readonly string[];
  },
) {
  const { readHotels, tellOffice } = services.hotels;

  /**
   * What suppliers have confirmed names them and their numbers: it is for the link that edits. It is shown at counters,
   * so in English; in the trip's own paper its reader has the same in their language.
   */
  async function readVouchers(token: string, mayEdit: boolean) {
    return mayEdit
      ? services.road.readVouchers(await services.pages.findTripId(token), "en")
      : null;
  }

  /** Numbered papers are for the link that edits. */
  async function listPapers(token: string, mayEdit: boolean, hasQuote: boolean) {
    if (!mayEdit || !hasQuote) return [];
    const { documents } = await services.money.getMoneyByLink(token);
    return documents.map(({ id, number }) => ({ path: `/documents/${id}/pdf`, name: number }));
  }

  /** The days that hold: the quote's while one is offered or agreed, else the visitor's own. */
  async function readTrip(token: string) {
    const page = await services.pages.getPage(token);
    const { quote: shown } = await services.answers.getShown(token);
    const quote = findOffered(shown);
    return {
      page,
      quote,
      days: daysOfShown(quote ?? page),
      departure: quote?.departure ?? page.travelDate,
    };
  }

  return {
    /** @throws AppError not_found where the link is closed or none */
    async readBook(token: string): Promise<TripBook> {
      const { page, quote, days, departure } = await readTrip(token);
      const [{ hotels, byDay }, added, vouchers, documents] = await Promise.all([
        readHotels(token, days),
        services.files.listPapers(token),
        readVouchers(token, page.access === "edit"),
        listPapers(token, page.access === "edit", quote !== null),
      ]);
      const written = writeBookDays(days, {
        departure,
        holidays: nameHolidays,
        nameLanguage: (state) => chooseLanguage(services.listLanguages(state)),
      });
      const wanted = new Set(["English", "Hindi", ...written.map(({ language }) => language)]);
      // First what one is asked for at a counter: where there is no room for all, it is there.
      const files = [
        ...added,
        { path: "/trip.pdf", name: page.reference },
        { path: "/fridge.pdf", name: "One sheet" },
        ...(vouchers ? [{ path: "/vouchers.pdf", name: "Vouchers" }] : []),
        ...documents,
      ];
      const version = createHash("sha256")
        .update(JSON.stringify([days, quote?.id, quote?.price, departure, hotels, files, vouchers]))
        .digest("base64url")
        .slice(0, 16);
      return {
        at: clock().toISOString(),
        title: quote?.title ?? page.destination,
        ends: written.at(-1)?.date ?? addDays(departure, 0),
        days: written.map((day) => ({ ...day, hotel: byDay.get(day.id) ?? null })),
        hotels,
        office: tellOffice(),
        handbook: readPages(),
        languages: getCardLanguages().filter(({ language }) => wanted.has(language)),
        papers: { version, files: days.length > 0 ? files : [...added, ...documents] },
        push: await services.pushKeys.current(),
      };
    },

    /** Vouchers of all that is confirmed. @throws AppError not_found, forbidden, as `PaperService.writePlan` */
    async writeVouchers(token: string, network: string): Promise<{ name: string; bytes: Buffer }> {
      const page = await services.pages.getPage(token);
      if (page.access !== "edit") throw new AppError("forbidden", bookTexts.vouchersByEditing);
      const sheet = await readVouchers(token, true);
      if (!sheet) throw new AppError("not_found", bookTexts.noVouchers);
      await services.pages.takePaper(token, network);
      const bytes = await services.room.write({ ask: "sheet", sheet }, network);
      return { name: `${page.reference}-vouchers.pdf`, bytes };
    },

    /** The last day on which a trip lies on a phone. @throws AppError not_found */
    async readUntil(token: string): Promise<string> {
      const { days, departure } = await readTrip(token);
      return addDays(lastOfDays(departure, days.length), bookRetentionDays);
    },

    /** The trip on one sheet, to hang up at home. `network`: see `visitorKey`. @throws as `PaperService.writePlan` */
    async writeFridge(token: string, network: string): Promise<{ name: string; bytes: Buffer }> {
      const language = await services.pages.takePaper(token, network);
      const { page, quote, days, departure } = await withReader(language, () => readTrip(token));
      const { hotels, byDay } = await readHotels(token, days);
      // Where nobody has said a day yet, the sheet numbers them.
      const dateOf = readDates({ days, departure, when: quote ? "" : page.travelWhen });
      const sheet = {
        title: quote?.title ?? page.destination,
        reference: page.reference,
        language,
        days: days.map((day, index) => {
          const place = byDay.get(day.id);
          const hotel = place === undefined ? null : hotels[place];
          return {
            date: dateOf(index),
            title: day.title,
            night: [hotel?.name, day.sleeps].filter(Boolean).join(", "),
            phone: hotel?.phone ?? "",
          };
        }),
        numbers: tellOffice().numbers.map(({ label, shown }) => ({ label, shown })),
      };
      const bytes = await services.room.write({ ask: "fridge", sheet }, network);
      return { name: `${page.reference}-sheet.pdf`, bytes };
    },
  };
}
