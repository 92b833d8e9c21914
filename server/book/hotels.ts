import type { Office } from "#contract/content/office.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { BookHotel } from "#contract/wire/trip-book.ts";
import { getHandbook } from "#server/content/handbook/read-handbook.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { PaperCalls } from "#server/papers/trip-sheet.ts";
import type { QuoteAnswers, ShownStay } from "#server/quotes/answer-service.ts";
import type { RateService } from "#server/rates/service.ts";

export const emergencyPage = "safety-and-emergency-numbers";

/** Numbers that stand on paper, of those that the handbook has. */
const mostNumbers = 8;

/** The days whose night is spent in a stay: those it names, else as many as it has from its own. */
function daysOfStay(stay: ShownStay, days: PlanDays): string[] {
  if (stay.nightsOf.length > 0) return stay.nightsOf;
  const from = days.findIndex(({ id }) => id === stay.day);
  return from < 0 ? [] : days.slice(from, from + stay.nights).map(({ id }) => id);
}

/** The country's numbers with what each is for, in the reader's language. */
function listEmergencies(): PaperCalls["numbers"] {
  const page = getHandbook(languageOfReader()).pages.find(({ slug }) => slug === emergencyPage);
  const tables = (page?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === "object" && "table" in block ? [block.table.rows] : [],
    ),
  );
  return (tables[0] ?? [])
    .slice(0, mostNumbers)
    .map(([shown = "", label = ""]) => ({ label, shown }));
}

export type HotelList = ReturnType<typeof createHotelList>;

/** Where the nights of a trip are, and who is called on the way. */
export function createHotelList(services: {
  answers: Pick<QuoteAnswers, "listStays">;
  rates: Pick<RateService, "listContacts">;
  office: { current(): Office };
}) {
  function tellOffice() {
    const { address, phone, helpline, emails } = services.office.current();
    const numbers = [helpline, phone].filter(({ href }) => href);
    return { address, numbers, email: emails[1]?.address ?? emails[0]?.address ?? "" };
  }

  /** Hotels by name, with where and how they are reached once the quote is agreed; and which of them each day has. */
  async function readHotels(token: string, days: PlanDays) {
    const stays = await services.answers.listStays(token);
    const contacts = await services.rates.listContacts(stays.flatMap(({ rate }) => rate ?? []));
    const hotels = stays.map(({ title, text, rate }): BookHotel => {
      const contact = rate ? contacts.get(rate) : undefined;
      const { name = "", localName = "", address = "", phone = "" } = contact ?? {};
      return { name: name || title, localName, text: name ? title : text, address, phone };
    });
    const byDay = new Map<string, number>();
    for (const [index, stay] of stays.entries())
      for (const id of daysOfStay(stay, days)) byDay.set(id, index);
    return { hotels, byDay };
  }

  return {
    tellOffice,
    readHotels,

    /** What stands on paper of both. `departure`: YYYY-MM-DD. @throws AppError not_found */
    async readCalls(token: string, days: PlanDays, departure: string): Promise<PaperCalls> {
      const { hotels, byDay } = await readHotels(token, days);
      const nights = days.map(({ id, date }, index) => ({
        hotel: byDay.get(id),
        date: date ?? addDays(departure, index),
      }));
      return {
        hotels: hotels.map((hotel, place) => ({
          ...hotel,
          nights: nights.filter((night) => night.hotel === place).map(({ date }) => date),
        })),
        numbers: [
          ...tellOffice().numbers.map(({ label, shown }) => ({ label, shown })),
          ...listEmergencies(),
        ],
      };
    },
  };
}
