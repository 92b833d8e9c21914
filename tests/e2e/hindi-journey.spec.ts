import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildQuote } from "#tests/factories/quotes.ts";
import { expect, type Site, startSite, still } from "./fixtures.ts";
import { phone } from "./quote-journey.ts";
import { makeTravelledTrip } from "./travelled-trip.ts";
import { findMail, test } from "./traveller.ts";

/** Plan, send, accept, pay and review, by somebody who reads Hindi and nothing else. */

test.use({ ...still, viewport: phone, hasTouch: true, locale: "hi-IN" });

const messages: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../messages/hi.json"), "utf8"),
);
/** What the interface says, with what stands before its first value. */
const say = (key: string) => (messages[key] ?? "").split("{")[0]?.trim() ?? "";
/** Two English words in a row, outside what says that it is English. */
const hasEnglish = (text: string) => /[a-z]{3,} [a-z]{3,}/.test(text);

async function askDesk(site: Site, cookie: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(site.url + path, {
    method,
    headers: { "content-type": "application/json", origin: site.url, cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}

async function signIn(site: Site): Promise<string> {
  const { email: admin_email, password: admin_password } = site.admin;
  const body = { admin_email, admin_password };
  const answer = await askDesk(site, "", "POST", "/AdminLogin", body);
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

test("plan, send, accept and pay in Hindi, with every mail and paper", async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startSite({ env: { LOCALES: "en,hi" } });
  try {
    const email = `hindi-${Date.now()}@example.org`;
    await page.goto(`${site.url}/hi/plan`);
    await page.getByRole("spinbutton", { name: say("plan_days") }).fill("4");
    await page.getByRole("button", { name: say("plan_go") }).click();
    await expect(page.locator("article[data-day]")).toHaveCount(4);
    const form = page.getByRole("form", { name: say("trip_by_address_title") });
    await form.getByLabel(say("trip_by_address_email")).fill(email);
    await form.getByLabel(say("trip_by_address_name")).fill("आशा देवी");
    await form.getByRole("button", { name: say("trip_by_address_send") }).click();
    await expect(page.getByText("बस थोड़ा और।")).toBeVisible();

    const asked = await findMail(site, email, /अपनी यात्रा का अनुरोध भेजें/);
    const link = asked.links.find((one) => one.includes("/hi/trip/")) ?? "";
    await page.goto(link);
    await page.getByRole("button", { name: say("trip_confirm_send") }).click();
    await expect(page.getByText("आपका अनुरोध भेज दिया गया है।")).toBeVisible();
    const arrived = await findMail(site, email, /आपकी यात्रा का अनुरोध/);
    expect(hasEnglish(arrived.subject)).toBe(false);

    const cookie = await signIn(site);
    const list = await askDesk(site, cookie, "GET", `/api/desk/trips?search=${email}`);
    const [trip] = ((await list.json()) as { trips: { id: string; language: string }[] }).trips;
    expect(trip?.language).toBe("hi");
    const base = `/api/desk/trips/${trip?.id}`;
    const content = buildQuote({ title: "आगरा, चार दिन" });
    await askDesk(site, cookie, "PUT", `${base}/quote`, { revision: 0, content });
    await askDesk(site, cookie, "POST", `${base}/quote/versions`, { revision: 1, message: "" });
    const offer = await findMail(site, email, /हमारा कोटेशन/);
    await page.goto(offer.links.find((one) => one.includes("/hi/trip/")) ?? "");
    await page.getByLabel(say("trip_page_full_name")).fill("आशा देवी");
    await page.getByLabel(say("trip_page_agree")).check();
    await page.getByRole("button", { name: /में मंज़ूर करें$/ }).click();
    await expect(page.getByText(/^आशा देवी ने मंज़ूर किया/)).toBeVisible();
    await findMail(site, email, /: तय \[SF-/);

    const paid = { paisa: 1_000_00, receivedOn: new Date().toISOString().slice(0, 10) };
    const payment = { ...paid, method: "upi", reference: email, note: "" };
    await askDesk(site, cookie, "POST", `${base}/payments`, payment);
    await page.reload();
    await expect(page.getByText(new RegExp(`^${say("trip_page_receipt_paper")}`))).toBeVisible();
    const token = /\/trip\/([\w-]{43})/.exec(page.url())?.[1];
    const paper = await page.request.get(`${site.url}/api/trip/${token}/trip.pdf`);
    expect(paper.status()).toBe(200);
    expect((await paper.body()).toString("latin1")).toContain("/Lang (hi)");
  } finally {
    await site.stop();
  }
});

test("a review is asked for and written in Hindi", async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startSite({ database: "postgres", env: { LOCALES: "en,hi" } });
  try {
    const request = /अपनी यात्रा का अनुरोध भेजें/;
    const { email } = await makeTravelledTrip(site, { language: "hi", request });
    const asked = await findMail(site, email, /^कैसा रहा सफ़र\?/);
    await page.goto(asked.links.find((one) => /\/hi\/review\/[\w-]{43}$/.test(one)) ?? "");
    await expect(page.getByRole("heading", { name: say("review_title") })).toBeVisible();
    await page.getByLabel(say("review_words"), { exact: true }).fill("कल ही फिर चले जाएँ।");
    await page.getByRole("button", { name: say("review_send") }).click();
    const whole = page.getByRole("group", { name: say("review_trip_stars") });
    await whole.locator("label").last().click({ force: true });
    await page.getByRole("button", { name: say("review_send") }).click();
    await expect(page.getByText("अभी दफ़्तर के पास है।", { exact: false })).toBeVisible();
    await expect(page.getByText("कल ही फिर चले जाएँ।")).toBeVisible();
  } finally {
    await site.stop();
  }
});
