import type { QuoteContent } from "#contract/quote/quote.ts";
import { quoteVersion, usualSchedule } from "#contract/quote/quote.ts";
import { sumMargin } from "#contract/quote/quote-total.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { QuoteProposal } from "#contract/wire/trip-quotes.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { fitDocument } from "#trip/fit-document.ts";
import { readLinkParty } from "#trip/link-party.ts";
import type { TicketOf } from "#trip/propose-services.ts";
import { isChanging } from "./change-service.ts";
import { hideCosts } from "./costs.ts";
import { presentAcceptance, presentVersion } from "./present.ts";
import { basisOn } from "./price-basis.ts";
import { proposeLines } from "./propose-lines.ts";
import { proposeParty } from "./propose-party.ts";
import { readMoneySettings } from "./settings-store.ts";
import * as store from "./store.ts";
import { canBePaid } from "./ways-to-pay.ts";

type TripRow = Awaited<ReturnType<TripFile["get"]>>;
export type QuoteReading = ReturnType<typeof createQuoteReading>;

/** What the desk reads of a trip's quote: what is worked on, or what one would begin with. */
export function createQuoteReading(
  { config, database, clock }: Pick<Resources, "config" | "database" | "clock">,
  trips: TripFile,
  ticketOf: TicketOf,
) {
  const today = () => dayInIndia(clock());

  /** What a quote begins with: the visitor's own days, the party, a line for each service that they need, the usual terms. */
  async function propose(trip: TripRow, settings: MoneySettings): Promise<QuoteContent> {
    const { document, plan } = await trips.readDays(trip);
    // Where the plan cannot be opened now, its link still says who travels.
    const party = proposeParty(document.party ?? (await readLinkParty(plan)), trip.travelers);
    const fitting = fitDocument(document);
    const { services, items } = proposeLines(fitting, ticketOf);
    return {
      version: quoteVersion,
      title: trip.destination,
      intro: "",
      language: "en",
      party,
      departure: trip.travelDate,
      trip: { ...fitting, services },
      items,
      package: null,
      suppliers: false,
      inclusions: [],
      exclusions: [],
      terms: settings.terms,
      tcs: false,
      currency: null,
      validUntil: addDays(today(), settings.validDays),
      schedule: usualSchedule,
    };
  }

  return {
    /** What has to be bought for the trip as its document stands, and as lines. @throws AppError not_found */
    async proposeServices(tripId: string): Promise<QuoteProposal> {
      const { document } = await trips.readDays(await trips.get(database.db, tripId));
      return proposeLines(document, ticketOf);
    },

    /** @throws AppError not_found */
    async getQuote(admin: Pick<Admin, "role">, tripId: string): Promise<DeskQuote> {
      const { db } = database;
      const trip = await trips.get(db, tripId);
      const [quote, versions, acceptance, { settings }] = await Promise.all([
        store.findQuote(db, tripId),
        store.listVersions(db, tripId),
        store.findAcceptance(db, tripId),
        readMoneySettings(db),
      ]);
      // What was agreed, as it was agreed: whatever was worked on or set since.
      const agreed = versions.find(({ id }) => id === acceptance?.versionId);
      const changing = isChanging(quote, acceptance);
      const kept = changing ? quote?.content : (agreed?.content ?? quote?.content);
      const content = kept ?? (await propose(trip, settings));
      const isOwner = isAtLeast(admin.role, "manager");
      const { taxRates } = agreed ?? basisOn(today(), settings, null);
      return {
        revision: quote?.revision ?? 0,
        content: isOwner ? content : hideCosts(content),
        updatedAt: quote?.updatedAt.toISOString() ?? null,
        updatedBy: quote?.who ?? "",
        versions: versions.map((version) => presentVersion(version, versions, clock())),
        acceptance: acceptance && presentAcceptance(acceptance, versions),
        changing,
        cancelled: agreed?.state === "cancelled",
        tax: taxRates,
        exchange: agreed?.exchange ? [agreed.exchange] : settings.exchange,
        canBePaid: canBePaid(settings, config),
        sellsAbroad: settings.sellsAbroad,
        margin: isOwner ? sumMargin(content, agreed?.ticked ?? []) : null,
      };
    },
  };
}
