import type { QuoteContent } from "#contract/quote/quote.ts";
import { QuoteContent as Content } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import { QuoteItem as Item } from "#contract/quote/quote-item.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import type { TripDocument } from "#trip/document.ts";
import { documentOfStoredDays } from "#trip/document-of-stored-days.ts";
import { buildDay, openTrip } from "./trip-pages.ts";

/** An item of a quote; a room at 4,500 rupees unless told. */
export const buildItem = (changes: Partial<QuoteItem> = {}): QuoteItem =>
  Item.parse({
    id: "room",
    kind: "stay",
    title: "A room",
    per: "room",
    price: 450_000,
    ...changes,
  });

/** Days in words as a document. */
export const buildTrip = (days: PlanDays, nightsOnWay: readonly string[] = []): TripDocument =>
  documentOfStoredDays(days, nightsOnWay);

/** What a quote says: two people, two days, a room and an option. */
export const buildQuote = ({
  days = [buildDay("d1", "Leh"), buildDay("d2", "Hanle")],
  nightsOnWay = [],
  ...changes
}: Partial<QuoteContent> & {
  /** In words. */
  days?: PlanDays;
  nightsOnWay?: string[];
} = {}): QuoteContent =>
  Content.parse({
    title: "Ladakh in June",
    party: { adults: 2, children: 0, ages: [], rooms: 1, atLeast: false },
    departure: "2027-06-10",
    trip: buildTrip(days, nightsOnWay),
    items: [
      buildItem({ nights: 2 }),
      buildItem({
        id: "guide",
        kind: "guide",
        title: "A guide",
        per: "group",
        price: 300_000,
        optional: true,
      }),
    ],
    terms: "Paid in two parts.",
    validUntil: "2026-12-05",
    schedule: [
      { label: "Deposit", share: 3000, due: "acceptance", days: 3 },
      { label: "Balance", share: 7000, due: "departure", days: 30 },
    ],
    ...changes,
  });

/** A GSTIN that is well, of Jharkhand. */
export const ownGstin = "20ABCFS4321L1ZH";

/** The office is registered: its quotes bear GST from now on. */
export async function registerOffice(
  { quoteDesk }: Pick<Services, "quoteDesk">,
  admin: Pick<Admin, "id">,
  changes: Partial<MoneySettings> = {},
): Promise<void> {
  const { revision, settings } = await quoteDesk.readSettings();
  await quoteDesk.writeSettings(admin, {
    revision,
    settings: { ...settings, gstin: ownGstin, ...changes },
  });
}

/** A trip whose quote was sent and accepted, over the services alone; `change` comes before the quote. */
export async function agreeTrip(
  resources: Resources,
  services: Services,
  admin: Admin,
  content: QuoteContent = buildQuote(),
  change: (id: string) => Promise<unknown> = async () => {},
): Promise<{ id: string; token: string; reference: string; email: string; total: number }> {
  const trip = await openTrip(resources, { services });
  await change(trip.id);
  await services.quoteDesk.saveQuote(admin, trip.id, { revision: 0, content });
  const sent = await services.quoteDesk.sendQuote(admin, trip.id, { revision: 1, message: "" });
  const token = sent.url?.split("/trip/")[1] ?? "";
  const { quote } = await services.quoteAnswers.getShown(token);
  const total = quote?.price?.totals.total ?? 0;
  await services.quoteAnswers.accept(
    token,
    { version: quote?.id ?? "", ticked: [], total, name: "Asha Devi", agreed: true },
    "127.0.0.1",
  );
  return { ...trip, token, total };
}
