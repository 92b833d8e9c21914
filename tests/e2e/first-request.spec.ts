import { devices, type Locator, type Page } from "@playwright/test";
import {
  collectAlerts,
  createTraveller,
  expect,
  findConfirmation,
  loginPopup,
  signUpTaken,
  test,
} from "./traveller.ts";

const { viewport, hasTouch, isMobile } = devices["iPhone 13"];
test.use({ viewport, hasTouch, isMobile });

const nextYear = `${new Date().getFullYear() + 1}-02-14`;

/** Counts what a finger does, and refuses to write into a field of the same meaning twice. */
function countTaps() {
  let taps = 0;
  const written = new Set<string>();
  return {
    taps: () => taps,
    fields: () => written.size,
    async tap(target: Locator) {
      taps += 1;
      await target.tap();
    },
    async write(target: Locator, meaning: string, text: string) {
      expect(written.has(meaning), `${meaning} is asked for twice`).toBe(false);
      expect(await target.inputValue(), `${meaning} is known already`).toBe("");
      written.add(meaning);
      taps += 1;
      await target.tap();
      await target.fill(text);
    },
    /** A wheel or a calendar: one tap opens it, one chooses. */
    async choose(target: Locator, meaning: string, set: () => Promise<unknown>) {
      expect(written.has(meaning), `${meaning} is asked for twice`).toBe(false);
      written.add(meaning);
      taps += 2;
      await target.scrollIntoViewIfNeeded();
      await set();
    },
    /** An alert's own button. */
    confirm() {
      taps += 1;
    },
  };
}

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Plan Your Trip" });

test("somebody new comes from home to a sent request in 25 taps at most, and no field twice", async ({
  page,
  context,
  site,
}) => {
  const traveller = { ...createTraveller(), name: "Grete Müller", phone: "+49 170 1234567" };
  const hand = countTaps();
  const alerts = collectAlerts(page);
  await page.goto(site.url);
  await hand.tap(page.locator("[data-navbar]").getByRole("button", { name: "Menu" }));
  await hand.tap(page.getByRole("dialog").getByText("Plan Your Trip"));
  const panel = panelOf(page);
  await hand.write(panel.getByLabel("Full Name"), "name", traveller.name);
  await hand.write(panel.getByLabel("Email Address"), "e-mail", traveller.email);
  await hand.write(panel.getByLabel("Phone Number"), "phone", traveller.phone);
  await hand.tap(panel.getByRole("button", { name: "Next: Trip Details" }));
  await hand.write(panel.getByLabel("Destination"), "destination", "Rajasthan");
  const date = panel.getByLabel("Travel Date");
  await hand.choose(date, "date", () => date.fill(nextYear));
  const count = panel.getByLabel("Number of Travelers");
  await hand.choose(count, "travelers", () => count.selectOption("5"));
  const type = panel.getByLabel("Trip Type");
  await hand.choose(type, "type", () => type.selectOption({ label: "Family Trip" }));
  await hand.tap(panel.getByRole("button", { name: "Submit Request" }));

  const popup = loginPopup(page);
  await expect(popup.getByLabel("Full Name")).toHaveValue(traveller.name);
  await expect(popup.getByLabel("Email")).toHaveValue(traveller.email);
  await expect(popup.getByLabel("Phone", { exact: true })).toHaveValue(traveller.phone);
  await expect(popup.getByLabel("Country", { exact: true })).toHaveValue("Germany");
  const password = popup.getByLabel("Password", { exact: true });
  await hand.write(password, "password", traveller.password);
  await hand.write(popup.getByLabel("Confirm Password"), "password again", traveller.password);
  await hand.tap(popup.getByRole("button", { name: "Sign Up", exact: true }));
  await expect.poll(() => alerts).toEqual([signUpTaken]);
  hand.confirm();

  const tab = await context.newPage();
  await tab.goto(await findConfirmation(site, traveller));
  hand.confirm();
  const again = panelOf(tab);
  await expect(again.getByLabel("Destination")).toHaveValue("Rajasthan");
  await expect(again.getByText("Sending needs an account")).toHaveCount(0);
  await expect(loginPopup(page)).toBeHidden();
  await hand.tap(again.getByRole("button", { name: "Submit Request" }));
  await expect(again.getByRole("heading", { name: "Your request is on its way" })).toBeFocused();
  expect(hand.taps()).toBeLessThanOrEqual(25);
  expect(hand.fields()).toBeLessThanOrEqual(9);
});
