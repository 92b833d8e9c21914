import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  answerCalls,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

async function show(answer: () => CallAnswer | Promise<CallAnswer>) {
  const calls = answerCalls(answer);
  const screen = await renderPage(<NewsletterForm />);
  const line = screen.getByRole("textbox", { name: "Address for the newsletter" });
  return { calls, screen, line, button: screen.getByRole("button") };
}

test("a refusal stands at the line, which keeps what was typed and has the focus", async () => {
  const { screen, line, button } = await show(() =>
    refuse(400, { message: "This is no e-mail address." }),
  );
  await line.fill("asha@example");
  await button.click();
  await expect.element(line).toHaveAccessibleDescription("This is no e-mail address.");
  await expect.element(line).toHaveAttribute("aria-invalid", "true");
  await expect.element(line).toHaveFocus();
  await expect.element(line).toHaveValue("asha@example");
  await line.fill("asha@example.org");
  await expect.element(line).not.toHaveAttribute("aria-invalid");
  expect(screen.getByRole("alert").query()).toBeNull();
});

test("no answer is said as well; the words of a broken server are not", async () => {
  for (const answer of [undefined, refuse(500, { message: "stack of something" })]) {
    const { screen, line, button } = await show(() => answer);
    await line.fill("asha@example.org");
    await button.click();
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent("That did not go through. Please try again.");
    await expect.element(line).toHaveValue("asha@example.org");
    await screen.unmount();
  }
});

test("while it is sent the button keeps the focus and sends no second time; the answer takes the form's place", async () => {
  const held = holdAnswer();
  const { calls, screen, line, button } = await show(() => held.answer);
  await line.fill("asha@example.org");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  held.give({ message: "Thank you." });
  await expect.element(screen.getByText("Thank you.")).toHaveAttribute("role", "status");
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ["/api/newsletter", { email: "asha@example.org", website: "" }],
  ]);
});
