import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import { renderError } from "#server/http/errors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { requestContext } from "#server/http/request-context.ts";
import { readHits } from "#server/limits/hits.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { buildTripRequest, json } from "#tests/factories/requests.ts";
import { createPlainTrips } from "#tests/factories/trip-pages.ts";
import { mountFor } from "#tests/factories/voices-app.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createTripCalls } from "./calls.ts";
import { createTripLists } from "./desk/list-service.ts";

const now = new Date("2026-11-20T10:00:00Z");

describe.each(databasesOf(import.meta.url))("trip requests on %s", (kind) => {
  let resources: OpenResources;
  let app: Hono<HttpEnv>;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    // The bearer is the account's id: who may is the auth service's own test.
    const auth = {
      requireUser: async (request: Request) => {
        const id = request.headers.get("authorization")?.replace("Bearer ", "");
        if (!id) throw new AppError("not_signed_in", "Auth session missing!");
        return { id, email: "asha@example.org", emailVerified: true } as AuthUser;
      },
    };
    app = new Hono<HttpEnv>().use(requestContext(resources.log, false));
    mountFor(app, createTripCalls(createPlainTrips(resources)), auth);
    app.onError(renderError);
  });
  afterAll(() => resources.close());

  const send = (body: unknown, user?: string, headers: Record<string, string> = {}) =>
    app.request(
      "/Tripdata",
      json(body, { ...(user && { authorization: `Bearer ${user}` }), ...headers }),
    );
  const listed = async (user: string) =>
    (await Array.fromAsync(createTripLists(resources).listTravellers()))
      .flat()
      .filter((trip) => trip.User_id === user);

  test("is stored with a reference, told to the traveller and to the operator", async () => {
    const request = buildTripRequest({ name: "आशा <b>देवी</b>" });
    const response = await send(request, request.id);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { message: string; reference: string };
    expect(answer.message).toContain(answer.reference);
    expect(await listed(request.id)).toMatchObject([
      {
        destination: "Leh",
        travelers: "2",
        type: "family",
        travelDate: "2027-06-10",
        phone: "+916512234455",
        reference: answer.reference,
      },
    ]);
    const mails = (await listMail(resources.database.db)).filter((mail) =>
      mail.subject.includes(answer.reference),
    );
    expect(mails.map((mail) => mail.kind).sort()).toEqual(["trip-confirmation", "trip-notice"]);
    for (const mail of mails) expect(mail.html).not.toContain("<b>देवी");
  });

  test("without an account it is a 401, for a foreign account a 403, and nothing is stored", async () => {
    const request = buildTripRequest();
    expect((await send(request)).status).toBe(401);
    expect((await send(request, randomUUID())).status).toBe(403);
    expect(await listed(request.id)).toEqual([]);
  });

  test("the same key ten times at once makes one request and one pair of mails", async () => {
    const request = buildTripRequest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(request, request.id, { "idempotency-key": "draft-1" })),
    );
    const references = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(references).size).toBe(1);
    expect(await listed(request.id)).toHaveLength(1);
    const mails = (await listMail(resources.database.db)).filter((mail) =>
      mail.subject.includes(references[0] ?? "-"),
    );
    expect(mails).toHaveLength(2);
  });

  test.each([
    [{ travelDate: "2020-01-01" }, "Travel Date is in the past."],
    [{ travelDate: "2126-01-01" }, "Travel Date is more than three years ahead."],
    [{ travelers: 0 }, "Number of Travelers must be 1 to 8, or 9+."],
    [{ travelers: 10 }, "Number of Travelers must be 1 to 8, or 9+."],
    [{ phone: "ring me" }, "Invalid phone number."],
    [{ name: 7 }, "Full Name is required."],
  ])("%o is a 400 that says why", async (overrides, sentence) => {
    const request = buildTripRequest(overrides);
    const response = await send(request, request.id);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toBe(sentence);
  });

  test("nobody's own today is the past: the earliest day on earth is that of UTC-12", async () => {
    // At 10:00 UTC of the 20th it is still the 19th where the day begins last.
    const sendFor = async (travelDate: string) => {
      const request = buildTripRequest({ travelDate });
      return (await send(request, request.id)).status;
    };
    expect(await sendFor("2026-11-20")).toBe(200);
    expect(await sendFor("2026-11-19")).toBe(200);
    expect(await sendFor("2026-11-18")).toBe(400);
  });

  test("a body that is no JSON, an odd content type and an odd key are told apart", async () => {
    const user = randomUUID();
    expect((await send("{", user)).status).toBe(400);
    expect(
      (
        await app.request("/Tripdata", {
          method: "POST",
          body: "a=1",
          headers: {
            authorization: `Bearer ${user}`,
            "content-type": "application/x-www-form-urlencoded",
          },
        })
      ).status,
    ).toBe(415);
    expect(
      (await send(buildTripRequest({ id: user }), user, { "idempotency-key": "a b" })).status,
    ).toBe(400);
  });

  test("an hour of too many requests is a 429 that says how long to wait", async () => {
    const user = randomUUID();
    for (let index = 0; index < 20; index++)
      expect((await send(buildTripRequest({ id: user }), user)).status).toBe(200);
    const refused = await send(buildTripRequest({ id: user }), user);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("sixty at once: the hour's twenty are stored, the others leave nothing and hold nobody up", async () => {
    const user = randomUUID();
    const before = (await listMail(resources.database.db, 1000)).length;
    const others = Array.from({ length: 5 }, () => randomUUID());
    const [answers, others200] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, () => send(buildTripRequest({ id: user }), user))),
      Promise.all(others.map((id) => send(buildTripRequest({ id }), id))),
    ]);
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([20, 40]);
    expect(others200.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(await listed(user)).toHaveLength(20);
    expect(await listMail(resources.database.db, 1000)).toHaveLength(before + 50);
  });

  test.runIf(kind === "postgres")("it is one way to the database, a repeated one two", async () => {
    const ways = vi.spyOn(Socket.prototype, "write");
    const count = async (headers: Record<string, string> = {}, request = buildTripRequest()) => {
      ways.mockClear();
      expect((await send(request, request.id, headers)).status).toBe(200);
      return ways.mock.calls.length;
    };
    try {
      // Each of the pool's connections prepares it once.
      for (let index = 0; index < 15; index++) await count({ "idempotency-key": "one" });
      expect(await count()).toBe(1);
      const request = buildTripRequest();
      expect(await count({ "idempotency-key": "one" }, request)).toBe(1);
      for (let index = 0; index < 15; index++) await count({ "idempotency-key": "one" }, request);
      expect(await count({ "idempotency-key": "one" }, request)).toBe(2);
    } finally {
      ways.mockRestore();
    }
  });

  test("a known key is answered beyond the limit, and counts once", async () => {
    const user = randomUUID();
    const first = buildTripRequest({ id: user });
    const key = { "idempotency-key": "kept" };
    const { reference } = (await (await send(first, user, key)).json()) as { reference: string };
    for (let index = 0; index < 3; index++) await send(first, user, key);
    expect(await readHits(resources.database.db, [`trip:${user}`], now)).toMatchObject([
      { hits: 1 },
    ]);
    for (let index = 0; index < 19; index++) await send(buildTripRequest({ id: user }), user);
    expect((await send(buildTripRequest({ id: user }), user)).status).toBe(429);
    expect(await (await send(first, user, key)).json()).toMatchObject({ reference });
    expect(await readHits(resources.database.db, [`trip:${user}`], now)).toMatchObject([
      { hits: 20 },
    ]);
  });

  test("what fails at its last step leaves no row, no mail, and no try counted", async () => {
    const user = randomUUID();
    const before = await listMail(resources.database.db, 1000);
    const broken = new Hono<HttpEnv>().use(requestContext(resources.log, false));
    const events = { ...resources.events, announce: () => sql`1 / 0` };
    mountFor(broken, createTripCalls(createPlainTrips({ ...resources, events })), {
      requireUser: async () =>
        ({ id: user, email: "asha@example.org", emailVerified: true }) as AuthUser,
    });
    broken.onError(renderError);
    const response = await broken.request("/Tripdata", json(buildTripRequest({ id: user })));
    expect(response.status).toBe(500);
    expect(await listed(user)).toEqual([]);
    expect(await listMail(resources.database.db, 1000)).toHaveLength(before.length);
    expect(await readHits(resources.database.db, [`trip:${user}`], now)).toMatchObject([
      { hits: 0 },
    ]);
  });
});

test("no body whatever gives a 5xx", async () => {
  const resources = await createTestResources({ AUTH_RATE_LIMITS: "off" });
  const user = randomUUID();
  const app = new Hono<HttpEnv>().use(requestContext(resources.log, false));
  mountFor(app, createTripCalls(createPlainTrips(resources)), {
    requireUser: async () => ({ id: user }) as AuthUser,
  });
  app.onError(renderError);
  const base = buildTripRequest({ id: user });
  const field = fc.constantFrom(...Object.keys(base));
  await fc.assert(
    fc.asyncProperty(field, fc.anything({ withNullPrototype: false }), async (name, value) => {
      let body: string | undefined;
      try {
        body = JSON.stringify({ ...base, [name]: value });
      } catch {
        return; // not a value that JSON can carry
      }
      const response = await app.request("/Tripdata", json(body));
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  await resources.close();
});
