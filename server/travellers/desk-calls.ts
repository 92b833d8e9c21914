import * as z from "zod/mini";
import { Message } from "#contract/text.ts";
import { adminTexts, DeleteUserInput, UserListItem } from "#contract/wire/admin.ts";
import { DeskSignUpPage, SignUpAddressInput, SignUpQuery } from "#contract/wire/desk-sign-ups.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { pagesTo } from "#server/calls/withheld.ts";
import { AppError } from "#server/errors/app-error.ts";
import { answerArray } from "#server/http/stream-pages.ts";
import { toAppError } from "./auth-sentences.ts";
import type { AdminUsers } from "./user-list.ts";
import type { WaitingService } from "./waiting-service.ts";

const tag = "Desk: sign-ups";

/** The sentences of the auth service in the desk's form. */
async function translated(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw toAppError(error, "email");
  }
}

/** Sign-ups whose address nobody has confirmed; `/UserList` has none of them (decision 019). */
export function createSignUpDeskCalls(waiting: WaitingService): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/sign-ups",
      may: "viewer",
      tag,
      summary: "Sign-ups that wait for their confirmation",
      query: SignUpQuery,
      answer: DeskSignUpPage,
      async handle(_c, { query }) {
        const { rows, next } = await waiting.list(query);
        const signUps = rows.map(({ createdAt, sentAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
        }));
        return { signUps, next };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/sign-ups/:id/send-again",
      may: "editor",
      tag,
      summary: "Send the mail of a sign-up again",
      answer: Message,
      async handle(c) {
        await translated(waiting.sendAgain(c.get("admin"), readUuid(c)));
        return { message: "Sent again." };
      },
    }),
    defineCall({
      method: "PUT",
      path: "/api/desk/sign-ups/:id/address",
      may: "editor",
      tag,
      summary: "Correct the address of a sign-up, and mail it there",
      body: SignUpAddressInput,
      answer: Message,
      async handle(c, { body }) {
        await translated(waiting.correct(c.get("admin"), readUuid(c), body.email));
        return { message: "Corrected." };
      },
    }),
    defineCall({
      method: "DELETE",
      path: "/api/desk/sign-ups/:id",
      // As an account: it cannot be undone.
      may: "manager",
      tag,
      summary: "Delete a sign-up that nobody has confirmed",
      answer: Message,
      async handle(c) {
        await waiting.remove(c.get("admin"), readUuid(c));
        return { message: "Deleted." };
      },
    }),
  ];
}

/** The operator's calls about accounts, section 7. */
export function createUserListCalls(users: AdminUsers): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/UserList",
      may: "viewer",
      tag: "Product",
      summary: "Registered users who have a phone: all, in one array",
      answer: z.array(UserListItem),
      handle: (c) => answerArray(c, pagesTo(c.get("admin"), users.listUsers())),
    }),
    defineCall({
      method: "POST",
      path: "/DeleteUser",
      // It cannot be undone, and takes away what editors only work with.
      may: "owner",
      tag: "Product",
      summary: "Delete a user",
      body: DeleteUserInput,
      answer: Message,
      async handle(c, { body }) {
        if (!(await users.deleteUser(body.id, body.email, c.get("admin"))))
          throw new AppError("not_found", "There is no such user.");
        return { message: adminTexts.userDeleted };
      },
    }),
  ];
}
