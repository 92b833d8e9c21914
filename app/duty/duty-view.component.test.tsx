import { afterEach, expect, test } from "vitest";
import { forgetAllKept } from "#app/kept/forget-kept.ts";
import { setAsOf } from "#app/kept/kept-hint.ts";
import { listKept } from "#app/kept/kept-store.ts";
import type { DutyPage } from "#contract/trip/duties.ts";
import { answerCalls, type CallAnswer, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { DutyView } from "./duty-view.tsx";

const link = "t".repeat(43);
const duty = (day: string, changes = {}) => ({
  ...{ tripId: "trip", item: "car", day, kind: "transport" as const, reference: "SF-ABC234" },
  ...{ title: "Netarhat", lead: "Asha Devi", phone: "+919999999999", people: "2 adults" },
  ...{ guests: [], reportAt: "06:00", reportPlace: "Ranchi airport", vehicle: "Innova" },
  ...{ plate: "JH01 AB 1234", language: "", dayTitle: `Way of ${day}`, night: "Netarhat" },
  ...{ route: [{ at: "9:30", name: "Lodh Falls" }], arrival: "", departure: "", requests: "" },
  ...{ km: 340, startedAt: null, kmOut: null, finishedAt: null, kmIn: null, ...changes },
});
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const page = (changes = {}): DutyPage => ({
  ...{ today, ends: today, kind: "transport", reference: "SF-ABC234", title: "Netarhat" },
  ...{ office: { shown: "+91 651 2460000", href: "tel:+916512460000" }, paper: "p1" },
  duties: [duty(today, changes)],
});
afterEach(async () => {
  setAsOf(null);
  await forgetAllKept();
});

const isKept = /These days lie on this phone/;

test("what was opened once is read without a network, its paper with it; a start waits, and goes out with its moment", async () => {
  let answer: (path: string, method: string) => CallAnswer = (path) =>
    path.endsWith(".pdf") ? { pdf: true } : page();
  const calls = answerCalls(({ path, method }) => answer(path, method));
  const first = await renderPage(<DutyView token={`duty-${link}`} />);
  await expect.element(first.getByText(isKept)).toBeVisible();
  await expect.poll(async () => (await listKept("papers")).length).toBe(1);
  await first.unmount();

  answer = () => undefined;
  const screen = await renderPage(<DutyView token={`duty-${link}`} />);
  await expect.element(screen.getByText(/These are the days as of/)).toBeVisible();
  await expect.element(screen.getByText(/Lodh Falls/)).toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "Duty slip" }))
    .toHaveAttribute("href", expect.stringMatching(/^blob:/));
  await screen.getByLabelText("Kilometres on the meter at the start").fill("45200");
  await screen.getByRole("button", { name: "Start the day" }).click();
  await expect.element(screen.getByText(/^Started .*at 45,?200 km/)).toBeVisible();
  const line = screen.getByRole("region", { name: "Waiting for a connection" });
  await expect.element(line.getByText(/^Start of .* at 45,?200 km/)).toBeVisible();

  answer = (path, method) =>
    method === "POST" || !path.endsWith(".pdf")
      ? page({ startedAt: new Date().toISOString(), kmOut: 45_200 })
      : { pdf: true };
  window.dispatchEvent(new Event("online"));
  await expect.element(line).not.toBeInTheDocument();
  const sent = calls.filter(({ method }) => method === "POST").at(-1);
  expect(sent).toMatchObject({
    path: `/api/duty/${link}/${today}`,
    body: { action: "start", km: 45_200, at: expect.stringMatching(/^20\d\d-.*Z$/) },
  });
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
});

test("what waits stands over the site's own answer as well, until it has gone out, and is kept by nobody as its word", async () => {
  let answer: (path: string, method: string) => CallAnswer = (path) =>
    path.endsWith(".pdf") ? { pdf: true } : page();
  answerCalls(({ path, method }) => answer(path, method));
  const first = await renderPage(<DutyView token={`duty-${link}`} />);
  await expect.element(first.getByText(isKept)).toBeVisible();
  // The line is cut while the page stands open.
  answer = () => undefined;
  await first.getByLabelText("Kilometres on the meter at the start").fill("45200");
  await first.getByRole("button", { name: "Start the day" }).click();
  await expect.element(first.getByText(/^Started .*at 45,?200 km/)).toBeVisible();
  await first.unmount();
  expect(await listKept("trips")).toMatchObject([{ duty: { duties: [{ startedAt: null }] } }]);

  // Reading goes, writing does not yet.
  answer = (_path, method) => (method === "POST" ? undefined : page());
  const screen = await renderPage(<DutyView token={`duty-${link}`} />);
  const line = screen.getByRole("region", { name: "Waiting for a connection" });
  await expect.element(line.getByText(/^Start of .* at 45,?200 km/)).toBeVisible();
  await expect.element(screen.getByText(/^Started .*at 45,?200 km/)).toBeVisible();
  expect(screen.getByText(/These are the days as of/).elements()).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Start the day" }).elements()).toHaveLength(0);
});

test("a link that is closed takes the days off the phone; a press does, too", async () => {
  let answer: (path: string) => CallAnswer = (path) =>
    path.endsWith(".pdf") ? { pdf: true } : page();
  answerCalls(({ path }) => answer(path));
  const first = await renderPage(<DutyView token={`duty-${link}`} />);
  await expect.element(first.getByText(isKept)).toBeVisible();
  await first.getByRole("button", { name: "Forget on this phone" }).click();
  await first.getByRole("button", { name: "Take these days off this phone?" }).click();
  await expect.poll(async () => (await listKept("trips")).length).toBe(0);
  await expect.element(first.getByText(isKept)).not.toBeInTheDocument();
  await first.unmount();

  const again = await renderPage(<DutyView token={`duty-${link}`} />);
  await expect.element(again.getByText(isKept)).toBeVisible();
  await again.unmount();
  answer = () => refuse(404, { error: { code: "not_found", message: "This link is closed." } });
  const closed = await renderPage(<DutyView token={`duty-${link}`} />);
  await expect.element(closed.getByText("This link is closed.")).toBeVisible();
  await expect.poll(async () => (await listKept("trips")).length).toBe(0);
  expect(await listKept("papers")).toEqual([]);
});
