import { DOMParser } from "@xmldom/xmldom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { writeReviewFeed } from "./feed.ts";

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
});
afterAll(() => resources.close());

const review = {
  id: 7,
  created_at: "2026-11-02T04:30:00.000Z",
  Name: "Asha <Rao>",
  path: null,
  ratings: 5,
  title: "Boats & lamps",
  comment: "Row early.\u0007 \ud800Then tea.",
  excerpt: "A river before dawn",
  place: "/destinations/varanasi",
  place_name: "Varanasi",
  answer: null,
};

test("a review is an item that any reader of feeds takes, whatever was written in it", () => {
  const text = writeReviewFeed([review], "https://safarnama.example", "en");
  const faults: string[] = [];
  const document = new DOMParser({
    onError: (level, message) => level === "warning" || faults.push(message),
  }).parseFromString(text, "text/xml");
  expect(faults).toEqual([]);
  const item = document.getElementsByTagName("item")[0];
  const read = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect(read("title")).toBe("Boats & lamps");
  expect(read("dc:creator")).toBe("Asha <Rao>");
  expect(read("guid")).toBe("https://safarnama.example/blogs#review-7");
  expect(read("pubDate")).toBe("Mon, 02 Nov 2026 04:30:00 GMT");
  expect(read("category")).toBe("Varanasi");
  expect(read("description")).toBe("5 of 5\n\nA river before dawn\n\nRow early. \ufffdThen tea.");
});

test("the feed without a review is a feed, and whoever has it is not sent it again", async () => {
  const app = createApp(resources);
  const answer = await app.request("/blogs.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(await answer.text()).toContain("<link>http://localhost:");
  const again = await app.request("/blogs.xml", {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("the feed in Hindi speaks Hindi and leads to the Hindi page; what was written stays as it is", async () => {
  const text = writeReviewFeed([review], "https://safarnama.example", "hi");
  expect(text).toContain("<title>यात्रियों की समीक्षाएँ · सफ़रनामा</title>");
  expect(text).toContain("<language>hi</language>");
  expect(text).toContain('href="https://safarnama.example/blogs-hi.xml" rel="self"');
  expect(text).toContain("<guid>https://safarnama.example/hi/blogs#review-7</guid>");
  expect(text).toContain("<description>5 में से 5\n\nA river before dawn");
  expect((await createApp(resources).request("/blogs-hi.xml")).status).toBe(404);
});

test("each language that is shown has its feed", async () => {
  const both = await createTestResources({ LOCALES: "en,hi" });
  try {
    const answer = await createApp(both).request("/blogs-hi.xml");
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("/hi/blogs</link>");
    expect(text).toMatch(/href="[^"]*\/blogs\.xml" rel="alternate" hreflang="en"/);
    expect(text).not.toContain('hreflang="hi"');
  } finally {
    await both.close();
  }
});
