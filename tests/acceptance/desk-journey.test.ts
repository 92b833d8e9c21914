import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MyTripDetail } from "#contract/wire/account.ts";
import type { TripList } from "#contract/wire/desk.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { startJobs } from "#server/shell/jobs.ts";
import { seed } from "#server/shell/seed.ts";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { findLeast } from "#tests/setup/stopwatch.ts";
import { signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

const admin = { email: "owner@safarnama.example", password: "a long password" };

/** The desk and the traveller's pages over HTTP, with the official client for who is who. */
describe.each(databasesOf(import.meta.url))("the desk on %s", (kind) => {
  let server: TestServer;
  let cookie = "";
  beforeAll(async () => {
    server = await startServer(kind, {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      AUTH_RATE_LIMITS: "off",
    });
    await seed(server.resources, server.services);
    const answer = await fetch(`${server.url}/AdminLogin`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ admin_email: admin.email, admin_password: admin.password }),
    });
    expect(await answer.json()).toMatchObject({ message: admin.email });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  });
  afterAll(() => server.close());

  async function call<T>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<{ status: number; body: T }> {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const desk = <T>(method: string, path: string, body?: unknown) =>
    call<T>(method, `/api/desk${path}`, { cookie }, body);

  test("a request from first to last, seen from both sides", async () => {
    const { session, user, email } = await signUpConfirmed(server, `asha.${kind}@example.org`);
    const traveller = { authorization: `Bearer ${session.access_token}` };
    const sent = await call<{ id: string; reference: string }>(
      "POST",
      "/Tripdata",
      traveller,
      buildTripRequest({ id: user.id, email }),
    );
    expect(sent.status).toBe(200);
    const { id, reference } = sent.body;
    const list = await desk<TripList>("GET", `/trips?search=${reference}`);
    expect(list.body.trips).toMatchObject([{ id, stage: "new", version: 1 }]);

    const replied = await desk("POST", `/trips/${id}/replies`, { subject: "", body: "In June." });
    expect(replied.status).toBe(201);
    const [mail] = await server.mails(email);
    expect(mail?.subject).toBe(`Your trip: Leh [${reference}]`);
    const accepted = await desk<DeskTripDetail>("PATCH", `/trips/${id}`, {
      version: 1,
      stage: "accepted",
    });
    expect(accepted.body).toMatchObject({ stage: "accepted", version: 2 });
    const own = await call<MyTripDetail>("GET", `/api/me/trips/${id}`, traveller);
    expect(own.body).toMatchObject({
      stage: "accepted",
      messages: [{ author: "desk", body: "In June." }],
      steps: [{ stage: "new" }, { stage: "accepted" }],
    });
    // Nothing of the desk's own is told: no notes, no owner, no administrator's address.
    expect(JSON.stringify(own.body)).not.toContain(admin.email);
    expect(Object.keys(own.body)).not.toContain("notes");
  });

  test("a token that has been signed out opens nothing", async () => {
    const { client, session } = await signUpConfirmed(server, `left.${kind}@example.org`);
    const traveller = { authorization: `Bearer ${session.access_token}` };
    expect((await call("GET", "/api/me/trips", traveller)).status).toBe(200);
    await client.signOut();
    expect((await call("GET", "/api/me/trips", traveller)).status).toBe(401);
  });

  test("streams end when the server is told to stop", async () => {
    const stream = await fetch(`${server.url}/api/desk/events`, { headers: { cookie } });
    const reader = stream.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("retry:");
    server.resources.streams.closeAll();
    expect((await reader?.read())?.done).toBe(true);
  });

  test("twenty thousand requests are searched, sorted and paged without a wait", async () => {
    await server.resources.database.db.execute(sql`
      insert into trips (reference, user_id, name, email, phone, destination, travel_date, travelers, trip_type, message, created_at, updated_at, stage, next_action_on)
      select 'SF-' || upper(lpad(to_hex(n), 6, '0')), gen_random_uuid(), 'Traveller ' || n, 'traveller' || n || '@example.org', '+9100000' || n,
        (array['Leh', 'Goa', 'Hampi', 'Majuli', 'Spiti'])[1 + n % 5], date '2027-01-01' + n % 300, '2', 'family', repeat('A quiet room. ', 8),
        now() - n * interval '1 minute', now() - n * interval '1 minute',
        (array['new', 'qualified', 'quote_sent', 'accepted', 'lost'])[1 + n % 5], date '2026-12-01' + n % 90
      from generate_series(1, 20000) as n
      on conflict (reference) do nothing`);
    await server.resources.database.db.execute(sql`analyze trips`);
    const slow: string[] = [];
    for (const path of [
      "/trips?stage=open",
      "/trips?sort=updated",
      "/trips?sort=next_action&stage=open",
      "/trips?sort=travel_date",
      "/trips?search=hampi+traveller19",
      "/trips?search=nothing-like-it",
      "/trips/counts",
      "/overview",
      "/talks",
    ]) {
      const measure = async () => {
        const start = performance.now();
        // Not by the network: an idle connection may end while twenty thousand rows are written.
        const answer = await server.app.request(`/api/desk${path}`, { headers: { cookie } });
        await answer.text();
        expect(answer.status).toBe(200);
        return performance.now() - start;
      };
      const took = await findLeast(measure, { tries: 3, enough: 1500 });
      if (process.env.SHOW_TIMES) process.stdout.write(`${kind} ${path}: ${took.toFixed(0)} ms\n`);
      // Far above what it takes: a forgotten index is ten times slower.
      if (took > 1500) slow.push(`${path}: ${took.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
    let after: string | null = null;
    const seen = new Set<string>();
    for (let page = 0; page < 5; page++) {
      const answer: Response = await server.app.request(
        `/api/desk/trips?limit=100${after ? `&after=${encodeURIComponent(after)}` : ""}`,
        { headers: { cookie } },
      );
      const body = (await answer.json()) as TripList;
      for (const { id } of body.trips) seen.add(id);
      after = body.next;
    }
    expect(seen.size).toBe(500);
  }, 60_000);

  // Last: the days of grace move the clock past every session.
  test("a deleted account cannot sign in, and its address is free again", async () => {
    const email = `gone.${kind}@example.org`;
    const { session } = await signUpConfirmed(server, email);
    const traveller = { authorization: `Bearer ${session.access_token}` };
    const asked = await call("POST", "/api/me/deletion", traveller, { confirm: email });
    expect(asked.status).toBe(201);
    const link = (await server.mails(email))[0]?.links.find((one) => one.includes("restore="));
    expect(link).toContain(`${server.url}/account#restore=`);
    server.advance(7 * 86_400 + 60);
    await (await startJobs(server.resources, server.services)).stop();
    const again = await server
      .createClient()
      .signInWithPassword({ email, password: "Ranchi!2026" });
    expect(again.error?.message).toBe("Invalid login credentials");
    expect((await server.mails(email))[0]?.subject).toContain("your account is deleted");
  });
});
