import { buildQuote } from "#tests/factories/quotes.ts";
import { fillAdminLogin } from "./administrator.ts";
import { expect, startSite, still } from "./fixtures.ts";
import { askDesk, expectHindi, expectHindiMail, say, signInOffice } from "./hindi-reader.ts";
import { phone } from "./quote-journey.ts";
import { makeTravelledTrip } from "./travelled-trip.ts";
import { collectAlerts, createTraveller, findMail, test } from "./traveller.ts";

/** Five journeys of somebody who reads Hindi and nothing else, on a phone, and of the office that answers in it. */

test.use({ ...still, viewport: phone, hasTouch: true, locale: "hi-IN" });
test.setTimeout(180_000);

test("sign up, be refused in Hindi, confirm by mail, and ask for a journey of one's own", {
  tag: "@slow",
}, async ({ page, site }) => {
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
  await popup.getByLabel(say("auth_phone"), { exact: true }).fill("९८७६५४३२१०");
  await popup.getByLabel(say("auth_password"), { exact: true }).fill(traveller.password);
  await popup.getByLabel(say("auth_confirm_password")).fill(traveller.password);
  await expectHindi(page, "[role=dialog]");
  await popup.getByRole("button", { name: say("auth_sign_up"), exact: true }).click();
  await expect.poll(() => alerts.join()).toContain("ईमेल");
  const mail = await findMail(site, traveller.email, /पुष्टि/);
  expectHindiMail(mail);
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
  expectHindiMail(await findMail(site, traveller.email, /यात्रा का अनुरोध/));
});

test("plan, send, be answered by a desk in Hindi, accept and pay, with every mail and paper", {
  tag: "@slow",
}, async ({ page, browser, site }) => {
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
  expectHindiMail(asked);
  await page.goto(asked.links.find((one) => one.includes("/hi/trip/")) ?? "");
  await page.getByRole("button", { name: say("trip_confirm_send") }).click();
  await expect(page.getByText("आपका अनुरोध भेज दिया गया है।")).toBeVisible();
  await expect(page.locator("#days article")).toHaveCount(4);
  await expectHindi(page, "main");
  expectHindiMail(await findMail(site, email, /आपकी यात्रा का अनुरोध/));

  // The desk, in Hindi too: it finds the request, and answers it from a text in the traveller's language.
  const cookie = await signInOffice(site);
  const body = "नमस्ते {name}, आपकी यात्रा पर हम काम कर रहे हैं।";
  const text = { kind: "text", name: "शुरुआती जवाब", language: "hi", content: { body } };
  await askDesk(site, cookie, "POST", "/api/desk/templates", text);
  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  await desk.goto(`${site.url}/hi/AdminLogin`);
  await expectHindi(desk, "main");
  await fillAdminLogin(desk, site.admin, {
    email: say("admin_email"),
    password: say("admin_password"),
    signIn: say("admin_sign_in"),
  });
  await expect(desk.getByRole("heading", { name: say("admin_panel_title") })).toBeVisible();
  await desk.goto(`${site.url}/hi/AdminPanel?tab=requests&search=${email}`);
  await desk
    .getByRole("button", { name: /आशा देवी/ })
    .first()
    .click();
  const texts = desk.getByLabel(say("quote_text_template")).first();
  await texts.selectOption({ label: "शुरुआती जवाब (हिंदी)" });
  const reply = desk.getByRole("textbox", { name: say("desk_reply") }).first();
  await expect(reply).toHaveValue(/^नमस्ते आशा देवी, आपकी यात्रा पर/);
  await expectHindi(desk, "main");
  await desk.getByRole("button", { name: say("desk_reply_send"), exact: true }).click();
  await expect(reply).toHaveValue("");
  expectHindiMail(await findMail(site, email, /^आपकी यात्रा: /));
  for (const tab of deskTabs) {
    await desk.goto(`${site.url}/hi/AdminPanel?tab=${tab}`);
    await expect(desk.locator("[role=tabpanel][data-state=active] h2").first()).toBeVisible();
    // Names of people, of houses and rates that other journeys typed here, and the office's own details.
    const hasData = ["quotes", "suppliers", "administrators", "office", "audit", "mail"].includes(
      tab,
    );
    await expectHindi(desk, hasData ? "main :is(h2, h3, label, button)" : "main");
  }
  await desk.context().close();

  const list = await askDesk(site, cookie, "GET", `/api/desk/trips?search=${email}`);
  const [trip] = ((await list.json()) as { trips: { id: string; language: string }[] }).trips;
  expect(trip?.language).toBe("hi");
  const base = `/api/desk/trips/${trip?.id}`;
  const content = buildQuote({ title: "आगरा, चार दिन", terms: "दो हिस्सों में।" });
  await askDesk(site, cookie, "PUT", `${base}/quote`, { revision: 0, content });
  await askDesk(site, cookie, "POST", `${base}/quote/versions`, { revision: 1, message: "" });
  const offer = await findMail(site, email, /हमारा कोटेशन/);
  expectHindiMail(offer);
  await page.goto(offer.links.find((one) => one.includes("/hi/trip/")) ?? "");
  await page.getByLabel(say("trip_page_full_name")).fill("आशा देवी");
  await page.getByLabel(say("trip_page_agree")).check();
  await page.getByRole("button", { name: /में मंज़ूर करें$/ }).click();
  await expect(page.getByText(/^आशा देवी ने मंज़ूर किया/)).toBeVisible();
  expectHindiMail(await findMail(site, email, /: तय \[SF-/));

  const paid = { paisa: 1_000_00, receivedOn: new Date().toISOString().slice(0, 10) };
  const payment = { ...paid, method: "upi", reference: email, note: "" };
  await askDesk(site, cookie, "POST", `${base}/payments`, payment);
  await page.reload();
  await expect(page.getByText(new RegExp(`^${say("trip_page_receipt_paper")}`))).toBeVisible();
  const token = /\/trip\/([\w-]{43})/.exec(page.url())?.[1];
  const paper = await page.request.get(`${site.url}/api/trip/${token}/trip.pdf`);
  expect((await paper.body()).toString("latin1")).toContain("/Lang (hi)");
  const readFile = async (ending: string) =>
    (await page.request.get(`${site.url}/api/trip/${token}/trip.${ending}`)).text();
  expect(await readFile("ics")).toMatch(/SUMMARY:.*[\u0900-\u097f]/);
  for (const ending of ["gpx", "kml"])
    expect(await readFile(ending), ending).toMatch(/<name>[^<]*[\u0900-\u097f]/);
});

const deskTabs = [
  "today",
  "requests",
  "quotes",
  "departures",
  "suppliers",
  "messages",
  "chat",
].concat(
  ["reviews", "photos", "newsletter", "content", "users", "numbers", "administrators", "office"],
  ["mails", "audit"],
);

test("a review is asked for and written in Hindi", { tag: "@slow" }, async ({ page }) => {
  const site = await startSite({ database: "postgres" });
  try {
    const request = /अपनी यात्रा का अनुरोध भेजें/;
    const { email } = await makeTravelledTrip(site, { language: "hi", request });
    const asked = await findMail(site, email, /^कैसा रहा सफ़र\?/);
    expectHindiMail(asked);
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
