import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const policyOf = (env: Record<string, string>) => {
  const hashes = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
  const policy = contentSecurityPolicy(readConfig(env), hashes);
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
};
const companies = /tawk|crisp|chatwoot|chat\.example/;
const hostsOf = (policy: Map<string, string[]>) =>
  [...new Set([...policy.values()].flat())].filter((source) => companies.test(source)).sort();

test("without an outside company's chat none is allowed, and styles are held to their hashes", () => {
  for (const CHAT_PROVIDER of ["none", "site"]) {
    const policy = policyOf({ CHAT_PROVIDER, CHAT_ID: "x", CHAT_URL: "https://chat.example" });
    expect(hostsOf(policy)).toEqual([]);
    expect(policy.get("style-src")).toEqual(["'self'", "'sha256-style'"]);
    expect(policy.get("script-src")).toEqual(["'self'", "'sha256-script'"]);
    expect(policy.has("worker-src")).toBe(false);
  }
});

test("the configured company alone is allowed", () => {
  const tawk = policyOf({ CHAT_PROVIDER: "tawk", CHAT_ID: "a/b" });
  expect(hostsOf(tawk)).toEqual(["https://*.tawk.to", "wss://*.tawk.to"]);
  const crisp = policyOf({ CHAT_PROVIDER: "crisp", CHAT_ID: "a" });
  expect(hostsOf(crisp)).toEqual(["https://*.crisp.chat", "wss://*.relay.crisp.chat"]);
  const cloud = policyOf({ CHAT_PROVIDER: "chatwoot", CHAT_ID: "a" });
  expect(hostsOf(cloud)).toEqual(["https://app.chatwoot.com", "wss://app.chatwoot.com"]);
  const own = policyOf({
    CHAT_PROVIDER: "chatwoot",
    CHAT_ID: "a",
    CHAT_URL: "https://chat.example/desk",
  });
  expect(hostsOf(own)).toEqual(["https://chat.example", "wss://chat.example"]);
});

test("a widget may write its own styles, never its own inline scripts", () => {
  const policy = policyOf({ CHAT_PROVIDER: "crisp", CHAT_ID: "a" });
  expect(policy.get("style-src")).toContain("'unsafe-inline'");
  expect(policy.get("style-src")).not.toContain("'sha256-style'");
  expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
});

test("pictures come from this site alone, and from a configured company's chat", () => {
  const own = ["'self'", "data:", "blob:"];
  expect(policyOf({}).get("img-src")).toEqual(own);
  expect(policyOf({ CHAT_PROVIDER: "tawk", CHAT_ID: "a/b" }).get("img-src")).toEqual([
    ...own,
    "https://*.tawk.to",
    "wss://*.tawk.to",
  ]);
});
