import type { ChatService } from "#server/chat/service.ts";
import type { ContactService } from "#server/contact/service.ts";
import type { Db } from "#server/db/database.ts";
import type { NewsletterService } from "#server/newsletter/service.ts";
import type { PhotoService } from "#server/photos/service.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import { dropDeletion } from "./deletion-store.ts";
import { anonymiseTrips } from "./trip-store.ts";

/** Whoever keeps something of a person. */
export type ForgetServices = {
  reviews: Pick<ReviewService, "forgetUser">;
  photos: Pick<PhotoService, "forgetUser">;
  contact: Pick<ContactService, "forgetUser">;
  chat: Pick<ChatService, "forgetUser">;
  newsletter: Pick<NewsletterService, "forgetAddress">;
};

/**
 * Everything of a person but the account's own rows, in the caller's transaction.
 * @returns what removes their pictures' bytes: call it once the transaction has committed
 */
export async function forgetTraveller(
  db: Db,
  person: { userId: string; email: string | null },
  services: ForgetServices,
): Promise<() => Promise<void>> {
  const { userId, email } = person;
  await services.reviews.forgetUser(db, userId);
  await services.contact.forgetUser(db, userId);
  await services.chat.forgetUser(db, userId);
  const removeFiles = await services.photos.forgetUser(db, userId);
  if (email) await services.newsletter.forgetAddress(db, email);
  await anonymiseTrips(db, userId);
  await dropDeletion(db, { userId });
  return removeFiles;
}
