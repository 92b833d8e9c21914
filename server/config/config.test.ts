import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("nothing set is a working configuration with safe switches", () => {
  const config = readConfig({});
  expect(config.http).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    origin: "http://localhost:3000",
    trustProxy: false,
  });
  expect(config.mail.outboxPage).toBe("here");
  expect(config.auth).toMatchObject({
    autoconfirmEmail: false,
    anonymous: false,
    web3: false,
    saml: false,
    rateLimits: true,
    passwordMin: 8,
  });
});

test("the outbox page is absent where others can reach it", () => {
  const pageOf = (env: Record<string, string>) => readConfig(env).mail.outboxPage;
  expect(pageOf({ HOST: "0.0.0.0" })).toBe("off");
  expect(pageOf({ SMTP_URL: "smtp://mail.example.org" })).toBe("off");
  // The default HOST, behind a proxy on the same machine.
  expect(pageOf({ ORIGIN: "https://travel.example.org" })).toBe("off");
  expect(pageOf({ ORIGIN: "https://localhost.example.org" })).toBe("off");
  expect(pageOf({ ORIGIN: "http://127.0.0.1:4000" })).toBe("here");
  for (const on of ["1", "on"])
    expect(pageOf({ HOST: "0.0.0.0", DEV_MAIL: on })).toBe("everywhere");
});

test("every bad variable is named at once", () => {
  const attempt = () => readConfig({ PORT: "many", LOG_LEVEL: "loud", SMTP_URL: "http://x" });
  expect(attempt).toThrow(ConfigError);
  for (const name of ["PORT", "LOG_LEVEL", "SMTP_URL"]) expect(attempt).toThrow(name);
});

test("English is always shown, another language where it is whole and none is named, or where it is named", () => {
  expect(readConfig({}).languages).toEqual(["en", "hi"]);
  expect(readConfig({ LOCALES: "en" }).languages).toEqual(["en"]);
  expect(readConfig({ LOCALES: "hi" }).languages).toEqual(["en", "hi"]);
  expect(readConfig({ LOCALES: "hi, en,hi" }).languages).toEqual(["en", "hi"]);
  expect(readConfig({ LOCALES: "en,hi,bn" }).languages).toEqual(["en", "hi", "bn"]);
  expect(() => readConfig({ LOCALES: "en,xx" })).toThrow('"xx" is none of en, hi, bn');
});

test("contradictions are refused", () => {
  expect(() => readConfig({ WORKERS: "2" })).toThrow("DATABASE_URL");
  expect(() => readConfig({ ADMIN_EMAIL: "a@example.org" })).toThrow("ADMIN_PASSWORD");
  expect(() => readConfig({ CHAT_PROVIDER: "tawk" })).toThrow("CHAT_ID");
});

test("the example file names every variable that is read, and no other", () => {
  const root = join(import.meta.dirname, "../..");
  const source = readFileSync(join(root, "server/config/config.ts"), "utf8");
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)]
    .map((found) => found[1])
    .filter((name) => name !== "NODE_ENV");
  const example = readFileSync(join(root, ".env.example"), "utf8");
  const listed = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]);
  expect(listed.sort()).toEqual(read.sort());
});
