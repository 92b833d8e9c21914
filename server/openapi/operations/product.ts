import { z } from "zod";
import { LoginInput, RecoverInput, SignupInput } from "#contract/accounts.ts";
import { AdminLoginInput, DeleteUserInput } from "#contract/admin.ts";
import { Review, ReviewInput } from "#contract/reviews.ts";
import { TripRequestInput } from "#contract/trips.ts";
import { describeUnder, type Operation } from "../operation.ts";

const Message = z.object({ message: z.string() });
const describe = describeUnder("Product");

/** Section 7 of the specification, and the static lists. */
export const productOperations: Operation[] = [
  describe("POST /Signup", "anybody", "Make an account; a mail confirms its address", {
    body: SignupInput,
    answer: z.object({ success: z.boolean(), message: z.string() }),
  }),
  describe("POST /Login", "anybody", "Sign in with e-mail and password", {
    description: "`sess` is a session of the auth service, `message` the portrait's address.",
    body: LoginInput,
    answer: z.object({
      sess: z.object({ access_token: z.string(), refresh_token: z.string() }),
      message: z.string(),
    }),
  }),
  describe("POST /Update", "anybody", "Ask for a link to set a new password", {
    body: RecoverInput,
    answer: Message,
  }),
  describe("POST /Tripdata", "traveller", "Send a trip request", {
    description: "The same `Idempotency-Key` of the same account makes one request.",
    headers: { "Idempotency-Key": "1 to 200 letters, digits, or . : _ -" },
    body: TripRequestInput,
    answer: Message,
  }),
  describe("POST /Blogs", "traveller", "Post a review; one a minute", {
    description: "Name, e-mail and picture are the account's.",
    body: ReviewInput,
    answer: z.object({ message: z.tuple([Review]) }),
  }),
  describe("POST /AdminLogin", "anybody", "Sign in as an administrator; sets the desk's cookie", {
    body: AdminLoginInput,
    answer: z.object({ message: z.string(), role: z.string() }),
  }),
  describe("POST /AdminLogout", "anybody", "End the administrator's session", { answer: Message }),
  describe("GET /UserList", "admin", "Registered users who have a phone: all, in one array"),
  describe("GET /Travellerlist", "admin", "Trip requests, newest first: all, in one array"),
  describe("POST /DeleteUser", "admin", "Delete a user", {
    body: DeleteUserInput,
    answer: Message,
  }),
  describe("GET /data/attractions.json", "anybody", "The attractions"),
  describe("GET /data/experiences.json", "anybody", "The experiences"),
  describe("GET /data/festivals.json", "anybody", "The festivals, with their next dates"),
];
