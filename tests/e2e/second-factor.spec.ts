import { Secret, TOTP } from "otpauth";
import {
  expect,
  fillSignIn,
  loginPopup,
  openLogin,
  registerTraveller,
  signIn,
  test,
} from "./traveller.ts";

/** A code is taken once, and one step to either side: so three follow each other within seconds. */
const codeAt = (secret: string, ahead: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });

async function setUpFactor(url: string, email: string, password: string): Promise<string> {
  const post = async (path: string, body: object, token = "anon") => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };
  const { sess } = (await post("/Login", { email, password })) as {
    sess: { access_token: string };
  };
  const token = sess.access_token;
  const factor = (await post("/auth/v1/factors", { factor_type: "totp" }, token)) as {
    id: string;
    totp: { secret: string };
  };
  const path = `/auth/v1/factors/${factor.id}`;
  const { id } = (await post(`${path}/challenge`, {}, token)) as { id: string };
  const code = codeAt(factor.totp.secret, -30_000);
  await post(`${path}/verify`, { challenge_id: id, code }, token);
  return factor.totp.secret;
}

test("the code is asked for at sign-in, and by what a password alone may not do", {
  tag: "@slow",
}, async ({ page, site }) => {
  test.setTimeout(120_000);
  const traveller = await registerTraveller(site);
  const secret = await setUpFactor(site.url, traveller.email, traveller.password);
  const step = page.getByRole("dialog", { name: "One more step" });

  await page.goto(site.url);
  const popup = await openLogin(page);
  await fillSignIn(popup, traveller);
  await loginPopup(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(step).toBeVisible();
  await step.getByLabel("Code").fill("000000");
  await step.getByRole("button", { name: "Unlock" }).click();
  await expect(step.getByText("Invalid TOTP code entered")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await step.getByLabel("Code").fill(codeAt(secret, 0));
  await step.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("✅ Logged in successfully!")).toBeVisible();
  await reloaded;
  await page.goto(`${site.url}/account`);
  await expect(page.getByLabel("Full Name")).toHaveValue(traveller.name);
  await expect(step).toHaveCount(0);

  // A session that has the password alone: asked where it matters, with nothing typed lost.
  await signIn(page, traveller);
  await expect(step).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Enter the code of your second step first.").first()).toBeVisible();
  await page.goto(`${site.url}/blogs`);
  const form = page.locator("form").filter({ has: page.getByLabel("Title") });
  await form.getByLabel("Title").fill("Nothing lost");
  await form.getByLabel("Comment").fill("What was typed is still here.");
  await form.getByLabel("Excerpt").fill("Still here");
  const send = form.getByRole("button", { name: "Post Review" });
  await send.click();
  await expect(step).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByLabel("Title")).toHaveValue("Nothing lost");
  await send.click();
  await step.getByLabel("Code").fill(codeAt(secret, 30_000));
  await step.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "Nothing lost" })).toBeVisible();
});
