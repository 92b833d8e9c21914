import * as z from "zod/mini";
import { email, line, optionalLine } from "#contract/text.ts";
import { adminRoles, leastRoles } from "./desk-roles.ts";

/** Administrators, their invitations, second factor and sessions: calls under /api/desk. */

const role = z.enum(adminRoles, "The role is owner, manager, editor, viewer or driver.");

/** A password of an administrator: longer than a traveller's, no other rules. */
const newPassword = z.string("A password is required.").check(
  z.minLength(12, "At least 12 characters."),
  z.maxLength(72, "At most 72 characters."),
  z.refine((value) => new Set(value).size >= 5, "At least 5 different characters."),
);

const presentPassword = z
  .string("Your present password is required.")
  .check(
    z.minLength(1, "Your present password is required."),
    z.maxLength(200, "Your present password is not right."),
  );

const code = z.string("The code is missing.").check(
  z.overwrite((value) => value.replaceAll(/[\s-]/g, "").toLowerCase()),
  z.regex(/^(\d{6}|[a-z0-9]{10})$/, "Six digits, or one of your recovery codes."),
);

export const InviteInput = z.object({
  email: email("The address"),
  name: optionalLine("The name", 100),
  role,
});
export type InviteInput = z.infer<typeof InviteInput>;

export const InviteToken = z.object({
  token: z
    .string("The link is not complete.")
    .check(z.regex(/^[\w-]{20,100}$/, "The link is not complete.")),
});
export const AcceptInviteInput = z.extend(InviteToken, {
  name: line("Your name", 100),
  password: newPassword,
});
export type AcceptInviteInput = z.infer<typeof AcceptInviteInput>;

export const AdminChange = z.object({
  role: z.optional(role),
  disabled: z.optional(z.boolean("disabled is true or false.")),
});
export type AdminChange = z.infer<typeof AdminChange>;

export const ProfileInput = z.object({ name: line("Your name", 100) });
export const PasswordChangeInput = z.object({
  current: presentPassword,
  next: newPassword,
});
/** Before a second factor is offered: a session left open must not lock its owner out. */
export const TotpInput = z.object({ password: presentPassword });
export const CodeInput = z.object({ code });
const least = z.enum(leastRoles, "From which role on: viewer, editor or manager.");
/** Days in which whoever has no second factor still works at the desk once it is asked of everybody. */
export const graceDays = [0, 3, 7, 14] as const;
export const DeskSettingsInput = z.object({
  secondFactorRequired: z.boolean("secondFactorRequired is true or false."),
  /** Counted from now where it is newly asked for. */
  graceDays: z._default(z.literal([...graceDays], "The days of grace are 0, 3, 7 or 14."), 0),
  phonesFrom: z.optional(least),
  exportsFrom: z.optional(least),
});
export type DeskSettingsInput = z.infer<typeof DeskSettingsInput>;
export const DeskSettings = z.object({
  secondFactorRequired: z.boolean(),
  secondFactorFrom: z.optional(z.nullable(z.string())),
  phonesFrom: z.optional(z.enum(leastRoles)),
  exportsFrom: z.optional(z.enum(leastRoles)),
});
export type DeskSettings = z.infer<typeof DeskSettings>;

export const DeskSelf = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  secondFactor: z.boolean(),
  /** Everything else is refused until a second factor is set up. */
  mustEnrol: z.boolean(),
  /** Until when a second factor has to be set up; null where nothing is asked, or it is asked at once. */
  enrolBy: z.optional(z.nullable(z.string())),
  /** Whether travellers' telephone numbers are shown, and lists may be taken along. */
  phones: z.optional(z.boolean()),
  exports: z.optional(z.boolean()),
  recoveryCodesLeft: z.number(),
});
export type DeskSelf = z.infer<typeof DeskSelf>;

/** A key of a device that signs an administrator in. */
export const DeskPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type DeskPasskey = z.infer<typeof DeskPasskey>;
export const DeskPasskeyList = z.object({
  passkeys: z.array(DeskPasskey),
  /** Whether the site takes any (AUTH_PASSKEYS). */
  taken: z.boolean(),
});

/** What the browser asks its authenticator with (WebAuthn's JSON), and what the answer names. */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  options: z.record(z.string(), z.unknown()),
});
export type PasskeyOffer = z.infer<typeof PasskeyOffer>;
/** The authenticator's answer, as `toJSON` of the browser spells it. */
const credential = z.looseObject({ id: z.string("A key is missing.").check(z.maxLength(2000)) });
const challenge = z.string("A challenge is missing.").check(z.maxLength(600));
export const PasskeyInput = z.object({ challenge, credential, name: line("Name", 100) });
export type PasskeyInput = z.infer<typeof PasskeyInput>;
export const PasskeySignIn = z.object({ challenge, credential, code: z.optional(code) });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

export const DeskAdmin = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  secondFactor: z.boolean(),
  disabled: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
});
export type DeskAdmin = z.infer<typeof DeskAdmin>;

export const DeskInvitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type DeskInvitation = z.infer<typeof DeskInvitation>;

export const AdminList = z.object({
  admins: z.array(DeskAdmin),
  invitations: z.array(DeskInvitation),
  settings: DeskSettings,
});
export type AdminList = z.infer<typeof AdminList>;

/** GET /api/desk/roles: every call of the desk with the least role that may make it, by what it is about. */
export const RoleMatrix = z.object({
  areas: z.array(
    z.object({
      area: z.string(),
      calls: z.array(
        z.object({
          /** "GET /api/desk/trips". */
          call: z.string(),
          summary: z.string(),
          least: role,
          /** Whether it changes nothing. */
          reads: z.boolean(),
        }),
      ),
    }),
  ),
});
export type RoleMatrix = z.infer<typeof RoleMatrix>;

export const AdminSessionItem = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string(),
  address: z.string(),
  current: z.boolean(),
});
export type AdminSessionItem = z.infer<typeof AdminSessionItem>;

/** What an authenticator needs, shown once; `qr` is an SVG of `uri`. */
export const TotpOffer = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
});
export type TotpOffer = z.infer<typeof TotpOffer>;

export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export const AdminSessionList = z.object({ sessions: z.array(AdminSessionItem) });
export const SessionsEnded = z.object({ ended: z.int() });
export const InvitationOpened = z.extend(
  z.pick(DeskInvitation, { email: true, name: true, role: true }),
  {
    /** Of somebody who is at the desk already: the link is for a new password alone. */
    isReset: z.boolean(),
  },
);
export type InvitationOpened = z.infer<typeof InvitationOpened>;
export const InvitationAccepted = z.object({ email: z.string() });
