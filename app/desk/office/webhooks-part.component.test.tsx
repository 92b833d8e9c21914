import { beforeEach, expect, test, vi } from "vitest";
import type { Webhook } from "#contract/wire/webhooks.ts";
import { answerCalls, type Call, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { WebhooksPart } from "./webhooks-part.tsx";

const hook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: "00000000-0000-4000-8000-000000000001",
  url: "https://crm.example/hook",
  events: ["request.received", "payment.received"],
  createdAt: "2026-11-28T06:00:00.000Z",
  goneAt: null,
  sent: 4,
  waiting: 0,
  failed: 2,
  lastSentAt: "2026-11-28T07:00:00.000Z",
  ...changes,
});

let hooks: Webhook[];
let calls: Call[];
beforeEach(() => {
  hooks = [hook()];
  calls = answerCalls(({ method, path, body }) => {
    if (path === "/api/desk/webhooks" && method === "POST") {
      const { url } = body as { url: string };
      if (url === hooks[0]?.url)
        return refuse(409, { code: "conflict", message: "This address is told already." });
      hooks = [...hooks, hook({ id: "00000000-0000-4000-8000-000000000002", url })];
      return { webhooks: hooks, id: hooks[1]?.id, secret: "whsec_c2VjcmV0" };
    }
    if (method === "DELETE") hooks = [];
    return { webhooks: hooks };
  });
});

test("one more is added with what was chosen, and its secret is shown", async () => {
  const page = await renderPage(<WebhooksPart />);
  await expect.element(page.getByText(/Not delivered: 2, see Mails/)).toBeVisible();
  await page.getByLabelText("Its address").fill("https://books.example/in");
  await page.getByLabelText("A quote was sent").click();
  await page.getByRole("button", { name: "Tell this program" }).click();
  await expect.element(page.getByText("whsec_c2VjcmV0")).toBeVisible();
  await expect.element(page.getByText("https://books.example/in")).toBeVisible();
  const sent = calls.find(({ method }) => method === "POST")?.body as { events: string[] };
  expect(sent.events).toHaveLength(7);
  expect(sent.events).not.toContain("quote.sent");
});

test("what is refused stays to be read and typed on", async () => {
  const page = await renderPage(<WebhooksPart />);
  await page.getByLabelText("Its address").fill("https://crm.example/hook");
  await page.getByRole("button", { name: "Tell this program" }).click();
  await expect.element(page.getByText("This address is told already.")).toBeVisible();
  await expect.element(page.getByLabelText("Its address")).toHaveValue("https://crm.example/hook");
});

test("it is tried, and removed after a question", async () => {
  const confirm = vi.spyOn(window, "confirm").mockReturnValueOnce(false).mockReturnValue(true);
  const page = await renderPage(<WebhooksPart />);
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect.element(page.getByText("The test is on its way.")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("https://crm.example/hook")).not.toBeInTheDocument();
  confirm.mockRestore();
});
