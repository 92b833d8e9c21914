import { beforeEach, expect, test, vi } from "vitest";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { OwnName } from "./own-name.tsx";
import { SecondFactor } from "./second-factor.tsx";

const self: DeskSelf = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "owner@safarnama.example",
  name: "Asha",
  role: "owner",
  secondFactor: true,
  mustEnrol: false,
  recoveryCodesLeft: 3,
};

let answer: (call: Call) => CallAnswer | Promise<CallAnswer>;
let calls: Call[];
beforeEach(() => {
  answer = () => ({});
  calls = answerCalls((call) => answer(call));
});

const wrongCode = {
  error: { code: "validation_failed", message: "No.", fields: { code: "That code is not right." } },
};

const wrongPassword = {
  error: {
    code: "validation_failed",
    message: "No.",
    fields: { password: "Your present password is not right." },
  },
};

test("recovery codes are renewed with a code, shown once, and kept before one goes on", async () => {
  const onChanged = vi.fn();
  answer = () => ({ codes: ["abcde-fghij", "klmno-pqrst"] });
  const screen = await renderPage(<SecondFactor self={self} onChanged={onChanged} />);
  await screen.getByLabelText("Code", { exact: true }).fill("123456");
  await screen.getByRole("button", { name: "New recovery codes" }).click();
  await expect.element(screen.getByText("abcde-fghij")).toBeVisible();
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["POST", "/api/desk/me/recovery-codes", { code: "123456" }],
  ]);
  expect(onChanged).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "I have saved them" }).click();
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a wrong code is said at its field, which keeps it and has the focus", async () => {
  answer = () => refuse(400, wrongCode);
  const onChanged = vi.fn();
  const screen = await renderPage(<SecondFactor self={self} onChanged={onChanged} />);
  const code = screen.getByLabelText("Code", { exact: true });
  await code.fill("000000");
  await screen.getByRole("button", { name: "Remove it" }).click();
  await expect.element(code).toHaveAccessibleDescription("That code is not right.");
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue("000000");
  expect(calls.map(({ path }) => path)).toEqual(["/api/desk/me/totp/remove"]);
  expect(onChanged).not.toHaveBeenCalled();
});

test("an authenticator is set up: a wrong code keeps what is scanned, the right one shows the codes", async () => {
  const scanned = { secret: "ABCD EFGH".replace(" ", ""), uri: "otpauth://totp/x", qr: "<svg/>" };
  const none = { ...self, secondFactor: false };
  answer = ({ path, body }) =>
    !path.endsWith("/totp")
      ? refuse(400, wrongCode)
      : (body as { password: string }).password === "my own password"
        ? scanned
        : refuse(400, wrongPassword);
  const screen = await renderPage(<SecondFactor self={none} onChanged={vi.fn()} />);
  const password = screen.getByLabelText("Your Password", { exact: true });
  await password.fill("not my password");
  const begin = screen.getByRole("button", { name: "Set up an authenticator" });
  await begin.click();
  await expect.element(password).toHaveAccessibleDescription("Your present password is not right.");
  await password.fill("my own password");
  await begin.click();
  expect(calls.map(({ body }) => body)).toEqual([
    { password: "not my password" },
    { password: "my own password" },
  ]);
  await expect.element(screen.getByText("ABCD EFGH")).toBeVisible();
  const code = screen.getByLabelText("Code", { exact: true });
  await code.fill("000000");
  await screen.getByRole("button", { name: "Confirm" }).click();
  await expect.element(code).toHaveAccessibleDescription("That code is not right.");
  await expect.element(screen.getByText("ABCD EFGH")).toBeVisible();
  answer = () => ({ codes: ["abcde-fghij"] });
  await code.fill("123456");
  await screen.getByRole("button", { name: "Confirm" }).click();
  await expect.element(screen.getByText("abcde-fghij")).toBeVisible();
});

test("one's name that was begun is there after a reload, and is saved once", async () => {
  const first = await renderPage(<OwnName self={self} onChanged={vi.fn()} />);
  await first.getByLabelText("Name").fill("Asha Devi");
  await first.unmount();
  const onChanged = vi.fn();
  const screen = await renderPage(<OwnName self={self} onChanged={onChanged} />);
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Asha Devi");
  const held = holdAnswer();
  answer = () => held.answer;
  const save = screen.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  (save.element() as HTMLElement).click();
  held.give({});
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["PATCH", "/api/desk/me", { name: "Asha Devi" }],
  ]);
});
