import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, type Call, type CallAnswer, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storedUser, storeSession } from "#tests/components/stored-session.ts";
import { EmailCard } from "./email-card.tsx";
import { NewPasswordCard } from "./new-password-card.tsx";

const fault = (status: number, error_code: string) => refuse(status, { error_code, msg: "No." });
const needed = () => fault(400, "reauthentication_needed");

type Sent = { password?: string; email?: string; current_password?: string; nonce?: string };
let decide: (sent: Sent) => CallAnswer;
let calls: Call[];
beforeEach(() => {
  storeSession();
  calls = answerCalls(({ method, path, body }) => {
    if (path.startsWith("/auth/v1/reauthenticate")) return {};
    return method === "PUT" ? decide(body as Sent) : storedUser;
  });
});
const puts = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);

test("signed in some time ago: the present password is asked for, beside the new one", async () => {
  decide = ({ current_password }) =>
    !current_password
      ? needed()
      : current_password === "right"
        ? storedUser
        : fault(400, "invalid_credentials");
  const screen = await renderPage(<NewPasswordCard />);
  await screen.getByLabelText("New Password").fill("four words that differ");
  const save = screen.getByRole("button", { name: "Save the password" });
  await save.click();
  const present = screen.getByLabelText("Present Password");
  await expect.element(present).toHaveFocus();
  await expect.element(screen.getByLabelText("New Password")).toHaveValue("four words that differ");
  await present.fill("wrong");
  await save.click();
  await expect.element(present).toHaveAccessibleDescription(/not your present password/);
  await present.fill("right");
  await save.click();
  await expect.element(screen.getByText("Password updated successfully")).toBeVisible();
  expect(puts()).toMatchObject([{}, { current_password: "wrong" }, { current_password: "right" }]);
  expect(screen.getByLabelText("Present Password").query()).toBeNull();
});

test("a code by mail does instead, for the address as for the password", async () => {
  decide = ({ nonce }) =>
    !nonce ? needed() : nonce === "123456" ? storedUser : fault(422, "reauthentication_not_valid");
  const screen = await renderPage(<EmailCard user={null} email="asha@example.org" />);
  await screen.getByLabelText("New Email").fill("new@example.org");
  const save = screen.getByRole("button", { name: "Change the address" });
  await save.click();
  await screen.getByRole("button", { name: "Send me a code by mail instead" }).click();
  const code = screen.getByLabelText("Code from the mail");
  await code.fill("000000");
  await save.click();
  await expect.element(code).toHaveAccessibleDescription(/not right, or is too old/);
  await code.fill("123 456");
  await save.click();
  await vi.waitFor(() => expect(puts()).toHaveLength(3));
  expect(puts()[2]).toMatchObject({ email: "new@example.org", nonce: "123456" });
});

test("an account without a password is sent a code when it gives one", async () => {
  decide = ({ nonce }) => (nonce ? storedUser : needed());
  const screen = await renderPage(<NewPasswordCard />);
  await screen.getByLabelText("New Password").fill("four words that differ");
  const save = screen.getByRole("button", { name: "Save the password" });
  await save.click();
  await screen.getByLabelText("Present Password").fill("there is none");
  await save.click();
  await expect.element(screen.getByLabelText("Code from the mail")).toHaveFocus();
  expect(calls.some(({ path }) => path.startsWith("/auth/v1/reauthenticate"))).toBe(true);
});

test("without a session it says so in our words, not in the client's", async () => {
  decide = () => storedUser;
  localStorage.clear();
  const screen = await renderPage(<NewPasswordCard />);
  await screen.getByLabelText("New Password").fill("four words that differ");
  await screen.getByRole("button", { name: "Save the password" }).click();
  await expect.element(screen.getByText(/not signed in any more/).first()).toBeVisible();
  expect(document.body.textContent).not.toContain("Auth session missing");
});
