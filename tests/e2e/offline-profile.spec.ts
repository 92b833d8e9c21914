import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as browser, type Page } from "@playwright/test";
import { chromium } from "#tests/setup/chromium.ts";
import { expect, type Site, still, test } from "./fixtures.ts";
import { findLeft, forgetButton, makeRunningTrip, readStores, takeAlong } from "./kept-trip.ts";
import { registerTraveller, signIn } from "./traveller.ts";

/** What lies in the files of a browser's profile once a trip was taken off a phone that others use too. */

test.setTimeout(180_000);

/** Words as they lie in a file, one byte a letter or two; a key as it is. */
const findIn = (bytes: Buffer, word: string | Buffer) =>
  typeof word === "string"
    ? bytes.includes(Buffer.from(word, "utf8")) || bytes.includes(Buffer.from(word, "utf16le"))
    : bytes.includes(word);

/**
 * Files of a profile that hold one of the words, by their path. The browser's own list of pages that were visited is
 * not the site's to clear: there stands each address.
 */
async function searchProfile(
  folder: string,
  words: readonly (string | Buffer)[],
): Promise<Map<string, (string | Buffer)[]>> {
  const found = new Map<string, (string | Buffer)[]>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    const held = words.filter((word) => findIn(bytes, word));
    const name = path.slice(folder.length + 1);
    if (held.length > 0 && !ofHistory.test(name)) found.set(name, held);
  }
  return found;
}

const ofHistory =
  /^(Default\/(History|Favicons|Sessions|Shortcuts|Top Sites|Network Action)|segmentation_platform\/)/;
const secret = "Kashmiri shawl for Aunt Noor";

type Found = Awaited<ReturnType<typeof searchProfile>>;

const readKeys = (page: Page): Promise<number[][]> =>
  page.evaluate(async () => {
    const keys = (await caches.keys()).filter((name) => name.startsWith("key-"));
    return Promise.all(
      keys.map(async (name) => {
        const kept = await (await caches.open(name)).match("/trip/key");
        return [...new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))];
      }),
    );
  });

/** Lives with a kept trip in a profile of its own, takes leave by `leave`, and reads the closed profile before and after. */
async function liveAndLeave(
  site: Site,
  leave: (page: Page) => Promise<void>,
): Promise<{ before: Found; after: Found; key: Buffer; words: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-profile-"));
  const open = async () => {
    const context = await browser.launchPersistentContext(folder, {
      ...chromium,
      ...still.contextOptions,
      viewport: { width: 390, height: 844 },
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    const traveller = await registerTraveller(site);
    const token = await makeRunningTrip(site);
    const words = [token, "Mehtab Bagh", secret, "O negative"];
    const first = await open();
    const { page } = first;
    await page.goto(`${site.url}/contact`);
    await signIn(page, traveller);
    await page.goto(`${site.url}/trip/${token}`);
    await takeAlong(page);
    await page.getByText("Medical card").click();
    await page.getByLabel("Blood group").fill("O negative");
    await first.context.setOffline(true);
    const talk = page.locator("#talk");
    await talk.getByRole("textbox").fill(secret);
    await talk.getByRole("button", { name: /Send/ }).click();
    await expect(page.getByText(`Message to the office: ${secret}`)).toBeVisible();
    await expect.poll(() => readStores(page)).toContain("O negative");
    const [key = []] = await readKeys(page);
    const search = [...words, Buffer.from(key)];
    await first.context.close();
    const before = await searchProfile(folder, search);
    const second = await open();
    await second.page.goto(`${site.url}/trip/${token}`);
    await forgetButton(second.page).waitFor();
    await leave(second.page);
    await expect.poll(() => findLeft(second.page, ["Mehtab"]), { timeout: 20_000 }).toEqual([]);
    await second.page.goto(`${site.url}/contact`);
    await second.context.close();
    return { before, after: await searchProfile(folder, search), key: Buffer.from(key), words };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Before: the words nowhere, since they lie sealed, and the key in its own file. After: neither. */
function expectNothing({ before, after, key }: Awaited<ReturnType<typeof liveAndLeave>>): void {
  expect(key).toHaveLength(32);
  expect([...before.keys()]).toEqual([expect.stringMatching(/CacheStorage/)]);
  expect([...before.values()]).toEqual([[key]]);
  expect([...after]).toEqual([]);
}

test("after a sign-out the profile's files hold nothing of the trip, nor the key to what is left", {
  tag: "@slow",
}, async ({ site }) => {
  expectNothing(
    await liveAndLeave(site, async (page) => {
      await page.goto(`${site.url}/Signout`);
      await expect(page.getByText("You are signed in as")).toBeVisible();
      await page.getByRole("button", { name: "Sign Out" }).last().click();
    }),
  );
});

test("nor do they after Forget on this phone", { tag: "@slow" }, async ({ site }) => {
  expectNothing(
    await liveAndLeave(site, async (page) => {
      await forgetButton(page).click();
      await page.getByRole("button", { name: "Take it off this phone?" }).click();
    }),
  );
});
