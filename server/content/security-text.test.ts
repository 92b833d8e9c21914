import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { getStaticPages } from "#server/content/static-pages.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
const now = new Date("2026-11-24T10:00:00Z");
beforeAll(async () => {
  resources = await createTestResources({ ORIGIN: "https://site.example" }, { clock: () => now });
});
afterAll(() => resources.close());

test("whoever finds a fault reads where to tell it, in the form that tools read", async () => {
  const response = await createApp(resources).request("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toEqual(
    expect.stringMatching(/^text\/plain; charset=utf-8$/i),
  );
  const [general] = getStaticPages().office.emails;
  expect(await response.text()).toBe(
    `Contact: mailto:${general?.address}
Contact: https://site.example/contact
Expires: 2027-05-23T00:00:00.000Z
Preferred-Languages: en, hi
Canonical: https://site.example/.well-known/security.txt
`,
  );
});
