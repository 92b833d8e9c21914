import { Hono } from "hono";
import { expect, test } from "vitest";
import { AppError } from "#server/errors/app-error.ts";
import { csvResponse } from "./csv.ts";
import { answerArray, streamPages } from "./stream-pages.ts";

async function* pages<T>(list: T[], error?: Error): AsyncGenerator<T> {
  yield* list;
  if (error) throw error;
}
const refusal = new AppError("validation_failed", "This place in the list is not readable.");

/** An app of every way in which a list is streamed, over these pages of rows. */
function createApp(rows: () => AsyncIterable<string[][]>) {
  const app = new Hono();
  app.get("/csv", () => csvResponse("list.csv", ["Name"], rows()));
  app.get("/array", (context) => answerArray(context, rows()));
  app.onError((error, context) =>
    error instanceof AppError
      ? context.json({ message: error.message }, error.status)
      : context.json({ message: "ours" }, 500),
  );
  return app;
}

test.each(["/csv", "/array"])(
  "%s whose first page fails is that error, not a broken 200",
  async (path) => {
    const bad = await createApp(() => pages<string[][]>([], refusal)).request(path);
    expect([bad.status, await bad.json()]).toEqual([400, { message: refusal.message }]);
    const ours = await createApp(() => pages<string[][]>([], new Error("away"))).request(path);
    expect(ours.status).toBe(500);
  },
);

test.each(["/csv", "/array"])(
  "%s that fails later is broken off, not ended as if it were whole",
  async (path) => {
    const response = await createApp(() => pages([[["a"]]], new Error("away"))).request(path);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("away");
  },
);

test("all pages come in their order, once; none leaves the head", async () => {
  const full = createApp(() => pages([[["a"], ["b"]], [], [["c"]]]));
  expect(await (await full.request("/csv")).text()).toBe("Name\r\na\r\nb\r\nc\r\n");
  expect(await (await full.request("/array")).json()).toEqual([["a"], ["b"], ["c"]]);
  const empty = createApp(() => pages<string[][]>([]));
  expect(await (await empty.request("/csv")).text()).toBe("Name\r\n");
  expect(await (await empty.request("/array")).json()).toEqual([]);
});

test("a reader that goes ends the reading", async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield "x";
    } finally {
      ended = true;
    }
  }
  const body = await streamPages(endless());
  await body.cancel();
  expect(ended).toBe(true);
});
