import { findBarriers, measureOverflow } from "./barriers.ts";
import {
  collectAlerts,
  createTraveller,
  drawPicture,
  expect,
  fillSignIn,
  fillSignUp,
  findConfirmation,
  findMail,
  loginPopup,
  openLogin,
  readStored,
  registerTraveller,
  sendSignIn,
  sendSignUp,
  signIn,
  signUpTaken,
  test,
} from "./traveller.ts";

const wrongPassword = "❌ Invalid login credentials";

test("sign up with a picture, follow the mail's link, which signs in, sign out", async ({
  page,
  site,
}) => {
  const traveller = createTraveller();
  const alerts = collectAlerts(page);
  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignUp(popup, traveller, {
    country: "United Kingdom",
    phone: "07700 900123",
    picture: await drawPicture(),
  });
  await expect(popup.getByAltText("Preview of your profile image")).toBeVisible();
  const sent = page.waitForRequest("**/Signup");
  await sendSignUp(popup);
  expect((await sent).postDataJSON()).toMatchObject({
    username: traveller.name,
    email: traveller.email,
    Pass: traveller.password,
    country: "United Kingdom",
    phone: "+447700900123",
    image: expect.stringMatching(/^data:image\/png;base64,/),
  });
  await expect(popup.getByRole("tab", { name: "Sign In", selected: true })).toBeVisible();
  expect(alerts).toEqual([signUpTaken]);
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await expect(popup.getByLabel("Full Name")).toHaveValue("");

  await page.goto(await findConfirmation(site, traveller));
  await expect(page.getByText("✅ Logged in successfully!")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await readStored(page, "user.image"))[0]).not.toBeNull();
  await page.goto(`${site.url}/Login`);
  await expect(page.getByRole("heading", { name: "You are signed in" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "My trips" })).toBeVisible();

  const [image] = await readStored(page, "user.image");
  expect(image).toMatch(/^\/storage\/v1\/object\/public\/profile-pictures\//);
  const [session] = await readStored(page, "auth.session");
  expect(Object.keys(JSON.parse(session ?? "{}"))).toEqual(
    expect.arrayContaining(["access_token", "refresh_token", "expires_at", "token_type", "user"]),
  );
  const account = page.getByRole("button", { name: "Your account" });
  await expect(account.getByRole("presentation")).toHaveJSProperty("naturalWidth", 320);

  await account.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`You are signed in as ${traveller.name}.`)).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  const loadedAgain = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Signed out successfully!")).toBeVisible();
  await loadedAgain;
  expect(await readStored(page, "user.image")).toEqual([null, null]);
  expect(await readStored(page, "auth.session")).toEqual([null, null]);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});

test("a mail's link opened where no sign-up was begun confirms, and asks for the sign-in", {
  tag: "@slow",
}, async ({ page, site }) => {
  const traveller = await registerTraveller(site, { confirm: false });
  await page.goto(await findConfirmation(site, traveller));
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await fillSignIn(loginPopup(page), traveller);
  await sendSignIn(page);
  expect((await readStored(page, "user.image"))[0]).not.toBeNull();
});

test("a wrong password says so, stays to be read, and the button works again", async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignIn(popup, { ...traveller, password: "Wrong!2026" });
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.locator(".Toastify__toast--error").getByText(wrongPassword)).toBeVisible();
  await expect(popup.getByRole("alert")).toHaveText("Invalid login credentials");
  expect(await readStored(page, "auth.session")).toEqual([null, null]);

  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByRole("tab", { name: "Sign In" }).click();
  await expect(popup.getByRole("alert")).toHaveCount(0);

  await fillSignIn(popup, traveller);
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("✅ Logged in successfully!")).toBeVisible();
});

test("a server out of reach is an internal problem, not a lost form", async ({ page, site }) => {
  await page.goto(site.url);
  const popup = await openLogin(page);
  await page.route("**/Login", (route) => route.abort());
  await fillSignIn(popup, createTraveller());
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("⚠️ Internal problem. Please try again.")).toBeVisible();
  await expect(popup.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
});

test("an unconfirmed address is told so and can have its link again", async ({ page, site }) => {
  const traveller = await registerTraveller(site, { confirm: false });
  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignIn(popup, traveller);
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(popup.getByRole("alert")).toHaveText("Email not confirmed");
  const before = (await site.mails(traveller.email)).length;
  await popup.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("The link is on its way again.")).toBeVisible();
  expect((await site.mails(traveller.email)).length).toBe(before + 1);
});

test("a sign-up with errors is blocked field by field", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const alerts = collectAlerts(page);
  await page.goto(site.url);
  const popup = await openLogin(page);
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByLabel("Confirm Password").fill("x");
  await sendSignUp(popup);
  expect(alerts).toEqual(["Please fix the errors before submitting."]);
  for (const sentence of [
    "Use 3–50 letters and spaces only.",
    "Invalid email format.",
    "Password must be 8+ chars, upper, lower, number & special char.",
    "Passwords do not match.",
    "Please select a country.",
    "Invalid phone number.",
  ])
    await expect(popup.getByText(sentence)).toBeVisible();
  const name = popup.getByLabel("Full Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Use 3–50 letters and spaces only.");
  await name.fill("आशा");
  await expect(popup.getByText("Use 3–50 letters and spaces only.")).toHaveCount(0);
  expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);

  const picture = popup.getByLabel("Profile Image");
  await picture.setInputFiles({
    name: "a.gif",
    mimeType: "image/gif",
    buffer: Buffer.from("GIF8"),
  });
  await picture.setInputFiles({
    name: "big.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await expect
    .poll(() => alerts.slice(1))
    .toEqual(["Only JPG, PNG, or WEBP images allowed.", "Image must be smaller than 2MB."]);
  await expect(popup.getByAltText("Preview of your profile image")).toHaveCount(0);
});

test("what the server refuses about a sign-up is an alert with a cross", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const alerts = collectAlerts(page);
  const traveller = createTraveller();
  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignUp(popup, traveller, { picture: Buffer.from("MZ not a png") });
  await sendSignUp(popup);
  await expect.poll(() => alerts[0]).toMatch(/^❌ .+/);
  await expect(popup.getByLabel("Full Name")).toHaveValue(traveller.name);
  expect(await site.mails(traveller.email)).toEqual([]);
});

test("without Remember me the session stays in the tab", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignIn(popup, traveller);
  await popup.getByLabel("Remember me").uncheck();
  const reloaded = page.waitForEvent("load");
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await reloaded;
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  const [device, tab] = await readStored(page, "auth.session");
  expect(device).toBeNull();
  expect(tab).toContain("access_token");
  const other = await page.context().newPage();
  await other.goto(site.url);
  await expect(other.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});

test("two tabs know of each other's sign-in and sign-out", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  const other = await page.context().newPage();
  await other.goto(site.url);
  await page.goto(site.url);
  await fillSignIn(await openLogin(page), traveller);
  await sendSignIn(page);
  await expect(other.getByRole("button", { name: "Your account" })).toBeVisible();

  await other.getByRole("button", { name: "Your account" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByText("Signed out successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});

test("a session that has run out takes the image with it", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  await signIn(page, traveller);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("auth.session") ?? "{}");
    localStorage.setItem(
      "auth.session",
      JSON.stringify({ ...session, expires_at: 1, refresh_token: "zzzzzzzzzzzz" }),
    );
  });
  await page.reload();
  await expect.poll(() => readStored(page, "user.image")).toEqual([null, null]);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});

test("a session near its end is renewed, and stays", { tag: "@slow" }, async ({ page, site }) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  await signIn(page, traveller);
  const before = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("auth.session") ?? "{}");
    localStorage.setItem("auth.session", JSON.stringify({ ...session, expires_at: 1 }));
    return session.refresh_token as string;
  });
  await page.reload();
  await expect
    .poll(async () => JSON.parse((await readStored(page, "auth.session"))[0] ?? "{}").expires_at)
    .toBeGreaterThan(Date.now() / 1000);
  const [session] = await readStored(page, "auth.session");
  expect(JSON.parse(session ?? "{}").refresh_token).not.toBe(before);
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
});

test("a recovery that lands anywhere leads to the new password", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await fetch(`${site.url}/Update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: traveller.email }),
  });
  const mail = await findMail(site, traveller.email, /password/i);
  const followed = await fetch(mail.links[0] ?? "", { redirect: "manual" });
  const { hash } = new URL(followed.headers.get("location") ?? "");
  await page.goto(`${site.url}/${hash}`);
  await expect(page).toHaveURL(`${site.url}/Password`);
  await expect(page.getByLabel("New Password")).toBeVisible();
});

test("a forgotten password: mail, new password, and the link works once", async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  const popup = await openLogin(page);
  await popup.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(`${site.url}/Update`);
  await expect(popup).toBeHidden();
  await page.getByLabel("Email", { exact: true }).fill(traveller.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeVisible();

  const mail = await findMail(site, traveller.email, /password/i);
  const link = mail.links[0] ?? "";
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`^${site.url}/Password`));
  const password = page.getByLabel("New Password");
  await expect(password).toBeVisible();
  expect(page.url()).not.toContain("access_token");
  await password.fill(traveller.password);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.locator("form").getByRole("alert")).not.toBeEmpty();
  await password.fill("Monsoon!2027");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Password updated successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect(page).toHaveURL(`${site.url}/Update`);

  await signIn(page, { ...traveller, password: "Monsoon!2027" });
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
});

test("/Update says when the server is out of reach, /Password when it was opened by hand", {
  tag: "@slow",
}, async ({ page, site }) => {
  await page.goto(`${site.url}/Update`);
  await page.route("**/Update", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Email", { exact: true }).fill("asha@example.org");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.locator("form").getByRole("alert")).toHaveText("Internal error");
  await page.goto(`${site.url}/Password`);
  await expect(page.getByRole("heading", { name: "This page opens from a mail" })).toBeVisible();
});

test("a provider that is not set up has no button", async ({ page, site }) => {
  await page.goto(site.url);
  const popup = await openLogin(page);
  await expect(popup.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await expect(popup.getByText("Continue with")).toHaveCount(0);
});

test("/auth/callback goes home, and says in our own words that nobody was signed in", {
  tag: "@slow",
}, async ({ page, site }) => {
  await page.goto(
    `${site.url}/auth/callback#error=access_denied&error_code=access_denied&error_description=Call+us+at+555`,
  );
  await expect(page.getByText("The sign-in was cancelled. Nobody is signed in.")).toBeVisible();
  await expect(page.getByText("Call us")).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/`);
  const page2 = await fetch(`${site.url}/auth/callback`).then((answer) => answer.text());
  expect(page2).toContain("redirecting u to website...");
});

test("by keyboard alone: open, sign in, escape, and the focus comes back", async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  const trigger = page.getByRole("button", { name: "Login", exact: true });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const popup = loginPopup(page);
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press("Enter");
  await popup.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(popup.getByRole("tab", { name: "Sign Up", selected: true })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(popup.getByRole("tab", { name: "Sign In", selected: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(popup.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(traveller.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(traveller.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("✅ Logged in successfully!")).toBeVisible();
  await page.keyboard.press("Alt+t");
  await expect(page.locator(".Toastify__toast").first()).toBeFocused();
});

test("the back button leaves a form page and comes to it again", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await (await openLogin(page)).getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(loginPopup(page)).toBeHidden();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("a toast keeps its time where motion is reduced", { tag: "@slow" }, async ({ page, site }) => {
  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignIn(popup, createTraveller());
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toBeVisible();
  const shown = Date.now();
  await expect(toast).toHaveCount(0);
  expect(Date.now() - shown).toBeGreaterThan(2000);
});

test("/Login and /Signout carry their triggers, whatever the case of the address", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login`);
  await expect(page).toHaveURL(`${site.url}/Login`);
  await page.locator("main").getByRole("button", { name: "Sign In or Sign Up" }).click();
  await expect(loginPopup(page)).toBeVisible();
  await page.goto(`${site.url}/signout`);
  await expect(page).toHaveURL(`${site.url}/Signout`);
  await expect(page.locator("main").getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("a confirmation link that was used before is said at home, with a way on", async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(await findConfirmation(site, traveller));
  await expect(page.getByText("That link has expired or was used before.")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(loginPopup(page)).toBeVisible();
});

test("the account screens by day and by night: no barrier that axe finds, nothing wider than a phone", {
  tag: "@slow",
}, async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const paint = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
  const audit = async () => {
    expect(await findBarriers(page)).toEqual([]);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    // By night the same parts have other colours.
    await paint("dark");
    expect(await findBarriers(page, { rules: ["color-contrast"] })).toEqual([]);
    await paint("light");
  };
  const screens = {
    "/Update": "Forgot your password?",
    "/Password": "This page opens from a mail",
    "/Login": "Sign In or Sign Up",
    "/Signout": "Sign Out",
    "/AdminLogin": "Sign In",
  };
  for (const [path, name] of Object.entries(screens)) {
    await page.goto(site.url + path);
    await expect(page.locator("main").getByText(name).first()).toBeVisible();
    await audit();
  }
  const popup = await openLogin(page);
  await audit();
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await audit();
  await page.keyboard.press("Escape");
  await page.locator("[data-navbar]").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Plan Your Trip").click();
  const panel = page.getByRole("dialog", { name: "Plan Your Trip" });
  await panel.getByLabel("Full Name").fill("Asha Devi");
  await panel.getByLabel("Email Address").fill("asha@example.org");
  await panel.getByLabel("Phone Number").fill("+91 651 2234455");
  await audit();
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
  await expect(panel.getByLabel("Destination")).toBeFocused();
  await audit();
});
