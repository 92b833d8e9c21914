import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { sayRefusal } from "#words/faults/say-fault.ts";

let resources: OpenResources;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  resources = await createTestResources({ LOCALES: "en,hi,bn" });
  app = createApp(resources, { auth: quickAuth });
});
afterAll(() => resources.close());

const ask = (path: string, init: RequestInit = {}) =>
  app.request(path, {
    ...init,
    headers: {
      origin: resources.config.http.origin,
      "accept-language": "bn",
      "content-type": "application/json",
    },
  });

test("a language that is being translated refuses in its own words, and by the kind where it has none", async () => {
  const body = JSON.stringify(buildUnconfirmed({ email: "x", destination: "" }));
  const refused = await ask("/api/trips", { method: "POST", body });
  expect(refused.status).toBe(400);
  expect(refused.headers.get("content-language")).toBe("bn");
  const { message, error } = (await refused.json()) as {
    message: string;
    error: { fields: Record<string, string> };
  };
  const texts = [message, ...Object.values(error.fields)];
  expect(texts.filter((text) => !/\p{Script=Bengali}/u.test(text))).toEqual([]);
  expect(sayRefusal("A sentence of tomorrow.", "conflict", "bn")).toMatch(/\p{Script=Bengali}/u);
});

test("the search finds a place by its Bengali name, however its dots are written", async () => {
  type Found = { results: { to: string; name: string }[] };
  const find = async (words: string) => {
    const answer = await ask(`/api/search?limit=5&q=${encodeURIComponent(words)}`);
    return ((await answer.json()) as Found).results[0];
  };
  for (const words of ["রাঁচি", "ranchi"])
    expect(await find(words)).toMatchObject({ to: "/destinations/ranchi", name: "রাঁচি" });
  for (const form of ["NFC", "NFD"] as const)
    expect((await find("ঝাড়খণ্ড".normalize(form)))?.to).toContain("jharkhand");
});

test("its pages stand in the sitemap where it is shown, and feeds are its own", async () => {
  expect(await (await ask("/sitemap.xml")).text()).toContain('hreflang="bn"');
  expect(await (await ask("/blogs-bn.xml")).text()).toContain("<language>bn</language>");
});
