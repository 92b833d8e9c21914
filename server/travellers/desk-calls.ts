import * as z from "zod/mini";
import { adminTexts, DeleteUserInput, UserListItem } from "#contract/admin.ts";
import { Message } from "#contract/text.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import { answerArray } from "#server/http/stream-pages.ts";
import type { AdminUsers } from "./user-list.ts";

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
      handle: (c) => answerArray(c, users.listUsers()),
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
