import { addDays } from "#contract/trip/calendar-day.ts";
import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { expect, type Site } from "./fixtures.ts";

/** The process ended at once, as a power cut would, in the midst of a desk's work: its steps. */

type Answer<T> = { status: number; body: T };

/** Status 0: the process was gone before it answered. */
export async function ask<T>(
  site: Site,
  method: string,
  path: string,
  body?: unknown,
  cookie = "",
): Promise<Answer<T>> {
  const response = await fetch(site.url + path, {
    method,
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || !text) return { status: 0, body: {} as T };
  return { status: response.status, body: JSON.parse(text) as T };
}

export async function signInDesk(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/AdminLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      admin_email: site.admin.email,
      admin_password: site.admin.password,
    }),
  });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

export type Trip = { email: string; token: string; id: string };

/** A request with an address alone; the process ends between the wish and its confirmation. */
export async function openTrips(site: Site, cookie: string, count: number): Promise<Trip[]> {
  const emails = Array.from({ length: count }, (_, index) => `asha.${index}@example.org`);
  const travelDate = addDays(new Date().toISOString().slice(0, 10), 200);
  for (const email of emails)
    await ask(site, "POST", "/api/trips", buildUnconfirmed({ email, travelDate }));
  await site.kill();
  await site.restart();
  const trips: Trip[] = [];
  for (const email of emails) {
    const [mail] = await site.mails(email);
    const token = /\/trip\/([\w-]{43})#confirm/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await ask(site, "POST", "/api/trips/confirm", { token })).status).toBe(200);
    const path = `/api/desk/trips?search=${email}`;
    const { body } = await ask<{ trips: { id: string }[] }>(site, "GET", path, undefined, cookie);
    trips.push({ email, token, id: body.trips[0]?.id ?? "" });
  }
  return trips;
}

type Job = () => Promise<Answer<unknown>>;

/**
 * All of it at once, the process killed when the first was answered, and all of it again after the
 * restart: what was answered stays, and nothing comes of the second time where the first held.
 */
export async function cutDuring(site: Site, jobs: Job[]): Promise<void> {
  const held = new Set<Job>();
  const calls = jobs.map(async (job) => {
    const { status } = await job();
    if (status === 200 || status === 201) held.add(job);
    else expect(status).toBe(0);
  });
  // Under a full machine an answer takes its time; what is tested is what a cut leaves.
  await expect.poll(() => held.size, { intervals: [2], timeout: 60_000 }).toBeGreaterThan(0);
  await site.kill();
  await Promise.all(calls);
  await site.restart();
  for (const job of jobs) {
    const { status } = await job();
    // Unanswered, it may have held or not: never a fault of the server.
    expect(held.has(job) ? [409] : [200, 201, 409]).toContain(status);
  }
}
