import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Three in the morning of the 23rd in India, the evening of the 22nd by UTC. */
const now = new Date("2026-11-22T21:30:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

test("a request is written down for a day that is not over where the office is", async () => {
  const enter = async (travelDate: string) => {
    const request = {
      ...{ source: "phone", name: "Asha Devi", email: "", phone: "+916512234455" },
      ...{ destination: "Leh", travelDate, travelers: "2", tripType: "family", message: "" },
    };
    const headers = desk.seats.editor.headers;
    const { status, body } = await desk.call("POST", "/api/desk/trips", headers, request);
    return [status, JSON.stringify(body)] as const;
  };
  const [status, why] = await enter("2026-11-22");
  expect([status, why]).toEqual([400, expect.stringContaining("travelDate")]);
  expect((await enter("2026-11-23"))[0]).toBe(201);
});
