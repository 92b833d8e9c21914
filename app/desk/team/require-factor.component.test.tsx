import { beforeEach, expect, test, vi } from "vitest";
import { UndoBar, UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import type { AdminList, DeskAdmin, DeskSelf } from "#contract/wire/desk-admins.ts";
import { answerCalls, type Call, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { TeamTab } from "./team-tab.tsx";

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const admin = (n: number, secondFactor: boolean): DeskAdmin => ({
  id: id(n),
  email: `admin${n}@safarnama.example`,
  name: `Admin ${n}`,
  role: "owner",
  secondFactor,
  disabled: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastSignInAt: null,
});
const self = (secondFactor: boolean): DeskSelf => ({
  ...admin(1, secondFactor),
  mustEnrol: false,
  recoveryCodesLeft: secondFactor ? 8 : 0,
});

let required: boolean;
let calls: Call[];
beforeEach(() => {
  required = false;
  calls = answerCalls(({ method, path, body }) => {
    if (path === "/api/desk/admins") {
      const team: AdminList = {
        admins: [admin(1, false), admin(2, false), admin(3, true)],
        invitations: [],
        settings: { secondFactorRequired: required },
      };
      return team;
    }
    if (path === "/api/desk/me/sessions") return { sessions: [] };
    if (path === "/api/desk/me/totp")
      return { secret: "ABCDEFGH", uri: "otpauth://totp/x", qr: "<svg/>" };
    if (path === "/api/desk/me/totp/confirm") return { codes: ["abcde-fghij"] };
    if (path === "/api/desk/settings" && method === "PUT") {
      required = (body as { secondFactorRequired: boolean }).secondFactorRequired;
      return { secondFactorRequired: required };
    }
    return refuse(404, {});
  });
});

const changes = () => calls.filter(({ path }) => path === "/api/desk/settings");
const show = (mine: DeskSelf, onSelf = vi.fn()) =>
  renderPage(
    <UndoProvider>
      <UndoBar />
      <TeamTab self={mine} onSelf={onSelf} />
    </UndoProvider>,
  );

test("an owner without a second factor is led to one; only then is it required, and can be taken back", async () => {
  const onSelf = vi.fn();
  const screen = await show(self(false), onSelf);
  await expect.element(screen.getByText("1 colleague has none yet.")).toBeVisible();
  const box = screen.getByLabelText("Everybody needs a second factor");
  await box.click();
  await expect.element(screen.getByText(/Set up your own first/)).toBeVisible();
  const password = screen.getByLabelText("Your Password", { exact: true });
  await expect.element(password).toHaveFocus();
  await password.fill("my own password");
  await screen.getByRole("button", { name: "Set up an authenticator" }).click();
  await screen.getByLabelText("Code", { exact: true }).fill("123456");
  await screen.getByRole("button", { name: "Confirm" }).click();
  await expect.element(screen.getByText("abcde-fghij")).toBeVisible();
  expect(changes()).toEqual([]);
  await screen.getByRole("button", { name: "I have saved them" }).click();
  await expect.element(box).toBeChecked();
  expect(onSelf).toHaveBeenCalled();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(box).not.toBeChecked();
  expect(changes().map(({ body }) => body)).toEqual([
    { secondFactorRequired: true, graceDays: 7 },
    { secondFactorRequired: false, graceDays: 0 },
  ]);
});

test("it can be broken off, and nothing is required", async () => {
  const screen = await show(self(false));
  const box = screen.getByLabelText("Everybody needs a second factor");
  await box.click();
  await screen.getByRole("button", { name: "Not now" }).click();
  expect(screen.getByText(/Set up your own first/).query()).toBeNull();
  await expect.element(box).toBeEnabled();
  await expect.element(box).not.toBeChecked();
  expect(changes()).toEqual([]);
});

test("who has one requires it with one press", async () => {
  const screen = await show(self(true));
  await screen.getByLabelText("Everybody needs a second factor").click();
  await vi.waitFor(() => expect(changes()).toHaveLength(1));
});
