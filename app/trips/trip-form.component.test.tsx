import { expect, test, vi } from "vitest";
import { keys } from "#app/calls/stored-values.ts";
import { dropFormDrafts } from "#app/forms/form-drafts.ts";
import { answerCalls, type Call, type CallAnswer, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storedUser, storeSession } from "#tests/components/stored-session.ts";
import { TripForm } from "./trip-form.tsx";

type Screen = Awaited<ReturnType<typeof renderPage>>;

const field = (screen: Screen, name: string) => screen.getByRole("textbox", { name });
const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const draft = () => localStorage.getItem("trip.draft") ?? "";

/** The auth service knows the traveller; `/Tripdata` answers as told. */
const answer = (tripdata: (call: Call) => CallAnswer) =>
  answerCalls((call) => {
    if (call.path.startsWith("/auth/v1/user")) return storedUser;
    return call.path === "/Tripdata" ? tripdata(call) : undefined;
  });

async function fillContact(screen: Screen) {
  await field(screen, "Full Name").fill("Asha Devi");
  await field(screen, "Email Address").fill("asha@example.org");
  await field(screen, "Phone Number").fill("+919876543210");
  await screen.getByRole("button", { name: "Next: Trip Details" }).click();
}
async function fillDetails(screen: Screen, day = soon) {
  await field(screen, "Destination").fill("Ranchi");
  await screen.getByLabelText("Travel Date").fill(day);
  await screen.getByLabelText("Number of Travelers").selectOptions("2");
}
const send = (screen: Screen) => screen.getByRole("button", { name: "Submit Request" });

test("what was written is there again after the panel was closed, step and all", async () => {
  const first = await renderPage(<TripForm />);
  await fillContact(first);
  await fillDetails(first);
  await first.unmount();
  const second = await renderPage(<TripForm />);
  await expect.element(field(second, "Destination")).toHaveValue("Ranchi");
  await expect.element(second.getByLabelText("Travel Date")).toHaveValue(soon);
  await second.getByRole("button", { name: "← Back" }).click();
  await expect.element(field(second, "Full Name")).toHaveValue("Asha Devi");
  await expect.element(field(second, "Full Name")).toHaveFocus();
});

test("a day in the past is remarked upon at its field", async () => {
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen, "2020-02-29");
  const day = screen.getByLabelText("Travel Date");
  await expect.element(day).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByText("Travel Date is in the past.")).toBeVisible();
  await day.fill(soon);
  await expect.element(day).not.toHaveAttribute("aria-invalid");
});

test("what is missing is said below its field, and no bubble opens", async () => {
  const screen = await renderPage(<TripForm />);
  const next = screen.getByRole("button", { name: "Next: Trip Details" });
  await next.click();
  for (const name of ["Full Name", "Email Address", "Phone Number"]) {
    await expect.element(field(screen, name)).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(screen, name)).toHaveAccessibleDescription(`${name} is required.`);
  }
  await expect.element(field(screen, "Full Name")).toHaveFocus();
  await field(screen, "Full Name").fill("Asha Devi");
  await expect.element(field(screen, "Full Name")).not.toHaveAttribute("aria-invalid");
  await field(screen, "Email Address").fill("asha");
  await field(screen, "Phone Number").fill("+919876543210");
  await next.click();
  await expect
    .element(field(screen, "Email Address"))
    .toHaveAccessibleDescription("Invalid email format.");
  await expect.element(field(screen, "Email Address")).toHaveFocus();
  await field(screen, "Email Address").fill("asha@example.org");
  await next.click();
  await send(screen).click();
  await expect.element(field(screen, "Destination")).toHaveFocus();
  await expect
    .element(screen.getByLabelText("Travel Date"))
    .toHaveAccessibleDescription("Travel Date is required.");
});

test("a request that was sent says its reference, and its draft is gone", async () => {
  storeSession();
  const calls = answer(() => ({ message: "Your trip request has been sent.", reference: "SAF-7" }));
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen);
  await send(screen).click();
  await expect.element(screen.getByText(/SAF-7/)).toBeVisible();
  const sent = calls.find(({ path }) => path === "/Tripdata");
  expect(sent?.body).toMatchObject({ id: storedUser.id, destination: "Ranchi", travelers: "2" });
  expect(sent?.headers.get("authorization")).toMatch(/^Bearer .+\./);
  expect(draft()).not.toContain("Ranchi");
});

test("the same request carries the same key again, a changed one another", async () => {
  storeSession();
  const calls = answer(() =>
    refuse(503, { message: "Try again.", error: { code: "unavailable" } }),
  );
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen);
  const sentKeys = () =>
    calls
      .filter(({ path }) => path === "/Tripdata")
      .map(({ headers }) => headers.get("idempotency-key"));
  const press = async (times: number) => {
    await send(screen).click();
    await vi.waitFor(() => expect(sentKeys()).toHaveLength(times), { timeout: 5000 });
    await expect.element(send(screen)).toBeEnabled();
  };
  await press(1);
  await press(2);
  await field(screen, "Destination").fill("Netarhat");
  await press(3);
  const [first, second, third] = sentKeys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(draft()).toContain("Netarhat");
});

test("signed out it says calmly at its head what sending needs, and nothing else is asked twice", async () => {
  const screen = await renderPage(<TripForm />);
  await expect.element(screen.getByText("Sending needs an account")).toBeVisible();
  await expect.element(screen.getByText(/What you write here is kept/)).toBeVisible();
  await screen.getByRole("button", { name: "I have an account" }).click();
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("sign-in");
});

test("signed in nothing is said of an account", async () => {
  storeSession();
  const screen = await renderPage(<TripForm />);
  await expect.element(field(screen, "Full Name")).toHaveValue("Asha Devi");
  expect(screen.getByText("Sending needs an account").query()).toBeNull();
});

test("sent signed out it opens Sign Up, in our words and in no alarm, and keeps the answers", async () => {
  answer(() => refuse(500, {}));
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen);
  await send(screen).click();
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("sign-up");
  await expect
    .element(screen.getByText(/^You are not signed in\. Your answers are kept/))
    .toBeVisible();
  expect(document.body.textContent).not.toContain("Auth session missing");
  expect(document.querySelector(".Toastify__toast--error")).toBeNull();
  expect(draft()).toContain("Ranchi");
});

test("without an account it goes by the e-mail address, and says to look in the mail", async () => {
  const said = "We have sent you a message.";
  const calls = answerCalls(({ path }) =>
    path === "/api/trips" ? { message: said } : refuse(500, {}),
  );
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  const way = screen.getByRole("button", { name: "Send without an account" });
  // The form's own checks hold for this way too.
  await way.click();
  expect(calls.filter(({ path }) => path === "/api/trips")).toEqual([]);
  await fillDetails(screen);
  await expect.element(screen.getByText(/We mail a button to asha@example\.org/)).toBeVisible();
  await way.click();
  await expect.element(screen.getByRole("heading", { name: "Look in your mail" })).toHaveFocus();
  await expect.element(screen.getByText(said)).toBeVisible();
  const [sent] = calls.filter(({ path }) => path === "/api/trips");
  expect(sent?.body).toMatchObject({
    email: "asha@example.org",
    name: "Asha Devi",
    phone: "+919876543210",
    destination: "Ranchi",
    travelDate: soon,
    travelers: "2",
    tripType: "leisure",
  });
  expect(draft()).not.toContain("Ranchi");
});

test("what the server refuses of that way is said where it is typed, and kept", async () => {
  answerCalls(({ path }) =>
    path === "/api/trips"
      ? refuse(400, { message: "No.", error: { fields: { email: "Invalid email format." } } })
      : refuse(500, {}),
  );
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen);
  await screen.getByRole("button", { name: "Send without an account" }).click();
  await expect.element(screen.getByText("Invalid email format.")).toBeVisible();
  expect(draft()).toContain("Ranchi");
});

test("signed in there is one way to send", async () => {
  storeSession();
  answer(() => refuse(500, {}));
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await expect.element(send(screen)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send without an account" }).query()).toBeNull();
});

test("a session that has ended asks for the sign-in, and its portrait goes", async () => {
  localStorage.setItem(keys.image, "portrait");
  answer(() => refuse(500, {}));
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen);
  await send(screen).click();
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("sign-in");
  expect(localStorage.getItem(keys.image)).toBeNull();
  expect(draft()).toContain("Ranchi");
});

test("what was begun in one tab is there in another, which knows who has signed in since", async () => {
  const first = await renderPage(<TripForm />);
  await first.getByRole("textbox", { name: "Full Name" }).fill("Jean-Pierre O'Neil");
  await first.unmount();
  // Another tab has the device's storage, and none of this tab's.
  sessionStorage.clear();
  storeSession();
  const second = await renderPage(<TripForm />);
  await expect.element(field(second, "Full Name")).toHaveValue("Jean-Pierre O'Neil");
  await expect.element(field(second, "Email Address")).toHaveValue("asha@example.org");
});

test("a draft ends after a day, and with a sign-out", async () => {
  const first = await renderPage(<TripForm />);
  await first.getByRole("textbox", { name: "Full Name" }).fill("Asha Devi");
  await first.unmount();
  const kept = draft();
  dropFormDrafts();
  expect(localStorage.getItem("trip.draft")).toBeNull();
  localStorage.setItem("trip.draft", kept);
  vi.spyOn(Date, "now").mockReturnValue(JSON.parse(kept).until + 1);
  const second = await renderPage(<TripForm />);
  await expect.element(field(second, "Full Name")).toHaveValue("");
});

test("a fault of the first step leads back to it, to its field, with its sentence", async () => {
  storeSession();
  answer(() =>
    refuse(400, {
      message: "Please look at the fields.",
      error: { code: "validation_failed", fields: { phone: "Invalid phone number." } },
    }),
  );
  const screen = await renderPage(<TripForm />);
  await fillContact(screen);
  await fillDetails(screen);
  await send(screen).click();
  const phone = field(screen, "Phone Number");
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect.element(phone).toHaveFocus();
  await expect.element(screen.getByText("Invalid phone number.")).toBeVisible();
  await phone.fill("+919876543211");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
});

test("a number and an address that nobody can use are said in the step where they are typed", async () => {
  const screen = await renderPage(<TripForm />);
  await field(screen, "Full Name").fill("Asha Devi");
  await field(screen, "Email Address").fill("asha@localhost");
  await field(screen, "Phone Number").fill("call me");
  const next = screen.getByRole("button", { name: "Next: Trip Details" });
  await next.click();
  await expect.element(field(screen, "Email Address")).toHaveFocus();
  await expect.element(screen.getByText("Invalid phone number.")).toBeVisible();
  await field(screen, "Email Address").fill("asha@example.org");
  await next.click();
  await expect.element(field(screen, "Phone Number")).toHaveFocus();
  await field(screen, "Phone Number").fill("+49 (0)170 123-4567");
  await next.click();
  await expect.element(field(screen, "Destination")).toHaveFocus();
});
