import { randomUUID } from "node:crypto";
import { dayLimits, type PlanDay } from "#contract/trip/trip-days.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import type { OpenResources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { agreeTrip, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { writeTripLink } from "#trip/link.ts";

const prose = "The road over the Chang La is long, and worth each of its hours. ";

/** Days as full as a trip may be in all (contract/trip/trip-size.ts); `salt` makes them others. */
export const fullDays = (salt: number): PlanDay[] =>
  Array.from({ length: dayLimits.days }, (_, index) => ({
    ...buildDay(`d${index + 1}`, `Day ${index + 1} of ${salt}`),
    text: prose.repeat(40).slice(0, 1100),
    stops: Array.from({ length: 10 }, (_, stop) => ({
      id: `d${index + 1}-s${stop + 1}`,
      name: prose.slice(0, 60),
      sight: null,
      at: 600,
      text: prose.slice(0, 20),
    })),
  }));

export type Setting = Awaited<ReturnType<typeof prepareSetting>>;

/** What the dearest calls are asked about: full trips, one with its quote, its money and a talk. */
export async function prepareSetting(resources: OpenResources, services: Services) {
  const { admin } = await seatAdmin(resources, "owner");
  const agreed = await agreeTrip(resources, services, admin, buildQuote({ days: fullDays(0) }));
  await services.money.addPayment(admin, agreed.id, {
    paisa: 100,
    receivedOn: "2026-11-22",
    method: "upi",
    reference: "R1",
    note: "",
  });
  const { documents } = await services.money.getMoney(agreed.id);
  const own = await openTrip(resources, { services });
  await writeDays(services, own.token, fullDays(0));
  for (let count = 0; count < 50; count++)
    await services.trips.comments.addComment(
      own.token,
      { name: "Asha", body: prose.repeat(20), day: null, stop: null, alternative: true },
      "bench",
    );
  const { comments, daysNumber } = await services.trips.pages.getPage(own.token);
  const plan = await writeTripLink(writeDocument(createItinerary()));
  const shared = await services.sharedPlans.share(plan, "bench", true);
  const visitor = { sharer: undefined };
  for (let count = 0; count < 50; count++)
    await services.planComments.addComment(
      shared.id,
      { name: "Asha", body: prose.repeat(20), day: null, stop: null, alternative: true },
      { ...visitor, network: `bench ${count}` },
    );
  const talk = await services.planComments.readTalk(shared.id, { ...visitor, network: "bench" });
  return {
    plan,
    shared: shared.id,
    said: talk.comments.map(({ id }) => id),
    token: own.token,
    agreed: agreed.token,
    document: documents[0]?.id ?? randomUUID(),
    daysNumber,
    comments: comments.map(({ id }) => id),
    text: prose.repeat(30),
    days: own.token,
  };
}
