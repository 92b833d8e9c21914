import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const comment = (body: string, alternative = false) => ({
  ...{ name: "Asha", body, day: null, stop: null },
  alternative,
});
const send = async (token: string, path: string, key: string, body?: object) => {
  const answer = await desk.call<TripPage>(
    "POST",
    `/api/trip/${token}${path}`,
    { "idempotency-key": key },
    body,
  );
  return { status: answer.status, page: answer.body };
};

test("a comment, a message and a vote that are sent again are there once, and the page is answered", async () => {
  const { token } = await openTrip(resources, desk);
  const [one, other] = [randomUUID(), randomUUID()];
  expect((await send(token, "/comments", one, comment("A slow day.", true))).status).toBe(201);
  const again = await send(token, "/comments", one, comment("A slow day.", true));
  expect(again.status).toBe(201);
  expect(again.page.comments).toHaveLength(1);
  expect((await send(token, "/comments", other, comment("Another."))).page.comments).toHaveLength(
    2,
  );

  const message = randomUUID();
  await send(token, "/messages", message, { body: "We are late." });
  const told = await send(token, "/messages", message, { body: "We are late." });
  expect(told.page.messages.filter(({ body }) => body === "We are late.")).toHaveLength(1);

  const id = again.page.comments[0]?.id ?? "";
  const vote = randomUUID();
  await send(token, `/comments/${id}/votes`, vote);
  const voted = await send(token, `/comments/${id}/votes`, vote);
  expect(voted.page.comments.find((found) => found.id === id)?.votes).toBe(1);
});

test("at once from two tabs it is there once; a key of another trip is another key", async () => {
  const [here, there] = [await openTrip(resources, desk), await openTrip(resources, desk)];
  const key = randomUUID();
  const both = [1, 2, 3].map(() => send(here.token, "/comments", key, comment("Once.")));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201, 201]);
  const elsewhere = await send(there.token, "/comments", key, comment("There."));
  expect(elsewhere.page.comments).toHaveLength(1);
  const page = await desk.services.trips.pages.getPage(here.token);
  expect(page.comments).toHaveLength(1);
});

test("what was refused may be sent again under its key; a key that is none is refused", async () => {
  const { token } = await openTrip(resources, desk);
  const key = randomUUID();
  expect((await send(token, "/comments", key, comment(""))).status).toBe(400);
  expect((await send(token, "/comments", key, comment("Now with words."))).status).toBe(201);
  expect((await send(token, "/comments", "mine", comment("Words."))).status).toBe(400);
});
