import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type KeptPlanList, mostKeptPlans } from "#contract/wire/kept-plans.ts";
import type { OpenResources } from "#server/resources.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createKeptPlanCalls } from "./calls.ts";
import { createKeptPlans, type KeptPlans } from "./service.ts";

const people = Array.from({ length: 4 }, () => ({ id: randomUUID() }));
const [asha, ravi, full, gone] = people.map(({ id }) => id) as [string, string, string, string];
const clock = createClock();
const plan = { name: "10 days: Delhi and Agra", plan: "1.eNq-abc_1" };

let resources: OpenResources;
let app: ReturnType<typeof createShell>;
let plans: KeptPlans;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  for (const { id } of people)
    await resources.database.db.execute(sql`insert into auth_users (id) values (${id})`);
  plans = createKeptPlans(resources);
  const auth = createFakeAuth(people);
  app = mountFor(createShell(resources), createKeptPlanCalls(plans), auth);
});
afterAll(() => resources.close());

const put = (who: string, id: string, body: unknown = plan) =>
  app.request(`/api/me/plans/${id}`, asJson("PUT", body, bearer(who)));
const list = async (who: string) =>
  ((await (await app.request("/api/me/plans", { headers: bearer(who) })).json()) as KeptPlanList)
    .plans;

test("a plan is kept under the browser's id, written over, and deleted, twice too", async () => {
  const id = randomUUID();
  expect((await put(asha, id)).status).toBe(200);
  clock.advance(60);
  expect((await put(asha, id, { ...plan, name: "11 days" })).status).toBe(200);
  expect((await list(asha)).map((one) => [one.id, one.name])).toEqual([[id, "11 days"]]);
  const drop = () =>
    app.request(`/api/me/plans/${id}`, { method: "DELETE", headers: bearer(asha) });
  expect([(await drop()).status, (await drop()).status]).toEqual([200, 200]);
  expect(await list(asha)).toEqual([]);
});

test("nobody reads, overwrites or deletes another's, even by its id", async () => {
  const id = randomUUID();
  await put(asha, id);
  await put(ravi, id, { ...plan, name: "Ravi's" });
  await app.request(`/api/me/plans/${id}`, { method: "DELETE", headers: bearer(ravi) });
  expect((await list(asha)).map(({ name }) => name)).toEqual([plan.name]);
  expect(await list(ravi)).toEqual([]);
  expect((await app.request("/api/me/plans")).status).toBe(401);
});

test.each([
  [{ ...plan, plan: "1.<script>" }],
  [{ ...plan, plan: `1.${"x".repeat(6000)}` }],
  [{ ...plan, name: "" }],
  [{ name: "no plan" }],
  [null],
])("what is no plan is refused in a sentence: %o", async (body) => {
  const answer = await put(asha, randomUUID(), body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message.length).toBeGreaterThan(5);
});

test("an id that is none is a 404", async () => {
  expect((await put(asha, "one")).status).toBe(404);
});

test("an account holds so many, and may still change those", async () => {
  const ids = Array.from({ length: mostKeptPlans }, () => randomUUID());
  for (const id of ids) await plans.keepPlan(full, id, plan);
  const refused = await put(full, randomUUID());
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Delete one");
  expect((await put(full, ids[0] as string)).status).toBe(200);
});

test("whoever writes without end is told to wait", async () => {
  const id = randomUUID();
  const statuses: number[] = [];
  for (let index = 0; index < 310; index++) statuses.push((await put(gone, id)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await list(gone)).toHaveLength(1);
});

test("the download has them, and the removal takes them", async () => {
  const { plans: told } = await plans.exportOf({ userId: gone });
  expect(told).toEqual([expect.objectContaining({ name: plan.name, plan: plan.plan })]);
  await resources.database.transaction((db) => plans.forgetPerson(db, { userId: gone }));
  expect(await list(gone)).toEqual([]);
});
