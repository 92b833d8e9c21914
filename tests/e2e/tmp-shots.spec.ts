import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { still, test } from "./fixtures.ts";
import { makeRunningTrip, takeAlong } from "./kept-trip.ts";

test.use({ ...still });
test.setTimeout(300_000);
test("shots", async ({ site, browser }) => {
  const token = await makeRunningTrip(site);
  const base = `${site.url}/api/trip/${token}`;
  const ask = async (method: string, path: string, body: unknown) => {
    const r = await fetch(base + path, { method, headers: { "content-type": "application/json", origin: site.url }, body: JSON.stringify(body) });
    return r.json() as Promise<any>;
  };
  let g = await ask("POST", "/group/members", { name: "Bilal Ahmed Siddiqui-Ramanathan", own: "Asha" });
  g = await ask("POST", "/group/members", { name: "Chitra" });
  const url = g.url as string;
  const [a, b, c] = g.group.members.map((one: any) => one.id);
  const ex = (title: string, more: object) => ask("PUT", `/group/expenses/${randomUUID()}`, { base: 0, title, currency: "INR", amount: 125050, rate: 1_000_000, paidBy: a, split: "equally", shares: [a, b, c].map((member) => ({ member, share: 1 })), on: "2026-11-27", note: "", ...more });
  await ex("Dinner at the dhaba by the river, with tea and the driver's plate too", {});
  await ex("Tickets of the Taj", { currency: "EUR", amount: 4200, rate: 100_250_000, paidBy: c, note: "paid by card" });
  await ex("Boat", { paidBy: b, split: "parts", shares: [{ member: a, share: 2 }, { member: c, share: 1 }] });
  for (const text of ["Torch", "First aid", "Adaptor for the plugs"]) await ask("PUT", `/group/packing/${randomUUID()}`, { text, shared: true, done: text === "Torch" });
  await ask("PUT", `/group/packing/${randomUUID()}`, { text: "My book", shared: false, done: false });
  const put = (kind: string, name: string, body: Buffer) => fetch(`${base}/files/${randomUUID()}?${new URLSearchParams({ kind, name, group: "yes" })}`, { method: "PUT", headers: { origin: site.url, "content-type": "application/octet-stream" }, body: new Uint8Array(body) });
  await put("paper", "Shatabdi 12002 New Delhi to Agra.pdf", Buffer.from("%PDF-1.4\n%%EOF"));
  for (const background of ["#b0763a", "#3a76b0", "#3ab076"]) await put("photo", `${background}.jpg`, await sharp({ create: { width: 1200, height: 800, channels: 3, background } }).jpeg().toBuffer());
  for (const [width, scheme, at] of [[390, "light", "own"], [390, "dark", "own"], [768, "light", "own"], [1440, "light", "own"], [1440, "dark", "member"], [390, "light", "member"]] as const) {
    const context = await browser.newContext({ ...still, viewport: { width, height: 900 }, colorScheme: scheme });
    const page = await context.newPage();
    await page.goto(at === "own" ? `${site.url}/trip/${token}` : url);
    const group = page.locator("#group");
    await group.getByRole("heading", { name: "Expenses" }).waitFor({ timeout: 30_000 });
    if (at === "own" && width !== 768) {
      await group.getByRole("button", { name: "Add an expense" }).click();
      await group.getByLabel("Currency").selectOption("JPY");
      await group.getByLabel("Split").selectOption("amounts");
      await group.getByLabel("Amount", { exact: true }).fill("5000");
    }
    await group.getByText("How it came").first().click();
    await page.waitForTimeout(800);
    await group.screenshot({ path: `/tmp/w/shots-h/group-${width}-${scheme}-${at}.png` });
    if (width === 390 && at === "own" && scheme === "light") {
      await takeAlong(page);
      await page.getByRole("button", { name: "We are late" }).click();
      await page.waitForTimeout(500);
      await page.locator("#book").screenshot({ path: "/tmp/w/shots-h/book-390.png" });
    }
    await context.close();
  }
});
