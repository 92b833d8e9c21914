import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import type { TicketOf } from "#trip/propose-services.ts";
import { createTripDays } from "./days/days-service.ts";
import { createPlanTrip } from "./days/plan-days.ts";
import { createTripChanges } from "./desk/change-service.ts";
import { createTripCorrections } from "./desk/correction-service.ts";
import { createTripDetails } from "./desk/detail-service.ts";
import { createTripLists } from "./desk/list-service.ts";
import { createTripNotes } from "./desk/note-service.ts";
import { createTripViews } from "./desk/view-service.ts";
import { createInboundMails, type KeepToSort } from "./inbound/inbound-service.ts";
import { createTripJoins } from "./inbound/join-service.ts";
import { createLinkView, type ReadTold } from "./page/link-view.ts";
import { createTripLinks } from "./page/links.ts";
import { createOwnPages } from "./page/own-page-service.ts";
import {
  createTripPages,
  type ListNotices,
  type ListToldDays,
  type ShowLights,
} from "./page/page-service.ts";
import { createTripRecord, type FollowTrip } from "./record.ts";
import { createTripEntry, type FollowOrigin } from "./sending/enter-trip.ts";
import { createTripSender } from "./sending/send-service.ts";
import { createUnconfirmedTrips } from "./sending/unconfirmed-service.ts";
import { createTripComments } from "./talk/comment-service.ts";
import { createTripTalks } from "./talk/talk-service.ts";
import { createTripFile } from "./trip-file.ts";

export type TripService = ReturnType<typeof createTripService>;

export type TripNeeds = {
  /** The administrator who may own a request; null: there is none (any more). */
  findOwner(db: Db, id: string): Promise<Admin | null>;
  /** How the plan of a request becomes its first days. */
  openPlan(link: OpenedLink): Promise<Pick<TripPlan, "document">>;
  /** What a sight asks of those who see it. */
  ticketOf: TicketOf;
  /** What is known of the sights that the days name, and of the towns in which the nights are spent. */
  showSights(days: PlanDays): TripPage["sights"];
  showBeds(days: PlanDays): TripPage["beds"];
  /** When the sun rises and sets where they are. */
  showLights: ShowLights;
  /** Keeps a mail that belongs to no thread for the desk to sort. */
  keepToSort: KeepToSort;
  followOrigin: FollowOrigin;
  /** What a trip's quote tells of names and sums. */
  readTold: ReadTold;
  /** The days of the quote that counts; none before one was sent. */
  listToldDays: ListToldDays;
  /** Notices of changes: what follows what is recorded, and what a link is shown. */
  notices: { follow: FollowTrip; list: ListNotices };
};

/** All that is done with a trip, by subject; who may do it is said by the calls that are mounted from it. */
export function createTripService(resources: Resources, needs: TripNeeds) {
  const record = createTripRecord(resources, needs.notices.follow);
  const links = createTripLinks(resources);
  const planTrip = createPlanTrip(resources, needs.openPlan, needs.ticketOf);
  const viewLink = createLinkView(resources, needs.readTold);
  return {
    // How a request comes.
    ...createTripSender(resources, planTrip),
    ...createTripEntry(resources, needs.followOrigin),
    unconfirmed: createUnconfirmedTrips(resources, planTrip),
    inbound: createInboundMails(resources, record, needs.keepToSort),
    joins: createTripJoins(resources, record),
    // How it is read and worked on, at the desk and by its sender.
    lists: createTripLists(resources),
    details: createTripDetails(resources),
    changes: createTripChanges(resources, record, needs.findOwner),
    corrections: createTripCorrections(resources),
    talks: createTripTalks(resources, record),
    notes: createTripNotes(resources, record),
    views: createTripViews(resources),
    // The private page behind its link.
    pages: createTripPages(resources, {
      ...{ ...needs, links, record, planTrip, viewLink },
      listNotices: needs.notices.list,
    }),
    ownPages: createOwnPages(resources, links),
    days: createTripDays(resources, { ...needs, links, record, planTrip }),
    comments: createTripComments(resources, { links, record }),
    // For those who keep something beside it.
    file: createTripFile(resources, { links, record, planTrip, viewLink }),
  };
}
