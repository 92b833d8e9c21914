import { beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { ReportChange } from "./report-change.tsx";

const sent = vi.fn();
let refusal: object | null = null;
beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  refusal = null;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent(address, JSON.parse(String(init.body)));
    return Response.json(refusal ?? { message: "We look it up." }, { status: refusal ? 400 : 200 });
  });
});

async function open() {
  const screen = await renderPage(<ReportChange name="Tagore Hill" />, "/sights/tagore-hill");
  await screen.getByRole("link", { name: "Report what has changed" }).click();
  await screen.getByLabelText("What has changed?").selectOptions("hours");
  await screen.getByLabelText("What is true now?").fill("It closes at four.");
  return screen;
}

test("a report names its page, and needs neither an account nor an address", async () => {
  const screen = await open();
  await screen.getByRole("button", { name: "Send" }).click();
  await expect
    .element(screen.getByRole("status").first())
    .toHaveTextContent("Thank you. We look it up.");
  expect(sent).toHaveBeenCalledWith("/api/reports", {
    path: "/sights/tagore-hill",
    subject: "hours",
    body: "It closes at four.",
    seenAt: "",
    email: "",
    website: "",
  });
});

test("what is refused stands beside its field, and nothing that was typed is lost", async () => {
  const message = "Invalid email format.";
  refusal = { error: { code: "validation_failed", message, fields: { email: message } }, message };
  const screen = await open();
  await screen.getByLabelText("Email").fill("asha@here.example");
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect
    .element(screen.getByLabelText("What is true now?"))
    .toHaveValue("It closes at four.");
});
