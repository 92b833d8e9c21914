import { z } from "zod";
import { ChatContactInput, ChatInput, ChatState } from "#contract/chat.ts";
import { ContactAnswer, ContactInput } from "#contract/contact.ts";
import { NewsletterInput } from "#contract/newsletter.ts";
import {
  GalleryPage,
  PhotoSubmission,
  PhotoSubmissionInput,
  SubmittedPhoto,
} from "#contract/photos.ts";
import {
  Review,
  ReviewInput,
  ReviewPage,
  ReviewReportInput,
  ReviewSummary,
} from "#contract/reviews.ts";
import { describeUnder, type Operation } from "../operation.ts";

const Message = z.object({ message: z.string() });
const Page = z.object({
  limit: z.int().optional(),
  before: z.string().describe("`next` of the page before").optional(),
});
const After = z.object({ after: z.int().describe("Only messages behind this id").optional() });
const token = { "x-submission-token": "The token that the announcement answered" };

const reviews = describeUnder("Reviews");
const photos = describeUnder("Photos");
const letters = describeUnder("Contact and newsletter");
const chat = describeUnder("Chat");
const search = describeUnder("Search");

/** What visitors may do beyond the specification. */
export const voiceOperations: Operation[] = [
  reviews("GET /api/reviews", "anybody", "Reviews, newest first", {
    query: Page,
    answer: ReviewPage,
  }),
  reviews("GET /api/reviews/summary", "anybody", "How many, the average, the spread of stars", {
    answer: ReviewSummary,
  }),
  reviews("GET /api/reviews/mine", "traveller", "One's own reviews, hidden ones too", {
    answer: z.object({ reviews: z.array(Review) }),
  }),
  reviews("PUT /api/reviews/{id}", "traveller", "Change a review of one's own", {
    body: ReviewInput,
    answer: z.object({ message: z.tuple([Review]) }),
  }),
  reviews("DELETE /api/reviews/{id}", "traveller", "Delete a review of one's own", {
    answer: Message,
  }),
  reviews("POST /api/reviews/{id}/report", "anybody", "Tell the operator about a review", {
    body: ReviewReportInput,
    answer: Message,
  }),
  letters("POST /api/contact", "anybody", "Send a message to the office", {
    description: "`website` is a trap for scripts: leave it empty.",
    body: ContactInput,
    answer: ContactAnswer,
  }),
  letters("POST /api/newsletter", "anybody", "Ask for the newsletter; a mail asks to confirm", {
    body: NewsletterInput,
    answer: Message,
  }),
  photos("GET /api/photos", "anybody", "The gallery's photos of travellers", {
    query: Page,
    answer: GalleryPage,
  }),
  photos("POST /api/photos", "anybody", "Announce up to ten photos", {
    body: PhotoSubmissionInput,
    answer: PhotoSubmission,
    status: 201,
  }),
  photos("GET /api/photos/submissions/{id}", "anybody", "What of a submission has arrived", {
    headers: token,
    answer: PhotoSubmission,
  }),
  photos("PUT /api/photos/{id}", "anybody", "Send an announced photo's bytes, 10 MB at most", {
    description: "Sending one again that has arrived changes nothing.",
    headers: token,
    bodyType: "application/octet-stream",
    answer: z.object({ message: z.string(), photo: SubmittedPhoto }),
  }),
  photos(
    "GET /api/photos/{id}/{size}",
    "anybody",
    "An approved photo: full.webp or thumbnail.webp",
    {
      answerType: "image/webp",
    },
  ),
  chat("GET /api/chat", "anybody", "The conversation that the cookie opens", {
    query: After,
    answer: ChatState,
  }),
  chat("POST /api/chat", "anybody", "Say something; the first message sets the cookie", {
    query: After,
    body: ChatInput,
    answer: ChatState,
  }),
  chat("PUT /api/chat/contact", "anybody", "Leave an address for answers by mail", {
    body: ChatContactInput,
    answer: ChatState,
  }),
  chat("GET /api/chat/stream", "anybody", "Server-sent events: something is new", {
    answerType: "text/event-stream",
  }),
  chat("DELETE /api/chat", "anybody", "Forget the conversation in this browser", {
    answer: Message,
  }),
  search("GET /api/search", "anybody", "Places, experiences and festivals by name", {
    query: z.object({ q: z.string(), limit: z.int().optional() }),
  }),
  search("GET /api/search-index.json", "anybody", "All that the search bar finds"),
];
