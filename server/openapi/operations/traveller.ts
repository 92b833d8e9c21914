import { DeletionInput, PictureInput, RestoreInput } from "#contract/account.ts";
import { TripMessageInput } from "#contract/desk.ts";
import { describeUnder, type Operation } from "../operation.ts";

const describe = describeUnder("My account");

/** What a signed-in traveller may do with what is theirs. */
export const travellerOperations: Operation[] = [
  describe("GET /api/me/account", "traveller", "The account"),
  describe("GET /api/me/trips", "traveller", "One's own trip requests"),
  describe("GET /api/me/trips/{id}", "traveller", "A request with its messages"),
  describe(
    "POST /api/me/trips/{id}/messages",
    "traveller",
    "Write to the operator about a request",
    {
      body: TripMessageInput,
      status: 201,
    },
  ),
  describe("POST /api/me/trips/{id}/seen", "traveller", "Mark a request's messages as read"),
  describe("GET /api/me/events", "traveller", "Server-sent events about one's own requests", {
    answerType: "text/event-stream",
  }),
  describe("PUT /api/me/picture", "traveller", "Change or remove the portrait", {
    body: PictureInput,
  }),
  describe("GET /api/me/export", "traveller", "Everything the site knows about the account"),
  describe("GET /api/me/sessions", "traveller", "Where the account is signed in"),
  describe("DELETE /api/me/sessions", "traveller", "End all other sessions"),
  describe("DELETE /api/me/sessions/{id}", "traveller", "End one session"),
  describe(
    "POST /api/me/deletion",
    "traveller",
    "Ask for the account to be deleted, after a grace",
    {
      body: DeletionInput,
      status: 201,
    },
  ),
  describe("DELETE /api/me/deletion", "traveller", "Keep the account after all"),
  describe("POST /api/me/restore", "anybody", "Keep the account by the link of the mail", {
    body: RestoreInput,
  }),
];
