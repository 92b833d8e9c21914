import * as z from "zod/mini";

/** The admin calls of section 7. */

export const AdminLoginInput = z.object({
  admin_email: z
    .string("Admin email is required.")
    .check(z.trim(), z.minLength(1, "Admin email is required."), z.maxLength(254)),
  admin_password: z
    .string("Admin password is required.")
    .check(z.minLength(1, "Admin password is required."), z.maxLength(200)),
  /** Beyond the specification: six digits or a recovery code, once a second factor is set up. */
  code: z.optional(z.string().check(z.maxLength(40))),
});
export type AdminLoginInput = z.infer<typeof AdminLoginInput>;

export const DeleteUserInput = z.object({
  id: z.uuid("The user's id is not valid."),
  email: z.string("The user's email is required."),
});
export type DeleteUserInput = z.infer<typeof DeleteUserInput>;

/** An item of GET /UserList, section 3; only users with a phone in their metadata. */
export type UserListItem = {
  id: string;
  email: string;
  created_at: string;
  last_sign_in_at: string | null;
  user_metadata: { phone: string; full_name: string; email_verified: boolean };
};

export const adminTexts = {
  wrongCredentials: "Wrong credentials",
  userDeleted: "User deleted Successfully",
  codeNeeded: "Enter the six digits of your authenticator.",
  wrongCode: "That code is not right, or has been used.",
} as const;
