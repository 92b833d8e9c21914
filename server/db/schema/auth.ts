import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "./at-column.ts";
import { languageColumn } from "./language-column.ts";

/** The tables of migrations/0002-auth.sql. */

type Json = Record<string, unknown>;

export const authUsers = pgTable("auth_users", {
  id: uuid().primaryKey().defaultRandom(),
  email: text(),
  phone: text(),
  passwordHash: text("password_hash"),
  role: text().notNull().default("authenticated"),
  appMetadata: jsonb("app_metadata").$type<Json>().notNull().default({}),
  userMetadata: jsonb("user_metadata").$type<Json>().notNull().default({}),
  isAnonymous: boolean("is_anonymous").notNull().default(false),
  isSso: boolean("is_sso").notNull().default(false),
  emailConfirmedAt: at("email_confirmed_at"),
  phoneConfirmedAt: at("phone_confirmed_at"),
  confirmationSentAt: at("confirmation_sent_at"),
  recoverySentAt: at("recovery_sent_at"),
  reauthenticationSentAt: at("reauthentication_sent_at"),
  invitedAt: at("invited_at"),
  lastSignInAt: at("last_sign_in_at"),
  newEmail: text("new_email"),
  emailChangeSentAt: at("email_change_sent_at"),
  emailChangeAgreed: text("email_change_agreed").$type<"current" | "new">(),
  newPhone: text("new_phone"),
  phoneChangeSentAt: at("phone_change_sent_at"),
  bannedUntil: at("banned_until"),
  deletedAt: at("deleted_at"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
  language: languageColumn(),
});

export const authIdentities = pgTable("auth_identities", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  provider: text().notNull(),
  providerId: text("provider_id").notNull(),
  identityData: jsonb("identity_data").$type<Json>().notNull().default({}),
  email: text(),
  lastSignInAt: at("last_sign_in_at"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export type AmrEntry = { method: string; timestamp: number; provider?: string };

export const authSessions = pgTable("auth_sessions", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  aal: text().$type<"aal1" | "aal2">().notNull().default("aal1"),
  amr: jsonb().$type<AmrEntry[]>().notNull().default([]),
  factorId: uuid("factor_id"),
  refreshCounter: bigint("refresh_counter", { mode: "number" }).notNull().default(0),
  refreshFloor: bigint("refresh_floor", { mode: "number" }).notNull().default(0),
  refreshSpent: jsonb("refresh_spent").$type<[number, number][]>().notNull().default([]),
  refreshedAt: at("refreshed_at"),
  notAfter: at("not_after"),
  userAgent: text("user_agent"),
  address: text(),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const authFlowStates = pgTable("auth_flow_states", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id"),
  method: text().notNull(),
  provider: text(),
  codeChallenge: text("code_challenge"),
  codeChallengeMethod: text("code_challenge_method").$type<"s256" | "plain">(),
  authCode: uuid("auth_code"),
  authCodeIssuedAt: at("auth_code_issued_at"),
  redirectTo: text("redirect_to"),
  linkingUserId: uuid("linking_user_id"),
  inviteToken: text("invite_token"),
  providerNonce: text("provider_nonce"),
  providerVerifier: text("provider_verifier"),
  providerToken: text("provider_token"),
  providerRefreshToken: text("provider_refresh_token"),
  pendingIdentity: jsonb("pending_identity").$type<Json>(),
  sessionNotAfter: at("session_not_after"),
  spentAt: at("spent_at"),
  createdAt: at("created_at").notNull().defaultNow(),
});

export type TokenPurpose =
  | "confirmation"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "sms"
  | "phone_change"
  | "reauthentication";

/**
 * What a flow brings to an account that nobody has confirmed: in force once its token is used.
 * `identity` is a provider's profile, `portrait` the path of a stored picture.
 */
export type Offer = {
  passwordHash?: string;
  data?: Json;
  identity?: Json;
  portrait?: string;
};

export const authOneTimeTokens = pgTable("auth_one_time_tokens", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  purpose: text().$type<TokenPurpose>().notNull(),
  address: text().notNull(),
  codeHash: text("code_hash").notNull(),
  linkHash: text("link_hash"),
  flowStateId: uuid("flow_state_id"),
  offer: jsonb().$type<Offer>(),
  attempts: integer().notNull().default(0),
  expiresAt: at("expires_at").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export type WebauthnCredential = {
  id: string;
  publicKey: string;
  counter: number;
  transports?: string[];
  rpId: string;
};

export const authFactors = pgTable("auth_factors", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  friendlyName: text("friendly_name").notNull().default(""),
  factorType: text("factor_type").$type<"totp" | "phone" | "webauthn">().notNull(),
  status: text().$type<"unverified" | "verified">().notNull().default("unverified"),
  secret: text(),
  totpStep: bigint("totp_step", { mode: "number" }).notNull().default(0),
  phone: text(),
  credential: jsonb().$type<WebauthnCredential>(),
  lastChallengedAt: at("last_challenged_at"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export type WebauthnChallenge = { type: "create" | "request"; challenge: string };

export const authChallenges = pgTable("auth_challenges", {
  id: uuid().primaryKey().defaultRandom(),
  factorId: uuid("factor_id").notNull(),
  address: text(),
  codeHash: text("code_hash"),
  webauthn: jsonb().$type<WebauthnChallenge>(),
  attempts: integer().notNull().default(0),
  verifiedAt: at("verified_at"),
  expiresAt: at("expires_at").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

/** Keys that sign in by themselves, of an authenticator that knows its owner. */
export const authPasskeys = pgTable("auth_passkeys", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  friendlyName: text("friendly_name").notNull().default(""),
  credential: jsonb().$type<WebauthnCredential>().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
  lastUsedAt: at("last_used_at"),
});

export const authSpent = pgTable("auth_spent", {
  kind: text().notNull(),
  key: text().notNull(),
  expiresAt: at("expires_at").notNull(),
});

export const authSsoProviders = pgTable("auth_sso_providers", {
  id: uuid().primaryKey().defaultRandom(),
  entityId: text("entity_id").notNull(),
  metadataUrl: text("metadata_url"),
  metadataXml: text("metadata_xml").notNull(),
  attributeMapping: jsonb("attribute_mapping").$type<Json>().notNull().default({}),
  nameIdFormat: text("name_id_format"),
  disabled: boolean().notNull().default(false),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const authSsoDomains = pgTable("auth_sso_domains", {
  domain: text().primaryKey(),
  ssoProviderId: uuid("sso_provider_id").notNull(),
});

export const authSamlRequests = pgTable("auth_saml_requests", {
  id: uuid().primaryKey().defaultRandom(),
  ssoProviderId: uuid("sso_provider_id").notNull(),
  requestId: text("request_id").notNull(),
  flowStateId: uuid("flow_state_id").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const travel = pgTable("travel", {
  email: text().primaryKey(),
  path: text().notNull(),
  userId: uuid("user_id"),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const portraitFetches = pgTable("portrait_fetches", {
  userId: uuid("user_id").primaryKey(),
  url: text().notNull(),
  attempts: smallint().notNull().default(0),
  /** Null: done, or given up. */
  nextAt: at("next_at").defaultNow(),
});
