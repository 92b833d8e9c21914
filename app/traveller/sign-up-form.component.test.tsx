import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  answerCalls,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { emptySignUp } from "./sign-up-draft.ts";
import { SignUpForm } from "./sign-up-form.tsx";

const onSent = vi.fn();
const alert = vi.fn();
beforeEach(() => {
  onSent.mockReset();
  alert.mockReset();
  vi.stubGlobal("alert", alert);
});

async function show(answer: CallAnswer | Promise<CallAnswer> = { success: true, message: "" }) {
  const calls = answerCalls(({ path }) => (path === "/Signup" ? answer : undefined));
  const Held = () => {
    const [values, setValues] = useState(emptySignUp);
    return <SignUpForm values={values} onChange={setValues} onSent={onSent} />;
  };
  const screen = await renderPage(<Held />);
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  return {
    screen,
    calls,
    field,
    email: field("Email"),
    send: screen.getByRole("button", { name: "Sign Up" }),
    async fill() {
      await field("Full Name").fill("Asha Devi");
      await field("Email").fill(" asha@example.org ");
      await field("Password").fill("Ranchi!2026");
      await field("Confirm Password").fill("Ranchi!2026");
      await field("Country").selectOptions("India");
      await field("Phone").fill("098765 43210");
    },
  };
}
const errorOf = (element: Element) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

test("while there are faults nothing is sent: an alert, a sentence at each field, the focus on the first", async () => {
  const { screen, calls, field, email, send } = await show();
  await send.click();
  expect(alert).toHaveBeenCalledWith("Please fix the errors before submitting.");
  expect(calls).toEqual([]);
  await expect.element(field("Full Name")).toHaveFocus();
  for (const control of [field("Full Name"), email, field("Country"), field("Phone")]) {
    expect(control.element().getAttribute("aria-invalid")).toBe("true");
    expect(errorOf(control.element())).toBeTruthy();
  }
  expect(screen.container.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(4);
});

test("a fault is told when the field is left, not while it is typed, and goes when it is mended", async () => {
  const { email } = await show();
  await email.fill("asha@");
  expect(email.element().getAttribute("aria-invalid")).toBeNull();
  await userEvent.tab();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("asha@example.org");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
});

test("the number goes with its dialling code, the address without its spaces, and once", async () => {
  const held = holdAnswer();
  const { calls, send, fill } = await show(held.answer);
  await fill();
  await send.dblClick();
  held.give({ success: true, message: "" });
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith("asha@example.org"));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    username: "Asha Devi",
    email: "asha@example.org",
    phone: "+919876543210",
    country: "India",
  });
});

test("the dialling code follows the country until it is chosen, and a typed one goes before it", async () => {
  const { calls, field, send, fill } = await show();
  await fill();
  await field("Dialling code").selectOptions("France");
  await field("Country").selectOptions("Japan");
  await field("Phone").fill("0612345678");
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ phone: "+33612345678" });
  await fill();
  await field("Phone").fill("+81 90 1234 5678");
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject({ phone: "+819012345678" });
});

test("a refusal stands at its field until that is changed, and nothing typed is lost", async () => {
  const { field, email, send, fill } = await show(
    refuse(400, {
      success: false,
      message: "Not taken",
      error: { code: "validation_failed", message: "", fields: { email: "No such mailbox." } },
    }),
  );
  await fill();
  await send.click();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  expect(errorOf(email.element())).toContain("No such mailbox.");
  await expect.element(email).toHaveFocus();
  await expect.element(field("Full Name")).toHaveValue("Asha Devi");
  await expect.element(field("Password")).toHaveValue("Ranchi!2026");
  await email.fill("devi@example.org");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
});

test("a network that is cut is told in a toast, and the form is as it was", async () => {
  const { screen, field, send, fill } = await show();
  answerCalls(() => undefined);
  await fill();
  await send.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(alert).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
  await expect.element(field("Full Name")).toHaveValue("Asha Devi");
  await expect.element(send).toBeEnabled();
});

test("the rules stand before any error, and are ticked off while one types", async () => {
  const { screen, field } = await show();
  const ticked = () =>
    [...screen.container.querySelectorAll('[data-holds="true"]')].map(
      (one) => one.firstElementChild?.nextSibling?.textContent,
    );
  await expect.element(screen.getByText("one of !@#$%^&*")).toBeVisible();
  expect(ticked()).toEqual([]);
  await field("Full Name").fill("आशा देवी");
  await field("Password").fill("ranchi!");
  await expect
    .poll(ticked)
    .toEqual(["3 to 50 letters and spaces, in any script", "a small a–z", "one of !@#$%^&*"]);
  await field("Password").fill("Ranchi!2026");
  await field("Confirm Password").fill("Ranchi!2026");
  await expect.poll(() => ticked().length).toBe(7);
  expect(field("Password").element().getAttribute("aria-invalid")).toBeNull();
});

test("a suggested password fills both fields, can be read, and is taken", async () => {
  const { screen, calls, field, send, fill } = await show();
  await screen.getByRole("button", { name: "Suggest a password" }).click();
  await expect.element(field("Password")).toHaveFocus();
  const password = (field("Password").element() as HTMLInputElement).value;
  expect(password).toHaveLength(16);
  await expect.element(field("Password")).toHaveAttribute("type", "text");
  await expect.element(field("Confirm Password")).toHaveValue(password);
  await fill();
  await field("Password").fill(password);
  await field("Confirm Password").fill(password);
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ password, Pass: password });
});

test("'Other country' is the last of the list, and its number brings its own code", async () => {
  const { calls, field, send, fill } = await show();
  await fill();
  const options = [...(field("Country").element() as HTMLSelectElement).options];
  expect(options).toHaveLength(61);
  expect(options.at(-1)?.value).toBe("Other country");
  await field("Country").selectOptions("Other country");
  await field("Phone").fill("372 5123 4567");
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ country: "Other country", phone: "+37251234567" });
});
