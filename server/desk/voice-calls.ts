import type { ChatService } from "#server/chat/service.ts";
import type { ContactService } from "#server/contact/service.ts";
import type { DeskCall } from "#server/desk/calls.ts";
import type { NewsletterService } from "#server/newsletter/service.ts";
import type { PhotoService } from "#server/photos/service.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import { createChatCalls } from "./chat-calls.ts";
import { createContactCalls } from "./contact-calls.ts";
import { createNewsletterCalls } from "./newsletter-calls.ts";
import { createPhotoCalls } from "./photo-calls.ts";
import { createReviewCalls } from "./review-calls.ts";

/** The travellers' voices, each with its own service; the desk adds who may. */
export type VoiceServices = {
  reviews: ReviewService;
  photos: PhotoService;
  contact: ContactService;
  chat: ChatService;
  newsletter: NewsletterService;
};

export const createVoiceCalls = (services: VoiceServices, storage: ObjectStore): DeskCall[] => [
  ...createReviewCalls(services.reviews),
  ...createPhotoCalls(services.photos, storage),
  ...createContactCalls(services.contact),
  ...createChatCalls(services.chat),
  ...createNewsletterCalls(services.newsletter),
];
