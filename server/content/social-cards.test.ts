import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { socialCardOf, socialCardSize } from "#contract/content/picture.ts";
import { createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { getCatalogue } from "./catalogue.ts";
import { createSocialCards } from "./social-cards.ts";

let resources: OpenResources;
let development: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
  development = await createTestResources({ NODE_ENV: "development" });
});
afterAll(async () => {
  await resources.close();
  await development.close();
});

describe("the card of a shared link", () => {
  it("is the page's picture as a JPEG of 1200 × 630, light enough to be fetched by a crawler", async () => {
    const app = createApp(resources);
    const answer = await app.request(socialCardOf("attraction-taj-mahal"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("max-age=86400");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", ...socialCardSize });
    expect(bytes.byteLength).toBeLessThan(300_000);
    const etag = answer.headers.get("etag") ?? "";
    const again = await app.request(socialCardOf("attraction-taj-mahal"), {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });

  it("is a map where the page has no picture yet", async () => {
    const answer = await createApp(resources).request(socialCardOf("attraction-bhimbetka"));
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", ...socialCardSize });
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
  });

  it("is found by the name that a sight's picture had before its state lent it one", async () => {
    const app = createApp(resources);
    const { attractions } = getCatalogue();
    const lent = attractions.filter(({ slug, picture }) => picture !== `attraction-${slug}`);
    expect(lent.length).toBeGreaterThan(10);
    for (const { slug } of lent.slice(0, 3)) {
      const answer = await app.request(socialCardOf(`attraction-${slug}`));
      expect(answer.status, slug).toBe(200);
    }
  });

  it("shows the whole of its subject, though its shape is lower than the picture's", async () => {
    const cards = createSocialCards(
      {
        ...getCatalogue(),
        // The lowest part of the picture, which a cut through the middle would lose.
        findSubject: (slug) => ({
          ...(getCatalogue().findSubject(slug) as NonNullable<
            ReturnType<ReturnType<typeof getCatalogue>["findSubject"]>
          >),
          subject: [0.2, 0.6, 0.6, 0.4],
        }),
      },
      async () => null,
    );
    const usual = createSocialCards(
      { ...getCatalogue(), findSubject: () => null },
      async () => null,
    );
    const foot = async (card: Buffer | null) =>
      (
        await sharp(card ?? Buffer.alloc(0))
          .extract({ left: 400, top: 560, width: 700, height: 70 })
          .resize(1, 1)
          .raw()
          .toBuffer()
      ).join();
    const slug = "attraction-humayuns-tomb";
    expect(await foot(await cards.find(slug))).not.toBe(await foot(await usual.find(slug)));
  });

  it("has the mark in its corner", async () => {
    const card = await createSocialCards(getCatalogue(), async () => null).find(
      "attraction-taj-mahal",
    );
    // The sun's own yellow, in the middle of the mark.
    const { data } = await sharp(card ?? Buffer.alloc(0))
      .extract({ left: 90, top: 528, width: 8, height: 8 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    expect(red).toBeGreaterThan(235);
    expect(green).toBeGreaterThan(160);
    expect(blue).toBeLessThan(110);
  });

  it("stands for pages without a picture too, and is none for a name that there is not", async () => {
    const app = createApp(resources);
    expect((await app.request(socialCardOf())).status).toBe(200);
    for (const name of ["no-such-picture", "portrait-1", "..%2f..%2fpackage"])
      expect((await app.request(`/social/${name}.jpg`)).status, name).toBe(404);
  });
});

describe("/dev/pictures", () => {
  it("lists every picture with what is recorded of it, in development", async () => {
    const answer = await createApp(development).request("/dev/pictures");
    expect(answer.status).toBe(200);
    const page = await answer.text();
    for (const { slug, colour } of getCatalogue().pictures) {
      expect(page).toContain(`id="${slug}"`);
      expect(page).toContain(colour);
    }
    expect(page).toMatch(/None is missing|are missing: /);
    expect(page).toContain("-night-");
  });

  it("is not there in production", async () => {
    const production = await createApp(resources).request("/dev/pictures");
    expect(production.status).toBe(404);
  });
});
