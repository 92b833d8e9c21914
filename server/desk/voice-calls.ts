import { createChatCalls } from "#server/chat/desk-calls.ts";
import type { ChatService } from "#server/chat/service.ts";
import { createContactCalls } from "#server/contact/desk-calls.ts";
import type { ContactService } from "#server/contact/service.ts";
import { createNewsletterCalls } from "#server/newsletter/desk-calls.ts";
import type { NewsletterService } from "#server/newsletter/service.ts";
import { createPhotoCalls } from "#server/photos/desk-calls.ts";
import type { PhotoService } from "#server/photos/service.ts";
import { createReviewCalls } from "#server/reviews/desk-calls.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import type { DeskCall } from "./calls.ts";

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
