import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { keepTripDraft, readTripDraft } from "#app/trips/trip-draft.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { LoginPopup } from "./login-popup.tsx";

function Opener() {
  const { openLogin } = usePanels();
  return (
    <button type="button" onClick={() => openLogin("sign-up")}>
      Open it
    </button>
  );
}

async function open() {
  answerCalls(({ path }) => (path === "/Signup" ? { success: true, message: "" } : undefined));
  const screen = await renderPage(
    <>
      <Opener />
      <LoginPopup />
    </>,
  );
  const press = () => screen.getByRole("button", { name: "Open it" }).click();
  await press();
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  await expect.element(field("Full Name")).toBeVisible();
  return { screen, field, press, tab: (name: string) => screen.getByRole("tab", { name }).click() };
}

beforeEach(() => vi.stubGlobal("alert", vi.fn()));

test("a switch of forms and a press on the dark around them lose nothing, passwords neither", async () => {
  const { screen, field, press, tab } = await open();
  await field("Full Name").fill("Asha Devi");
  await field("Password").fill("Ranchi!2026");
  await tab("Sign In");
  await field("Password").fill("Another!1");
  await tab("Sign Up");
  await expect.element(field("Full Name")).toHaveValue("Asha Devi");
  await expect.element(field("Password")).toHaveValue("Ranchi!2026");
  const dark = document.querySelector<HTMLElement>("[data-backdrop]") ?? document.body;
  await userEvent.click(dark, { position: { x: 2, y: 2 } });
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("closed");
  await press();
  await expect.element(field("Full Name")).toHaveValue("Asha Devi");
  await expect.element(field("Password")).toHaveValue("Ranchi!2026");
  await tab("Sign In");
  await expect.element(field("Password")).toHaveValue("Another!1");
});

test("what the trip's first step knows is not asked again: name, address, number and its country", async () => {
  const draft = readTripDraft();
  const contact = {
    name: "Jean-Pierre O'Neil",
    email: "jp@example.org",
    phone: "+49 170 1234567",
  };
  keepTripDraft({ ...draft, values: { ...draft.values, ...contact } });
  const { field, tab } = await open();
  await expect.element(field("Full Name")).toHaveValue("Jean Pierre O Neil");
  await expect.element(field("Email")).toHaveValue("jp@example.org");
  await expect.element(field("Phone")).toHaveValue("+49 170 1234567");
  await expect.element(field("Country")).toHaveValue("Germany");
  await tab("Sign In");
  await expect.element(field("Email")).toHaveValue("jp@example.org");
});

test("a sign-up that was sent is remembered with where one was, and the form is clear", async () => {
  const { screen, field, tab } = await open();
  await field("Full Name").fill("Asha Devi");
  await field("Email").fill("asha@example.org");
  await field("Password").fill("Ranchi!2026");
  await field("Confirm Password").fill("Ranchi!2026");
  await field("Country").selectOptions("India");
  await field("Phone").fill("98765 43210");
  sessionStorage.setItem("trip.resume", "1");
  await screen.getByRole("button", { name: "Sign Up" }).click();
  await expect.element(screen.getByText(/A link is on its way to asha@example.org/)).toBeVisible();
  await expect.element(field("Email")).toHaveValue("asha@example.org");
  const { pathname, search } = window.location;
  expect(JSON.parse(localStorage.getItem("sign-up.begun") ?? "{}")).toMatchObject({
    email: "asha@example.org",
    path: pathname + search,
    panel: "trip",
  });
  await tab("Sign Up");
  await expect.element(field("Full Name")).toHaveValue("");
});

test("signed in by the mail's link in another tab, the popup has nothing left to ask", async () => {
  const { screen } = await open();
  writeStored(keys.image, "portrait");
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("closed");
});
