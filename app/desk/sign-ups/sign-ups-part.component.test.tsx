import { beforeEach, expect, test, vi } from "vitest";
import { UsersTab } from "#app/desk/users-tab.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskSignUp } from "#contract/wire/desk-sign-ups.ts";
import { answerCalls, type Call, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";

const self: DeskSelf = {
  id: "00000000-0000-4000-8000-00000000000a",
  email: "desk@example.org",
  name: "Desk",
  role: "owner",
  secondFactor: true,
  mustEnrol: false,
  recoveryCodesLeft: 8,
};
const one: DeskSignUp = {
  id: "s",
  email: "sunita@gnail.example",
  createdAt: "2026-11-22T10:00:00.000Z",
  sentAt: "2026-11-22T10:00:00.000Z",
  typed: [{ name: "Sunita Kujur", phone: "+919431100001" }],
};
let calls: Call[];
let rows: DeskSignUp[];
beforeEach(() => {
  rows = [one];
  calls = answerCalls(({ method, path, body }) => {
    if (method === "GET")
      return path.startsWith("/api/desk/sign-ups") ? { signUps: rows, next: null } : [];
    if (method === "DELETE") rows = [];
    if ((body as { email?: string } | undefined)?.email === "known@example.org")
      return refuse(409, {
        error: {
          code: "conflict",
          message: "No.",
          fields: { email: "There is an account with this address already." },
        },
      });
    return { message: "Done." };
  });
});
const show = (role: DeskSelf["role"] = "owner") =>
  renderPage(<UsersTab self={{ ...self, role }} />, "/AdminPanel?tab=users");

test("who waits is found by what was typed, and the mail goes again", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "Not confirmed" }).click();
  await expect.element(screen.getByText("Sunita Kujur · +919431100001")).toBeVisible();
  await screen.getByRole("searchbox").fill("kujur");
  await vi.waitFor(() => expect(calls.at(-1)?.path).toBe("/api/desk/sign-ups?search=kujur"));
  await screen.getByRole("button", { name: "Send the mail again" }).click();
  await expect
    .element(screen.getByText("The link has been mailed to sunita@gnail.example."))
    .toBeVisible();
  expect(
    calls.some(
      ({ method, path }) => method === "POST" && path === "/api/desk/sign-ups/s/send-again",
    ),
  ).toBe(true);
});

test("a wrong address is corrected; one that is taken is said at its field", async () => {
  const screen = await show("editor");
  await screen.getByRole("button", { name: "Not confirmed" }).click();
  await screen.getByRole("button", { name: "Correct the address" }).click();
  const field = screen.getByLabelText("The address that was meant");
  await field.fill("known@example.org");
  await screen.getByRole("button", { name: "Correct and send" }).click();
  await expect
    .element(field)
    .toHaveAccessibleDescription(/There is an account with this address already/);
  await field.fill("sunita@gmail.example");
  await screen.getByRole("button", { name: "Correct and send" }).click();
  await expect.element(screen.getByText(/mailed to sunita@gmail.example/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Delete" })).not.toBeInTheDocument();
});

test("an owner deletes one after a question", async () => {
  const asked = vi.spyOn(window, "confirm").mockReturnValueOnce(false).mockReturnValueOnce(true);
  const screen = await show();
  await screen.getByRole("button", { name: "Not confirmed" }).click();
  await screen.getByRole("button", { name: "Delete" }).click();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await screen.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText("No sign-up waits")).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});
