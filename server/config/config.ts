import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { isWhole, type Language, languages } from "#contract/languages.ts";
import { StartError } from "#server/errors/start-error.ts";
import { readDatabaseUrl } from "./database-url.ts";
import { findKeyFaults } from "./jwt-keys.ts";
import { isLoopbackHost, nameHost } from "./loopback.ts";
import { readPaymentGateway } from "./payment-gateway.ts";
import { knownPushServices } from "./push-services.ts";
import { readBackupBucket, readStorage } from "./storage.ts";

/** Everything the process is told from outside, read once. Durations in seconds unless named. */

const flag = (fallback: boolean) =>
  z
    .enum(["1", "0", "true", "false", "on", "off", "yes", "no", ""])
    .optional()
    .transform((value) =>
      value === undefined || value === "" ? fallback : ["1", "true", "on", "yes"].includes(value),
    );
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const seconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const list = text.transform(
  (value) =>
    value
      ?.split(",")
      .map((item) => item.trim())
      .filter(Boolean) ?? [],
);

/** `name=count` pairs; the names are known to the limiter. */
const counts = list.transform((pairs, context) =>
  pairs.flatMap((pair): [name: string, count: number][] => {
    const [, name, count] = /^([a-z0-9-]+)\s*=\s*(\d{1,9})$/.exec(pair) ?? [];
    if (name && count) return [[name, Number(count)]];
    context.addIssue({ code: "custom", message: `"${pair}" is not written as name=count` });
    return [];
  }),
);

const jsonText = text.transform((value, context) => {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  ORIGIN: z.url().optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: text.transform((value, context) => {
    try {
      if (value) readDatabaseUrl(value);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
    }
    return value;
  }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Safarnama <hello@safarnama.example>"),
  OPERATOR_EMAIL: z.email().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  PAYMENT_GATEWAY_URL: text,
  STORAGE_URL: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  AWS_REGION: text,
  AWS_ENDPOINT_URL_S3: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  OIDC_PROVIDERS: jsonText.pipe(
    z
      .array(
        z.object({
          name: z.string().regex(/^[a-z0-9_-]+$/),
          issuer: z.url(),
          clientId: z.string(),
          clientSecret: z.string().optional(),
          scopes: z.string().optional(),
        }),
      )
      .optional(),
  ),
  CHAT_PROVIDER: z.enum(["none", "site", "tawk", "crisp", "chatwoot"]).default("none"),
  CHAT_ID: text,
  CHAT_URL: z.url().optional(),
  WHATSAPP_NUMBER: text,
  ANON_KEY: z.string().min(1).default("anon"),
  LOCALES: list.transform((names, context): Language[] => {
    const wrong = names.find((name) => !(languages as readonly string[]).includes(name));
    if (wrong !== undefined)
      context.addIssue({
        code: "custom",
        message: `"${wrong}" is none of ${languages.join(", ")}`,
      });
    // Nothing said: all that are whole.
    return languages.filter(
      (name) => name === "en" || (names.length === 0 ? isWhole[name] : names.includes(name)),
    );
  }),
  DEV_MAIL: flag(false),
  DEV_MAIL_KEY: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  BACKUP_URL: text,
  BACKUP_RECIPIENT: text.refine((value) => !value || /^age1[0-9a-z]+$/.test(value), {
    message: "is no public key of age (age1…, as age-keygen prints it)",
  }),
  TRUST_PROXY: flag(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  LIMITS: counts,
  DRAIN_SECONDS: seconds(0).pipe(z.number().max(120)),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  SMS_WEBHOOK_URL: z.url().optional(),
  SMS_WEBHOOK_SECRET: text,
  PUSH_SERVICES: list,
  INBOUND_MAIL_SECRET: text,
  INBOUND_MAIL_SIGNING_KEY: text,
  INBOUND_MAIL_RECEIVER: text,
  AUTH_MOUNT: z
    .string()
    .regex(/^\/[\w/-]+$/)
    .default("/auth/v1"),
  AUTH_AUTOCONFIRM_EMAIL: flag(false),
  AUTH_AUTOCONFIRM_SMS: flag(false),
  AUTH_DISABLE_SIGNUP: flag(false),
  AUTH_EMAIL: flag(true),
  AUTH_PHONE: flag(true),
  AUTH_ANONYMOUS: flag(false),
  AUTH_MANUAL_LINKING: flag(false),
  AUTH_SAML: flag(false),
  AUTH_WEB3: flag(false),
  AUTH_PASSKEYS: flag(true),
  AUTH_MFA_TOTP: flag(true),
  AUTH_MFA_PHONE: flag(true),
  AUTH_MFA_WEBAUTHN: flag(true),
  AUTH_RATE_LIMITS: flag(true),
  AUTH_JWT_KEYS: jsonText.pipe(z.array(z.record(z.string(), z.unknown())).min(1).optional()),
  AUTH_JWT_SECRET: z.string().min(16).optional(),
  AUTH_ENCRYPTION_KEY: z.string().min(32).optional(),
  AUTH_ENCRYPTION_KEY_FORMER: z.string().min(32).optional(),
  AUTH_REFRESH_REUSE_INTERVAL: seconds(10),
  AUTH_ACCESS_TTL: seconds(3600).pipe(z.number().min(1).max(3600)),
  AUTH_OTP_LENGTH: z.coerce.number().int().min(6).max(10).default(6),
  AUTH_OTP_TTL: seconds(3600),
  AUTH_RESEND_GAP: seconds(60),
  AUTH_SECURE_EMAIL_CHANGE: flag(true),
  AUTH_REAUTHENTICATION: flag(true),
  AUTH_REAUTHENTICATION_AFTER: seconds(900),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(72).default(8),
  AUTH_REDIRECT_ALLOW: list,
});

const chatwootCloud = "https://app.chatwoot.com";

export class ConfigError extends StartError {
  override name = "ConfigError";
}

/** From where the mail that is kept may be read, with its key: from nowhere, this machine, or everywhere. */
export type OutboxPage = "off" | "here" | "everywhere";

function chooseOutboxPage(env: z.infer<typeof Environment>, origin: string): OutboxPage {
  if (env.DEV_MAIL) return "everywhere";
  const isOwnMachine = isLoopbackHost(env.HOST) && isLoopbackHost(new URL(origin).hostname);
  return isOwnMachine && !env.SMTP_URL ? "here" : "off";
}

/**
 * Reads the environment into typed groups.
 * @throws ConfigError naming every variable that is wrong, and every contradiction.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  const faults: string[] = [];
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD))
    faults.push("ADMIN_EMAIL and ADMIN_PASSWORD go together");
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET))
    faults.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together");
  if (Boolean(env.FACEBOOK_CLIENT_ID) !== Boolean(env.FACEBOOK_CLIENT_SECRET))
    faults.push("FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET go together");
  if (["tawk", "crisp", "chatwoot"].includes(env.CHAT_PROVIDER) && !env.CHAT_ID)
    faults.push(`CHAT_PROVIDER=${env.CHAT_PROVIDER} needs CHAT_ID`);
  if (env.WORKERS > 1 && !env.DATABASE_URL)
    faults.push("WORKERS above 1 needs DATABASE_URL: the embedded database serves one process");
  if (env.AUTH_JWT_KEYS) faults.push(...findKeyFaults(env.AUTH_JWT_KEYS));
  const { storage, faults: storageFaults } = readStorage(env, join(env.DATA_DIR, "objects"));
  const away = readBackupBucket(env);
  faults.push(...storageFaults, ...away.faults);
  const { gateway, faults: gatewayFaults } = readPaymentGateway(env.PAYMENT_GATEWAY_URL);
  faults.push(...gatewayFaults);
  if (faults.length > 0)
    throw new ConfigError(
      `The configuration is not usable:\n${faults.map((f) => `  ${f}`).join("\n")}`,
    );

  const origin = (env.ORIGIN ?? `http://${nameHost(env.HOST)}:${env.PORT}`).replace(/\/$/, "");
  return {
    mode: env.NODE_ENV,
    http: {
      host: env.HOST,
      port: env.PORT,
      /** Public address without a trailing slash. */
      origin,
      trustProxy: env.TRUST_PROXY,
      workers: env.WORKERS,
      /** How long requests are still taken after the signal to stop, while /readyz says 503. */
      drainSeconds: env.DRAIN_SECONDS,
    },
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    storage,
    logLevel: env.LOG_LEVEL,
    /** Limits that are loosened, by name. */
    limits: env.LIMITS,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      /** Of whoever hands mails on that travellers sent; without it there is no such call. */
      inboundSecret: env.INBOUND_MAIL_SECRET,
      /** With which Mailgun signs what it hands on. */
      inboundSigningKey: env.INBOUND_MAIL_SIGNING_KEY,
      /** The name of a receiving server whose Authentication-Results are believed. */
      inboundReceiver: env.INBOUND_MAIL_RECEIVER,
      /** Where notices to the operator go. */
      operator: env.OPERATOR_EMAIL ?? env.ADMIN_EMAIL ?? "trips@safarnama.example",
      outboxPage: chooseOutboxPage(env, origin),
      /** Part of that page's address: another at each start, which prints it, unless it was given. */
      outboxKey: env.DEV_MAIL_KEY ?? randomBytes(24).toString("base64url"),
    },
    payments: {
      /** Without it nobody pays by link. */
      gateway,
    },
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    chat: {
      provider: env.CHAT_PROVIDER,
      id: env.CHAT_ID,
      /** Chatwoot's address; its own cloud unless told. */
      url: env.CHAT_PROVIDER === "chatwoot" ? (env.CHAT_URL ?? chatwootCloud) : env.CHAT_URL,
    },
    /** In which languages the pages are shown; English is always the first. */
    languages: env.LOCALES,
    whatsappNumber: env.WHATSAPP_NUMBER,
    sms: { webhookUrl: env.SMS_WEBHOOK_URL, secret: env.SMS_WEBHOOK_SECRET },
    push: {
      /** Hosts (or whole origins) of push services beside those of the makers of browsers. */
      services: [...knownPushServices, ...env.PUSH_SERVICES],
    },
    anonKey: env.ANON_KEY,
    /** Of whoever reads the process's figures; without it nobody does. */
    metricsToken: env.METRICS_TOKEN,
    backup: {
      /** Public key of age that they are sealed for; without it they lie in the clear. */
      recipient: env.BACKUP_RECIPIENT,
      /** Where they go beside their folder. */
      bucket: away.bucket,
    },
    auth: {
      mount: env.AUTH_MOUNT,
      autoconfirmEmail: env.AUTH_AUTOCONFIRM_EMAIL,
      autoconfirmSms: env.AUTH_AUTOCONFIRM_SMS,
      disableSignup: env.AUTH_DISABLE_SIGNUP,
      email: env.AUTH_EMAIL,
      phone: env.AUTH_PHONE,
      anonymous: env.AUTH_ANONYMOUS,
      manualLinking: env.AUTH_MANUAL_LINKING,
      saml: env.AUTH_SAML,
      web3: env.AUTH_WEB3,
      passkeys: env.AUTH_PASSKEYS,
      mfa: { totp: env.AUTH_MFA_TOTP, phone: env.AUTH_MFA_PHONE, webauthn: env.AUTH_MFA_WEBAUTHN },
      rateLimits: env.AUTH_RATE_LIMITS,
      jwtKeys: env.AUTH_JWT_KEYS,
      jwtSecret: env.AUTH_JWT_SECRET,
      encryptionKey: env.AUTH_ENCRYPTION_KEY,
      formerEncryptionKey: env.AUTH_ENCRYPTION_KEY_FORMER,
      refreshReuseInterval: env.AUTH_REFRESH_REUSE_INTERVAL,
      accessTtl: env.AUTH_ACCESS_TTL,
      otpLength: env.AUTH_OTP_LENGTH,
      otpTtl: env.AUTH_OTP_TTL,
      resendGap: env.AUTH_RESEND_GAP,
      secureEmailChange: env.AUTH_SECURE_EMAIL_CHANGE,
      reauthentication: env.AUTH_REAUTHENTICATION,
      reauthenticationAfter: env.AUTH_REAUTHENTICATION_AFTER,
      passwordMin: env.AUTH_PASSWORD_MIN,
      redirectAllow: env.AUTH_REDIRECT_ALLOW,
      google:
        env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
          ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
          : undefined,
      facebook:
        env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET
          ? { clientId: env.FACEBOOK_CLIENT_ID, clientSecret: env.FACEBOOK_CLIENT_SECRET }
          : undefined,
      oidc: env.OIDC_PROVIDERS ?? [],
    },
  };
}

export type Config = ReturnType<typeof readConfig>;
