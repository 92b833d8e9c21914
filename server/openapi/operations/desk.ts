import {
  AuditQuery,
  ReasonInput,
  TripChange,
  TripListQuery,
  TripNoteInput,
  TripReplyInput,
} from "#contract/desk.ts";
import {
  AcceptInviteInput,
  AdminChange,
  CodeInput,
  DeskSettings,
  InviteInput,
  InviteToken,
  PasswordChangeInput,
  ProfileInput,
} from "#contract/desk-admins.ts";
import {
  AnswerInput,
  ChatAnswerInput,
  ContactStatusInput,
  DeskChatQuery,
  DeskContactQuery,
  DeskPhotoQuery,
  DeskReviewQuery,
  DeskSubscriberQuery,
  IssueInput,
  PresenceInput,
  ProofInput,
} from "#contract/desk-voices.ts";
import { describeUnder, type Operation } from "../operation.ts";

const trips = describeUnder("Desk: trips");
const voices = describeUnder("Desk: voices");
const admins = describeUnder("Desk: administrators");

/** The operator's calls. The server checks the role of each. */
export const deskOperations: Operation[] = [
  trips("GET /api/desk/overview", "admin", "The dashboard's numbers"),
  trips("GET /api/desk/trips", "admin", "The pipeline", { query: TripListQuery }),
  trips("GET /api/desk/trips/counts", "admin", "Requests by stage"),
  trips("GET /api/desk/trips.csv", "admin", "The list as a table", { answerType: "text/csv" }),
  trips("GET /api/desk/talks", "admin", "Messages of travellers about their requests"),
  trips("GET /api/desk/trips/{id}", "admin", "A request with its timeline"),
  trips(
    "PATCH /api/desk/trips/{id}",
    "admin",
    "Move a request, give it an owner, plan the next action",
    {
      body: TripChange,
    },
  ),
  trips("POST /api/desk/trips/{id}/notes", "admin", "Add a note", { body: TripNoteInput }),
  trips("DELETE /api/desk/trips/{id}/notes/{note}", "admin", "Delete a note"),
  trips("POST /api/desk/trips/{id}/replies", "admin", "Answer by mail", { body: TripReplyInput }),
  trips("POST /api/desk/trips/{id}/seen", "admin", "Mark as read"),
  voices("GET /api/desk/reviews", "admin", "Reviews with what was reported", {
    query: DeskReviewQuery,
  }),
  voices("POST /api/desk/reviews/{id}/hide", "admin", "Hide a review", { body: ReasonInput }),
  voices("POST /api/desk/reviews/{id}/restore", "admin", "Show a review again"),
  voices("POST /api/desk/reviews/{id}/dismiss", "admin", "Close its reports"),
  voices("GET /api/desk/photos", "admin", "Photos by status", { query: DeskPhotoQuery }),
  voices("GET /api/desk/photos/{id}/{size}", "admin", "A photo, approved or not", {
    answerType: "image/webp",
  }),
  voices("POST /api/desk/photos/{id}/approve", "admin", "Hang a photo in the gallery"),
  voices("POST /api/desk/photos/{id}/refuse", "admin", "Refuse or withdraw a photo", {
    body: ReasonInput,
  }),
  voices("GET /api/desk/contact", "admin", "Messages of the contact form", {
    query: DeskContactQuery,
  }),
  voices("GET /api/desk/contact/{id}", "admin", "A message with its answers"),
  voices("POST /api/desk/contact/{id}/replies", "admin", "Answer a message by mail", {
    body: AnswerInput,
  }),
  voices("PUT /api/desk/contact/{id}/status", "admin", "Set a message's status", {
    body: ContactStatusInput,
  }),
  voices("GET /api/desk/chats", "admin", "Conversations, latest first", { query: DeskChatQuery }),
  voices("GET /api/desk/chats/{id}", "admin", "A conversation; reading marks it seen"),
  voices("POST /api/desk/chats/{id}/messages", "admin", "Answer in the chat", {
    body: ChatAnswerInput,
  }),
  voices("POST /api/desk/chats/{id}/close", "admin", "Close a conversation"),
  voices("POST /api/desk/presence", "admin", "Say that somebody sits at the chat", {
    body: PresenceInput,
  }),
  voices("GET /api/desk/newsletter/issues", "admin", "Issues and how far they have come"),
  voices("POST /api/desk/newsletter/issues", "admin", "Write a draft", { body: IssueInput }),
  voices("PUT /api/desk/newsletter/issues/{id}", "admin", "Change a draft", { body: IssueInput }),
  voices("DELETE /api/desk/newsletter/issues/{id}", "admin", "Throw a draft away"),
  voices("POST /api/desk/newsletter/issues/{id}/proof", "admin", "Send a draft to one address", {
    body: ProofInput,
  }),
  voices(
    "POST /api/desk/newsletter/issues/{id}/send",
    "admin",
    "Send an issue to all who confirmed",
  ),
  voices("GET /api/desk/newsletter/subscribers", "admin", "Who reads it", {
    query: DeskSubscriberQuery,
  }),
  admins("GET /api/desk/me", "admin", "The signed-in administrator"),
  admins("PATCH /api/desk/me", "admin", "Change one's name", { body: ProfileInput }),
  admins("POST /api/desk/me/password", "admin", "Change one's password", {
    body: PasswordChangeInput,
  }),
  admins("POST /api/desk/me/totp", "admin", "Begin with a second factor"),
  admins("POST /api/desk/me/totp/confirm", "admin", "Confirm the second factor", {
    body: CodeInput,
  }),
  admins("POST /api/desk/me/totp/remove", "admin", "Remove the second factor", { body: CodeInput }),
  admins("POST /api/desk/me/recovery-codes", "admin", "Make new recovery codes", {
    body: CodeInput,
  }),
  admins("GET /api/desk/me/sessions", "admin", "Where one is signed in"),
  admins("DELETE /api/desk/me/sessions", "admin", "End all other sessions"),
  admins("DELETE /api/desk/me/sessions/{id}", "admin", "End one session"),
  admins("GET /api/desk/admins", "admin", "The team and its invitations"),
  admins("PATCH /api/desk/admins/{id}", "admin", "Change a role, disable", { body: AdminChange }),
  admins("DELETE /api/desk/admins/{id}/totp", "admin", "Remove a colleague's second factor"),
  admins("POST /api/desk/invitations", "admin", "Invite a colleague", {
    body: InviteInput,
    status: 201,
  }),
  admins("DELETE /api/desk/invitations/{id}", "admin", "Take an invitation back"),
  admins("POST /api/desk/invitation/open", "anybody", "Read an invitation", { body: InviteToken }),
  admins("POST /api/desk/invitation/accept", "anybody", "Accept an invitation", {
    body: AcceptInviteInput,
  }),
  admins("PUT /api/desk/settings", "admin", "Require a second factor of everybody", {
    body: DeskSettings,
  }),
  admins("GET /api/desk/audit", "admin", "Who did what", { query: AuditQuery }),
  admins("GET /api/desk/events", "admin", "Server-sent events of the desk", {
    answerType: "text/event-stream",
  }),
];
