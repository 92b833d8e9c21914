import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tripPageTexts } from "#contract/wire/trip-page.ts";
import { type App, createApp } from "#server/app.ts";
import { takeSmsHit } from "#server/auth/mail/sending-limits.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { createPageQueries } from "#server/content/page-queries.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { createPageAddresses } from "#server/http/page-address.ts";
import { createPageCache } from "#server/http/pages.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

/** What all have together is never used up by one: nobody is refused for what others do. */

let resources: OpenResources;
let services: Services;
let app: App;
let now = Date.parse("2026-11-22T06:00:00Z");

beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" }, { clock: () => new Date(now) });
  services = createServices(resources);
  app = createApp(resources, { services });
});
afterAll(() => resources?.close());
beforeEach(async () => {
  await resources.database.db.execute("delete from trip_wishes");
  now += 2 * 86_400_000;
});

const minute = 60_000;

async function ask(from: string, email = `${randomUUID()}@example.org`) {
  const response = await app.request("/api/trips", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": from,
      "sec-fetch-site": "same-origin",
    },
    body: JSON.stringify(buildUnconfirmed({ email })),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, email };
}
const isMailed = async (email: string) =>
  (await listMail(resources.database.db, 1000)).filter(({ to }) => to === email).length;

/** A home that has a /48: as many networks as it likes. */
const home = (index: number) => `2001:db8:7:${(index * 257).toString(16)}::${index}`;

describe("the request form", () => {
  test("one home's addresses fill no hour: a stranger is asked at once", async () => {
    const count = tries(230, 400);
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (let index = 0; index < count; index++) asked.push(await ask(home(index)));
    expect(asked.every(({ status }) => status === 200)).toBe(true);
    // 40 of a /48 go at once, the others later, and are told so.
    expect(asked.filter(({ message }) => message === tripPageTexts.asked)).toHaveLength(40);
    expect(asked.filter(({ message }) => message === tripPageTexts.askedLater)).toHaveLength(
      count - 40,
    );
    const stranger = await ask("203.0.113.9");
    expect(stranger).toMatchObject({ status: 200, message: tripPageTexts.asked });
    expect(await isMailed(stranger.email)).toBe(1);
  }, 120_000);

  test("a /56 has less than the /48 around it, a /64 is refused for itself alone", async () => {
    const near = (index: number) => `2001:db8:9:${(0x4500 + index).toString(16)}::1`;
    const messages: string[] = [];
    for (let index = 0; index < 22; index++) messages.push((await ask(near(index))).message);
    expect(messages.filter((message) => message === tripPageTexts.asked)).toHaveLength(20);
    const own: number[] = [];
    for (let index = 0; index < 12; index++)
      own.push((await ask(`2001:db8:9:beef::${index}`)).status);
    expect(own.filter((status) => status === 429)).toHaveLength(2);
    expect((await ask("2001:db8:9:cafe::1")).status).toBe(200);
  });

  test("many networks at once: nobody is refused, who is late is told, and each network has its turn", async () => {
    // The hour has had 195 already.
    await Promise.all(
      Array.from({ length: 195 }, () =>
        resources.limits.count(
          resources.database.db,
          [["trip-wish-mails", "all"]],
          resources.clock(),
        ),
      ),
    );
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (let index = 0; index < 20; index++) asked.push(await ask(`198.${index}.7.1`));
    // One of them asks for more, before the stranger does.
    for (let index = 0; index < 9; index++) asked.push(await ask("198.19.7.1"));
    const stranger = await ask("203.0.113.9");
    expect([...asked, stranger].every(({ status }) => status === 200)).toBe(true);
    expect(stranger.message).toBe(tripPageTexts.askedLater);
    expect(await isMailed(stranger.email)).toBe(0);

    // Fifteen networks wait before the stranger, one of them ten times: two rounds of ten.
    expect(await services.trips.unconfirmed.sendWaiting()).toBe(10);
    expect(await services.trips.unconfirmed.sendWaiting()).toBe(0);
    now += minute;
    expect(await services.trips.unconfirmed.sendWaiting()).toBe(10);
    expect(await isMailed(stranger.email)).toBe(1);
    now += minute;
    expect(await services.trips.unconfirmed.sendWaiting()).toBe(5);
    const mails = (await listMail(resources.database.db, 1000)).map(({ to }) => to);
    for (const { email } of asked) expect(mails.filter((to) => to === email)).toHaveLength(1);
    now += minute;
    expect(await services.trips.unconfirmed.sendWaiting()).toBe(0);
  });

  test("a mail that waited carries a link that works, once its own and a week long", async () => {
    for (let index = 0; index < 40; index++) await ask(home(index));
    const late = await ask(home(41));
    expect(late.message).toBe(tripPageTexts.askedLater);
    now += 6 * 86_400_000;
    // Two processes at once: one mail.
    await Promise.all([
      services.trips.unconfirmed.sendWaiting(),
      services.trips.unconfirmed.sendWaiting(),
    ]);
    const mails = (await listMail(resources.database.db)).filter(({ to }) => to === late.email);
    expect(mails).toHaveLength(1);
    const token = /\/trip\/([\w-]{43})#confirm/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    now += 6 * 86_400_000;
    const confirmed = await services.trips.unconfirmed.confirm(token, "somebody");
    expect(confirmed.message).toBe(tripPageTexts.sent);
  });

  test("whether an address is busy cannot be told from the answer, late or not", async () => {
    const busy = "busy@example.org";
    for (let index = 0; index < 4; index++) await ask(`203.0.${index}.7`, busy);
    expect(await isMailed(busy)).toBe(3);
    for (let index = 0; index < 40; index++) await ask(home(index));
    const [known, unknown] = [await ask(home(50), busy), await ask(home(51))];
    expect(known.message).toBe(unknown.message);
  });

  test("what waits is bounded, and a crowd loses its own", async () => {
    const { db } = resources.database;
    await db.execute(`insert into trip_wishes (token_hash, email, input, created_at, expires_at, waiting_network)
      select 'flood' || n, 'flood@example.org', '{}', to_timestamp(n), '2099-01-01', 'flood'
      from generate_series(1, 20050) n`);
    await db.execute(`insert into trip_wishes (token_hash, email, input, created_at, expires_at, waiting_network)
      values ('late', 'late@example.org', '{}', now(), '2099-01-01', 'late')`);
    await services.trips.unconfirmed.sendWaiting();
    expect(await isMailed("late@example.org")).toBe(1);
    const { rows } = (await db.execute(
      "select count(*)::int as count from trip_wishes",
    )) as unknown as { rows: { count: number }[] };
    expect(rows[0]?.count).toBe(20_000);
  });
});

describe("pages that nobody has kept", () => {
  /** A site whose renderings end when they are let go. */
  function openSite() {
    const begun: string[] = [];
    const waiting: (() => void)[] = [];
    const { handle } = createPageCache(
      async (request) => {
        begun.push(new URL(request.url).search);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return new Response("a page");
      },
      resources.config,
      createPageAddresses(
        createPageQueries(getCatalogue(), getPlaces(), resources.clock),
        () => null,
      ),
      resources.log,
    );
    const site = createApp(resources, { services, pages: handle });
    const get = async (path: string, from: string) =>
      site.request(path, { headers: { "x-forwarded-for": from, accept: "text/html" } });
    const letGo = async (isDone: () => boolean) => {
      while (!isDone()) {
        waiting.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { get, begun, letGo };
  }

  test("260 connections to invented addresses shut no search: a stranger is among the first in line", async () => {
    const { get, begun, letGo } = openSite();
    const crowd = Array.from({ length: 260 }, (_, index) => get(`/invented-${index}`, home(index)));
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    let status = 0;
    const stranger = get("/search?q=agra", "203.0.113.9").then((response) => {
      ({ status } = response);
    });
    await letGo(() => status !== 0);
    await stranger;
    expect(status).toBe(200);
    // Its own count comes before its turn: a few of the crowd begin meanwhile, and not two hundred.
    expect(begun.indexOf("?q=agra")).toBeLessThan(12);
    let left = crowd.length;
    for (const asked of crowd) void asked.finally(() => left--);
    await letGo(() => left === 0);
    const refused = (await Promise.all(crowd)).filter((response) => response.status === 429);
    expect(refused.length).toBeGreaterThan(50);
    const [first] = refused;
    expect(first?.headers.get("retry-after")).toBe("2");
  });

  test("who is sent away is told so in words, and the way back keeps what was asked", async () => {
    const { get, letGo } = openSite();
    const crowd = Array.from({ length: 202 }, () => get("/search?q=fort&page=2", "203.0.113.9"));
    const late = await get("/search?q=step+wells", "203.0.113.9");
    expect(late.status).toBe(429);
    const text = await late.text();
    expect(text).toContain("Many pages are being asked for at once");
    expect(text).toContain('href="/search?q=step+wells"');
    let left = crowd.length;
    for (const asked of crowd) void asked.finally(() => left--);
    await letGo(() => left === 0);
  });

  test("who waits for the same page as a crowd is not sent away with it", async () => {
    const { get, letGo } = openSite();
    const busy = [1, 2].map((index) => get(`/busy-${index}`, "192.0.2.1"));
    const crowd = Array.from({ length: 199 }, (_, index) => get(`/invented-${index}`, "192.0.2.1"));
    // The crowd's last place is that of a page which the stranger asks for too.
    const last = get("/about", "192.0.2.1");
    const stranger = get("/about", "203.0.113.9");
    // Others come, and take the crowd's last places.
    const others = Array.from({ length: 5 }, (_, index) => get(`/o-${index}`, `198.18.${index}.1`));
    const all = [...busy, ...crowd, last, stranger, ...others];
    let left = all.length;
    for (const asked of all) void asked.finally(() => left--);
    await letGo(() => left === 0);
    expect((await last).status).toBe(429);
    expect((await stranger).status).toBe(200);
    for (const asked of others) expect((await asked).status).toBe(200);
  });
});

describe("text messages", () => {
  test("a hundred networks that use up the hour's texts leave a share to a stranger", async () => {
    const auth = createServices(resources, { auth: quickAuth }).auth.context;
    const send = (address: string, phone: string) =>
      takeSmsHit(auth, { address, userAgent: "" } as never, "otp", phone).then(
        () => "sent",
        (error: { code: string }) => error.code,
      );
    for (let index = 0; index < 30; index++)
      expect(await send(`198.18.${index}.1`, `9190000000${index}`)).toBe("sent");
    expect(await send("203.0.113.9", "919111111111")).toBe("sent");
    // A crowd from one street has its share, and no more, of what is left.
    const crowd: string[] = [];
    for (let index = 0; index < 9; index++)
      crowd.push(await send(`192.0.2.${index}`, `9192222222${index}`));
    expect(crowd.filter((outcome) => outcome === "sent")).toHaveLength(2);
    expect(crowd.at(-1)).toBe("over_sms_send_rate_limit");
    expect(await send("203.0.114.9", "919333333333")).toBe("sent");
  });
});
