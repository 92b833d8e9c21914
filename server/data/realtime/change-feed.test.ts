import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createChangeFeed } from "./change-feed.ts";

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
});
afterAll(() => resources.close());

const input = { title: "Leh", rating: 5, comment: "High and clear.", excerpt: "Clear" };
const personOf = (index: number) => ({
  id: `11111111-1111-4111-8111-00000000000${index}`,
  email: "asha@example.com",
  userMetadata: {},
});

test("of what is hidden or gone by the time it is read nothing is told", async () => {
  const { database, events } = resources;
  const reviews = createReviewService(resources);
  const hidden = await reviews.createReview(personOf(1), input);
  await reviews.hideReview({ id: personOf(9).id }, hidden.id, "a test");
  const shown = await reviews.createReview(personOf(2), input);
  const feed = createChangeFeed(resources);
  const heard: [string, unknown][] = [];
  feed.subscribe(
    (change) => heard.push([change.type, change.record?.id ?? null]),
    () => heard.push(["lost", null]),
  );
  for (const id of [hidden.id, 999_999, shown.id])
    for (const type of ["INSERT", "UPDATE"] as const)
      await events.publish(database.db, { topic: "Comments", type, id: String(id) });
  await expect.poll(() => heard.at(-1)).toEqual(["UPDATE", shown.id]);
  expect(heard).toEqual([
    ["INSERT", shown.id],
    ["UPDATE", shown.id],
  ]);
  feed.stop();
});
