import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlanLink, salvageWish, writePlanLink } from "./plan-link.ts";
import { Wish } from "./wish.ts";

const family = Wish.parse({
  when: { month: "2027-02", days: 10 },
  start: "base:delhi",
  party: { adults: 3, children: [6, 9], elders: 1, wheelchair: true },
  must: ["taj-mahal", "varanasi"],
  never: ["nahargarh-fort"],
  pins: [{ kind: "night", base: "agra", day: 3 }],
});

test("a wish goes into a link and comes back whole", async () => {
  const link = await writePlanLink(family);
  expect(link).toMatch(/^1\.[\w-]+$/);
  expect(link.length).toBeLessThan(400);
  expect(await readPlanLink(link)).toEqual({ wish: family, fault: null });
});

test("a wish of nothing makes a short link", async () => {
  const link = await writePlanLink(Wish.parse({}));
  expect(link.length).toBeLessThan(12);
  expect(await readPlanLink(link)).toEqual({ wish: Wish.parse({}), fault: null });
});

test("what cannot be read is left out with a sentence, the rest stays", () => {
  const { wish, fault } = salvageWish({ must: ["taj-mahal"], pace: "breathless", colour: "red" });
  expect(wish).toEqual(Wish.parse({ must: ["taj-mahal"] }));
  expect(fault).toBe("2 wishes of this link could not be read. The rest is planned.");
});

test("a link of another version says so", async () => {
  const { wish, fault } = await readPlanLink("7.q1YKKkosTgUA");
  expect(wish).toEqual(Wish.parse({}));
  expect(fault).toContain("another version");
});

test("a link that unpacks to more than a wish can be is not unpacked", async () => {
  const bomb = new Blob(["a".repeat(3_000_000)]).stream();
  const packed = await new Response(
    bomb.pipeThrough(new CompressionStream("deflate-raw")),
  ).arrayBuffer();
  const { fault } = await readPlanLink(`1.${Buffer.from(packed).toString("base64url")}`);
  expect(fault).toContain("damaged");
});

test("whatever stands in the address, a wish comes out", async () => {
  const link = await writePlanLink(family);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `1.${text}`),
        fc
          .tuple(fc.nat(link.length - 1), fc.base64String())
          .map(([at, text]) => link.slice(0, at) + text + link.slice(at + text.length)),
      ),
      async (text) => {
        const { wish } = await readPlanLink(text);
        expect(Wish.parse(wish)).toEqual(wish);
      },
    ),
    { numRuns: 200 },
  );
});
