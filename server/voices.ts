import { createChatService } from "#server/chat/service.ts";
import { createContactService } from "#server/contact/service.ts";
import { createNewsletterService } from "#server/newsletter/service.ts";
import { createPhotoService } from "#server/photos/service.ts";
import type { Resources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";

/** The services behind what travellers say and send: for the app, the jobs and the tests alike. */
export const createVoices = (resources: Resources) => ({
  reviews: createReviewService(resources),
  photos: createPhotoService(resources),
  contact: createContactService(resources),
  chat: createChatService(resources),
  newsletter: createNewsletterService(resources),
});
