import type { DeskOverview } from "#contract/wire/desk-overview.ts";
import type { ChatService } from "#server/chat/service.ts";
import type { ContactService } from "#server/contact/service.ts";
import type { ReportService } from "#server/corrections/report-service.ts";
import type { MoneyService } from "#server/money/service.ts";
import type { PhotoService } from "#server/photos/service.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import type { TripReviews } from "#server/trip-reviews/service.ts";
import type { TripLists } from "#server/trips/desk/list-service.ts";

/** Whoever has something that waits for the office. */
export type OverviewServices = {
  trips: { lists: Pick<TripLists, "readPipeline"> };
  contact: Pick<ContactService, "countNew">;
  photos: Pick<PhotoService, "countPhotos">;
  reviews: Pick<ReviewService, "countReported">;
  tripReviews: { desk: Pick<TripReviews["desk"], "countWaiting"> };
  chat: Pick<ChatService, "countUnread">;
  factReports: Pick<ReportService, "countNew">;
  money: Pick<MoneyService, "countWaiting">;
  outbox: { countFailed(): Promise<number> };
};

/** The front page of the desk: each feature says what waits. */
export async function readOverview(services: OverviewServices): Promise<DeskOverview> {
  const [pipeline, contact, photos, reports, tripReviews, chats, mails, facts, secondPerson] =
    await Promise.all([
      services.trips.lists.readPipeline(),
      services.contact.countNew(),
      services.photos.countPhotos(),
      services.reviews.countReported(),
      services.tripReviews.desk.countWaiting(),
      services.chat.countUnread(),
      services.outbox.countFailed(),
      services.factReports.countNew(),
      services.money.countWaiting(),
    ]);
  const own = {
    contact,
    photos: photos.pending,
    reports,
    tripReviews,
    chats,
    mails,
    facts,
    secondPerson,
  };
  const waiting = { ...pipeline.waiting, ...own };
  return { ...pipeline, waiting };
}
