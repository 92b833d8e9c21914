import { afterAll, beforeAll, expect, test } from "vitest";
import { type Config, readConfig } from "#server/config/config.ts";
import { getStaticPages } from "#server/content/static-pages.ts";
import type { OpenResources } from "#server/resources.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { startSmtpServer } from "#tests/factories/start-smtp-server.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { examine } from "./examine.ts";
import { judgeBackups } from "./judge-backups.ts";
import { judgeConfig } from "./judge-config.ts";
import { judgeMoney } from "./judge-money.ts";
import { judgeOffice } from "./judge-office.ts";

const config = (env: Record<string, string>): Config => readConfig(env);
const faults = (env: Record<string, string>) =>
  judgeConfig(config(env))
    .filter(({ state }) => state !== "ok")
    .map(({ state, what }) => `${state}: ${what}`)
    .join("\n");

test.each([
  [{}, /fault: ORIGIN is http:\/\/localhost:3000/],
  [{ ORIGIN: "http://site.in" }, /fault: .*in the open/],
  [{ ORIGIN: "https://site.in" }, /warning: .*X-Forwarded-For/],
  [{ ORIGIN: "https://site.in", HOST: "0.0.0.0", TRUST_PROXY: "on" }, /pretend to be anybody/],
  [{ ORIGIN: "https://site.in", DEV_MAIL: "on" }, /fault: DEV_MAIL/],
] as [Record<string, string>, RegExp][])("of %j it says %s", (env, said) => {
  expect(faults(env)).toMatch(said);
});

test("a configuration as the manual has it is well", () => {
  const env = {
    ORIGIN: "https://site.in",
    TRUST_PROXY: "on",
    AUTH_ENCRYPTION_KEY: "x".repeat(32),
  };
  expect(faults(env)).toBe("");
});

test("the specification's office is a placeholder, line by line", () => {
  const { office } = getStaticPages();
  const said = judgeOffice(office, office).map(({ what }) => what);
  expect(said).toHaveLength(6);
  expect(said.join("\n")).toContain("24/7 helpline: +91 651 000 0001 is nobody's number.");
  expect(said.join("\n")).toContain("Trips: trips@safarnama.example reaches nobody.");
});

test("an office that nobody can pay is a fault; one without a GSTIN is warned", () => {
  const said = (facts: object, env = {}) =>
    judgeMoney({ upi: "", bank: "", gstin: "", ...facts }, config(env)).map(({ state }) => state);
  expect(said({})).toEqual(["fault", "warning"]);
  expect(said({ bank: "State Bank, 123" })).toEqual(["warning"]);
  expect(said({ upi: "a@bank", gstin: "20ABCFS4321L1ZH" })).toEqual(["ok"]);
  const gateway = "razorpay://id:secret@api.razorpay.com?webhook_secret=12345678";
  expect(said({ gstin: "20ABCFS4321L1ZH" }, { PAYMENT_GATEWAY_URL: gateway })).toEqual(["ok"]);
});

test("a backup that is missing, old, in the clear or not archived is told", () => {
  const said = (facts: object) =>
    judgeBackups({ age: 3600, sealed: true, away: undefined, archive: null, ...facts }).map(
      ({ state }) => state,
    );
  expect(said({})).toEqual(["ok"]);
  expect(said({ age: null })).toEqual(["warning"]);
  expect(said({ age: 49 * 3600 })).toEqual(["warning"]);
  expect(said({ age: 8 * 24 * 3600 })).toEqual(["fault"]);
  expect(said({ sealed: false })).toEqual(["warning"]);
  expect(said({ away: 3600 })).toEqual(["ok", "ok"]);
  expect(said({ away: null })).toEqual(["ok", "warning"]);
  expect(said({ away: 49 * 3600 })).toEqual(["ok", "warning"]);
  expect(said({ away: 8 * 24 * 3600 })).toEqual(["ok", "fault"]);
  expect(said({ archive: { mode: "off", failing: false } })).toEqual(["ok", "ok"]);
  expect(said({ archive: { mode: "on", failing: false } })).toEqual(["ok", "ok"]);
  expect(said({ archive: { mode: "on", failing: true } })).toEqual(["ok", "fault"]);
});

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources({ ORIGIN: "https://site.in" });
});
afterAll(() => resources.close());

test("each fault says what to do; an owner without a second factor is one", async () => {
  await seatAdmin(resources, "owner");
  const findings = await examine(resources);
  for (const { state, what, todo } of findings)
    if (state === "fault") expect(todo, what).toBeTruthy();
  const said = findings.map(({ area, state }) => `${area} ${state}`);
  expect(said).toContain("database ok");
  expect(said).toContain("storage ok");
  expect(said).toContain("clock ok");
  expect(said).toContain("mail fault");
  expect(findings.some(({ what }) => what.includes("has no second factor"))).toBe(true);
});

test("a clock that has gone back is told", async () => {
  await resources.database.db.execute(
    "insert into audit_log (actor_kind, action) values ('system', 'test')",
  );
  const early = { ...resources, clock: () => new Date(Date.now() - 3600_000) };
  const clock = (await examine(early)).filter(({ area }) => area === "clock");
  expect(clock).toMatchObject([{ state: "fault" }]);
});

test("a mail server is asked, one that is away is a fault and not the end", async () => {
  const server = await startSmtpServer();
  const looks = async (smtpUrl: string) => {
    const mail = { ...resources.config.mail, smtpUrl };
    const findings = await examine({ ...resources, config: { ...resources.config, mail } });
    return findings.find(({ area }) => area === "mail");
  };
  expect(await looks(server.url)).toMatchObject({ state: "ok" });
  await server.close();
  expect(await looks("smtp://127.0.0.1:1")).toMatchObject({ state: "fault" });
});
