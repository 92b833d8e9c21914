import { buildQuote } from "#tests/factories/quotes.ts";
import { expect, startSite, still } from "./fixtures.ts";
import { askDesk, expectHindi, hasEnglish, say, signInOffice } from "./hindi-reader.ts";
import { phone } from "./quote-journey.ts";
import { makeTravelledTrip } from "./travelled-trip.ts";
import { collectAlerts, createTraveller, findMail, test } from "./traveller.ts";

/** Five journeys of somebody who reads Hindi and nothing else, on a phone, and of the office that answers in it. */

test.use({ ...still, viewport: phone, hasTouch: true, locale: "hi-IN" });
test.setTimeout(90_000);

test("search, read a sight, plan a trip, change it, and read it in English and back", async ({
  page,
}) => {
  const site = await startSite({ env: { LOCALES: "en,hi" } });
  try {
    for (const asked of ["tajmahal", "ताज महल", "ताजमहल"]) {
      await page.goto(`${site.url}/hi/search?q=${encodeURIComponent(asked)}`);
      const first = page.locator("main h2 + ol li").first();
      await expect(first).toContainText("ताजमहल");
      await expect(first).toContainText("उत्तर प्रदेश");
    }
    await page.locator("main h2 + ol a").first().click();
    await expect(page).toHaveURL(`${site.url}/hi/attractions/taj-mahal`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("ताजमहल");
    await expectHindi(page, "main h1, main h2, main h3, main .lede");

    await page.goto(`${site.url}/hi/plan`);
    await page.getByRole("spinbutton", { name: say("plan_days") }).fill("4");
    await page.getByRole("button", { name: say("plan_go") }).click();
    await expect(page.locator("article[data-day]")).toHaveCount(4);
    await expectHindi(page, "#trip, article[data-day]");
    const lock = page.getByRole("button", { name: "दिन 2 को ऐसे ही रखें" });
    await lock.tap();
    await expect(lock).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/\/hi\/plan\?p=/);

    // The same trip for an English reader, with everything that is open, and back again.
    const shared = new URL(page.url()).searchParams.get("p") ?? "";
    await page.getByRole("button", { name: say("nav_menu") }).click();
    await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(new RegExp(`${site.url}/plan\\?p=`));
    expect(new URL(page.url()).searchParams.get("p")).toBe(shared);
    await expect(page.locator("article[data-day]")).toHaveCount(4);
    const english = await page.locator("article[data-day]").allInnerTexts();
    expect(english.join(" ")).not.toMatch(/[\u0900-\u097f]/);
    await page.getByRole("dialog").getByRole("link", { name: "हिंदी" }).click();
    await expect(page.locator("article[data-day]")).toHaveCount(4);
    await expectHindi(page, "article[data-day]");
  } finally {
    await site.stop();
  }
});

test("sign up, be refused in Hindi, confirm by mail, and ask for a journey of one's own", async ({
  page,
}) => {
  const site = await startSite({ env: { LOCALES: "en,hi" } });
  try {
    const traveller = createTraveller();
    const alerts = collectAlerts(page);
    await page.goto(`${site.url}/hi/login`);
    await page.getByRole("button", { name: say("auth_login_open") }).click();
    const popup = page
      .getByRole("dialog")
      .filter({ has: page.getByRole("tab", { name: say("auth_popup_title_in") }) });
    await popup.getByLabel(say("auth_email")).fill(traveller.email);
    await popup.getByLabel(say("auth_password"), { exact: true }).fill("Wrong!2026x");
    await popup.getByRole("button", { name: say("auth_sign_in"), exact: true }).click();
    await expect(page.getByText("ईमेल या पासवर्ड ठीक नहीं है।").first()).toBeVisible();

    await popup.getByRole("tab", { name: say("auth_sign_up") }).click();
    await popup.getByLabel(say("auth_full_name")).fill(traveller.name);
    await popup.getByLabel(say("auth_email")).fill(traveller.email);
    await popup.getByLabel(say("auth_country"), { exact: true }).selectOption({ label: "भारत" });
    await popup.getByLabel(say("auth_phone"), { exact: true }).fill("9876543210");
    await popup.getByLabel(say("auth_password"), { exact: true }).fill(traveller.password);
    await popup.getByLabel(say("auth_confirm_password")).fill(traveller.password);
    await expectHindi(page, "[role=dialog]");
    await popup.getByRole("button", { name: say("auth_sign_up"), exact: true }).click();
    await expect.poll(() => alerts.join()).toContain("ईमेल");
    const mail = await findMail(site, traveller.email, /पुष्टि/);
    expect(hasEnglish(mail.subject + mail.text)).toBe(false);
    await page.goto(mail.links[0] ?? "");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.goto(`${site.url}/hi/account`);
    await expect(page.getByText(traveller.email).first()).toBeVisible();
    await expectHindi(page, "main");

    await page.goto(`${site.url}/hi`);
    await page.getByRole("button", { name: say("nav_menu") }).click();
    await page.getByRole("dialog").getByText(say("trip_title")).first().click();
    const panel = page.getByRole("dialog", { name: say("trip_title") });
    await panel.getByRole("button", { name: say("trip_next") }).click();
    await panel.getByLabel(say("trip_destination")).fill("नेतरहाट और राँची");
    await panel.getByLabel(say("trip_date")).fill(`${new Date().getFullYear() + 1}-02-14`);
    await expectHindi(page, "[role=dialog]");
    await panel.getByRole("button", { name: say("trip_submit") }).click();
    await expect(panel.getByRole("heading", { name: say("trip_sent_title") })).toBeVisible();
    const sent = await findMail(site, traveller.email, /यात्रा का अनुरोध/);
    expect(hasEnglish(sent.subject + sent.text)).toBe(false);
  } finally {
    await site.stop();
  }
});

test("plan, send, accept, pay and take along, with every mail and paper", async ({ page }) => {
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
    await page.goto(asked.links.find((one) => one.includes("/hi/trip/")) ?? "");
    await page.getByRole("button", { name: say("trip_confirm_send") }).click();
    await expect(page.getByText("आपका अनुरोध भेज दिया गया है।")).toBeVisible();
    await expect(page.locator("#days article")).toHaveCount(4);
    await expectHindi(page, "main");
    const arrived = await findMail(site, email, /आपकी यात्रा का अनुरोध/);
    expect(hasEnglish(arrived.subject + arrived.text)).toBe(false);

    const cookie = await signInOffice(site);
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
    expect((await paper.body()).toString("latin1")).toContain("/Lang (hi)");
    const calendar = await (
      await page.request.get(`${site.url}/api/trip/${token}/trip.ics`)
    ).text();
    expect(calendar).toMatch(/SUMMARY:.*[\u0900-\u097f]/);

    // Taken along, it opens in Hindi without a network, from its own address and from the home screen.
    await page.getByRole("button", { name: say("road_take"), exact: true }).click();
    await expect(page.getByText(say("road_kept")).first()).toBeVisible({ timeout: 60_000 });
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("आगरा, चार दिन");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.goto(`${site.url}/hi/trip/kept`);
    await expect(page).toHaveURL(new RegExp(`/hi/trip/${token}$`));
    await page.context().setOffline(false);
  } finally {
    await site.stop();
  }
});

test("read of a festival and of trains, and write a review in Hindi that its mail asked for", async ({
  page,
}) => {
  const site = await startSite({ database: "postgres", env: { LOCALES: "en,hi" } });
  try {
    await page.goto(`${site.url}/hi/festivals/chhath-puja`);
    await expectHindi(page, "main h1, main h2, main h3, main .lede");
    await page.goto(`${site.url}/hi/handbook/trains`);
    await expectHindi(page, "main h1, main h2, main h3, main .lede");
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

test.describe("at the desk", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test("a request that came in Hindi is found, answered from a text in Hindi, and its mail is Hindi", async ({
    page,
  }) => {
    const site = await startSite({ env: { LOCALES: "en,hi" } });
    try {
      const email = `desk-${Date.now()}@example.org`;
      const send = (path: string, body: unknown) =>
        page.request.post(site.url + path, {
          data: body,
          headers: { origin: site.url, "accept-language": "hi" },
        });
      const wish = { email, name: "आशा देवी", destination: "राँची", travelers: "2", website: "" };
      const travelDate = `${new Date().getFullYear() + 1}-02-14`;
      expect((await send("/api/trips", { ...wish, travelDate, tripType: "family" })).ok()).toBe(
        true,
      );
      const mail = await findMail(site, email, /अपनी यात्रा का अनुरोध भेजें/);
      const token = /\/trip\/([\w-]{43})/.exec(mail.links.join(" "))?.[1] ?? "";
      expect((await send("/api/trips/confirm", { token })).ok()).toBe(true);
      const cookie = await signInOffice(site);
      const body = "नमस्ते {name}, आपकी {destination} की यात्रा पर हम काम कर रहे हैं।";
      const text = { kind: "text", name: "शुरुआती जवाब", language: "hi", content: { body } };
      await askDesk(site, cookie, "POST", "/api/desk/templates", text);

      await page.goto(`${site.url}/hi/AdminLogin`);
      await page.getByLabel(say("admin_email")).fill(site.admin.email);
      await page.getByLabel(say("admin_password")).fill(site.admin.password);
      await page.getByRole("button", { name: say("admin_sign_in"), exact: true }).click();
      await expect(page.getByRole("heading", { name: say("admin_panel_title") })).toBeVisible();
      await expectHindi(page, "main");
      await page.goto(`${site.url}/hi/AdminPanel?tab=requests`);
      await page.getByText("आशा देवी").first().click();
      await expect(page.getByText("राँची").first()).toBeVisible();
      await page
        .getByRole("button", { name: say("desk_reply"), exact: true })
        .first()
        .click();
      const texts = page.getByLabel(say("quote_text_template")).first();
      await texts.selectOption({ index: 1 });
      const reply = page.getByRole("textbox", { name: say("desk_reply") }).first();
      await expect(reply).toHaveValue(/नमस्ते आशा देवी, आपकी राँची की यात्रा/);
      await page.getByRole("button", { name: say("desk_reply_send"), exact: true }).click();
      const answer = await findMail(site, email, /SF-/);
      await expect.poll(async () => (await site.mails(email)).length).toBeGreaterThan(2);
      expect(hasEnglish(answer.subject)).toBe(false);
    } finally {
      await site.stop();
    }
  });
});
