import * as z from "zod/mini";
import { adminRoles } from "./desk-roles.ts";

/** The admin calls of section 7. */

export const adminTexts = {
  wrongCredentials: "Wrong credentials",
  userDeleted: "User deleted Successfully",
  codeNeeded: "Enter the six digits of your authenticator.",
  wrongCode: "That code is not right, or has been used.",
} as const;

export const AdminLoginInput = z.object({
  admin_email: z
    .string("Admin email is required.")
    .check(
      z.trim(),
      z.minLength(1, "Admin email is required."),
      z.maxLength(254, adminTexts.wrongCredentials),
    ),
  admin_password: z
    .string("Admin password is required.")
    .check(
      z.minLength(1, "Admin password is required."),
      z.maxLength(200, adminTexts.wrongCredentials),
    ),
  /** Beyond the specification: six digits or a recovery code, once a second factor is set up. */
  code: z.optional(z.string(adminTexts.wrongCode).check(z.maxLength(40, adminTexts.wrongCode))),
});
export type AdminLoginInput = z.infer<typeof AdminLoginInput>;

export const AdminLoginAnswer = z.object({
  /** The administrator's address. */
  message: z.string(),
  role: z.enum(adminRoles),
});

export const DeleteUserInput = z.object({
  id: z.uuid("The user's id is not valid."),
  email: z.string("The user's email is required."),
});
export type DeleteUserInput = z.infer<typeof DeleteUserInput>;

/** An item of GET /UserList, section 3; only users with a phone in their metadata. */
export const UserListItem = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  user_metadata: z.object({
    phone: z.string(),
    full_name: z.string(),
    email_verified: z.boolean(),
  }),
});
export type UserListItem = z.infer<typeof UserListItem>;
