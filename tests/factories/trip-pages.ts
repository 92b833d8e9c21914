import { randomUUID } from "node:crypto";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import type { UnconfirmedTripInput } from "#contract/wire/trip-page.ts";
import type { NetworkLadder } from "#server/limits/network.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import { createTripService } from "#server/trips/service.ts";
import { createPlan } from "./trip-plans.ts";

/** A visitor whose network nobody else is in. */
export const buildVisitor = (): NetworkLadder => ({
  household: randomUUID(),
  near: randomUUID(),
  wide: randomUUID(),
});

/** The body of POST /api/trips. */
export const buildUnconfirmed = (
  overrides: Partial<UnconfirmedTripInput> = {},
): UnconfirmedTripInput => ({
  email: "asha@example.org",
  name: "Asha Devi",
  phone: "",
  destination: "Leh",
  travelDate: "2027-06-10",
  travelers: "2",
  tripType: "family",
  message: "We would like to see Hanle.",
  plan: "",
  talk: "",
  seen: "",
  website: "",
  ...overrides,
});

/** A day of a trip, with one stop. */
export const buildDay = (id: string, title: string): PlanDay => ({
  id,
  date: null,
  title,
  text: "",
  sleeps: title,
  stops: [{ id: `${id}-1`, name: `${title} fort`, sight: null, at: 600, text: "" }],
});

/** A request with an address alone, confirmed: its editing token and what it is called. */
export async function openTrip(
  resources: Resources,
  { services }: { services: Pick<Services, "trips"> },
  overrides: Partial<UnconfirmedTripInput> = {},
): Promise<{ token: string; id: string; reference: string; email: string }> {
  const email = overrides.email ?? `t-${randomUUID().slice(0, 12)}@example.org`;
  await services.trips.unconfirmed.ask(buildUnconfirmed({ ...overrides, email }), buildVisitor());
  const mail = (await listMail(resources.database.db)).find(({ to }) => to === email.toLowerCase());
  const token = /\/trip\/([\w-]{43})#confirm/.exec(mail?.text ?? "")?.[1] ?? "";
  const { reference } = await services.trips.unconfirmed.confirm(token, randomUUID());
  return { token, reference, email, id: await services.trips.pages.findTripId(token) };
}

/** The trips' service without a planner, content or administrators. */
export const createPlainTrips = (resources: Resources) =>
  createTripService(resources, {
    findOwner: async () => null,
    openPlan: async () => createPlan({ days: [] }),
    ticketOf: { sight: () => null, shared: () => [] },
    showSights: () => ({}),
    showBeds: () => ({}),
    showLights: () => ({}),
    notices: { follow: async () => {}, list: async () => [] },
    keepToSort: async () => {},
    followOrigin: async () => {},
    readTold: async () => ({ names: [], sums: [] }),
    listToldDays: async () => [],
  });
