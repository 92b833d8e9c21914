import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keys } from "#app/calls/stored-values.ts";
import { LiveProvider } from "#app/desk/live.tsx";
import { UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import AdminPanelPage from "#app/routes/admin-panel.tsx";
import type { DeskTrip } from "#contract/wire/desk.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { RequestsTab } from "./requests-tab.tsx";

const self: DeskSelf = {
  id: "00000000-0000-4000-8000-00000000000a",
  email: "desk@example.org",
  name: "Desk",
  role: "owner",
  secondFactor: true,
  mustEnrol: false,
  recoveryCodesLeft: 8,
};

const trip = (id: string, destination: string): DeskTrip => ({
  id,
  reference: `SAF-${id}`,
  userId: "u",
  source: "site",
  language: "en",
  name: "Asha",
  email: "asha@example.org",
  phone: "",
  destination,
  travelDate: "2027-01-05",
  travelWhen: "",
  travelers: "2",
  tripType: "family",
  stage: "new",
  stageAt: "2026-11-20T10:00:00.000Z",
  lostCode: "",
  lostReason: "",
  owner: null,
  nextAction: "",
  nextActionOn: null,
  version: 1,
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  answeredAt: null,
  unread: false,
});
const detail = (id: string, destination: string): DeskTripDetail => ({
  ...trip(id, destination),
  message: `A wish for ${destination}`,
  plan: "",
  notes: [],
  messages: [],
  timeline: [],
  twins: [],
  comments: [],
  party: null,
  asSeen: null,
});
const page = (...trips: DeskTrip[]) => ({ trips, next: null });
const counts = { new: 2, qualified: 0, quote_sent: 0, accepted: 0, lost: 1, due: 0, unread: 0 };
const ended = () => refuse(401, { error: { code: "unauthorized", message: "Please sign in." } });

let answer: (call: Call) => CallAnswer | Promise<CallAnswer>;
let calls: Call[];
let streams: ReturnType<typeof openEventStreams>;
beforeEach(() => {
  streams = openEventStreams();
  answer = () => undefined;
  calls = answerCalls((call) => answer(call));
});

function show(address = "/AdminPanel") {
  return renderPage(
    <LiveProvider>
      <UndoProvider>
        <RequestsTab self={self} />
      </UndoProvider>
    </LiveProvider>,
    address,
  );
}

const isList = ({ path }: Call) => path.startsWith("/api/desk/trips?");
const lists = () => calls.filter(isList);

test("a slow answer to the filter before is not shown under the present one", async () => {
  const slow = holdAnswer();
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (!isList(call)) return undefined;
    return call.path.includes("stage=lost") ? page(trip("2", "Lost in Goa")) : slow.answer;
  };
  const screen = await show();
  await screen.getByRole("button", { name: /^Lost/ }).click();
  const row = screen.getByRole("button", { name: /Lost in Goa/ });
  await expect.element(row).toBeVisible();
  slow.give(page(trip("1", "Open in Ranchi")));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(row).toBeVisible();
  await expect.element(screen.getByText("Open in Ranchi")).not.toBeInTheDocument();
});

test("what came for another filter is never drawn while the present one is on its way", async () => {
  const slow = holdAnswer();
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (!isList(call)) return undefined;
    return call.path.includes("stage=lost") ? slow.answer : page(trip("1", "Open in Ranchi"));
  };
  const screen = await show();
  await expect.element(screen.getByText("Open in Ranchi")).toBeVisible();
  await screen.getByRole("button", { name: /^Lost/ }).click();
  await expect.element(screen.getByText("Open in Ranchi")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("status", { name: "Loading..." })).toBeVisible();
  slow.give(page());
  await expect.element(screen.getByText("No matches")).toBeVisible();
});

test("the pane shows what was opened last, whichever answer comes last", async () => {
  const slow = holdAnswer();
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (isList(call)) return page(trip("1", "Ranchi"), trip("2", "Goa"));
    if (call.path === "/api/desk/trips/1") return slow.answer;
    return call.path === "/api/desk/trips/2" ? detail("2", "Goa") : undefined;
  };
  const screen = await show();
  await screen.getByRole("button", { name: /Ranchi/ }).click();
  await screen.getByRole("button", { name: /Goa/ }).click();
  await expect.element(screen.getByText("A wish for Goa")).toBeVisible();
  await expect.element(screen.getByLabelText("address")).toHaveTextContent("/AdminPanel?trip=2");
  slow.give(detail("1", "Ranchi"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(screen.getByText("A wish for Goa")).toBeVisible();
  await expect.element(screen.getByText("A wish for Ranchi")).not.toBeInTheDocument();
});

test("a failed first read says so and can be tried again; a later one keeps what is there", async () => {
  let works = false;
  answer = (call) => {
    if (!works) return undefined;
    return call.path.endsWith("/counts") ? counts : page(trip("1", "Ranchi"));
  };
  const screen = await show();
  await expect.element(screen.getByText("Error loading data")).toBeVisible();
  works = true;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Ranchi")).toBeVisible();
  works = false;
  streams.send({ topic: "trips", type: "UPDATE", id: "1" });
  await expect.element(screen.getByText(/The desk cannot be reached/)).toBeVisible();
  await expect.element(screen.getByText("Ranchi")).toBeVisible();
});

test("changes are read when they are told, several at once, and after the stream was lost", async () => {
  answer = (call) => (call.path.endsWith("/counts") ? counts : page(trip("1", "Ranchi")));
  const screen = await show();
  await expect.element(screen.getByText("Ranchi")).toBeVisible();
  expect(streams.living()).toHaveLength(1);
  streams.open();
  expect(lists()).toHaveLength(1);
  answer = (call) => (call.path.endsWith("/counts") ? counts : page(trip("1", "Netarhat")));
  for (let index = 0; index < 5; index += 1)
    streams.send({ topic: "trips", type: "UPDATE", id: "1" });
  streams.send({ topic: "chat", type: "UPDATE", id: "1" });
  await expect.element(screen.getByText("Netarhat")).toBeVisible();
  expect(lists()).toHaveLength(2);
  streams.lose();
  streams.open();
  await vi.waitFor(() => expect(lists()).toHaveLength(3));
});

test("a stage that somebody else changed meanwhile is not overwritten in silence", async () => {
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (isList(call)) return page(trip("1", "Ranchi"));
    if (call.method === "PATCH")
      return refuse(409, { error: { code: "conflict", message: "Somebody was quicker." } });
    return call.path === "/api/desk/trips/1" ? detail("1", "Ranchi") : undefined;
  };
  const screen = await show("/AdminPanel?trip=1");
  await expect.element(screen.getByText("A wish for Ranchi")).toBeVisible();
  const before = calls.length;
  await screen
    .getByRole("region", { name: "Request" })
    .getByRole("button", { name: "Qualified" })
    .click();
  await vi.waitFor(() => expect(calls.some(({ method }) => method === "PATCH")).toBe(true));
  expect(calls.find(({ method }) => method === "PATCH")?.body).toMatchObject({ version: 1 });
  await vi.waitFor(() =>
    expect(
      calls
        .slice(before)
        .some(({ method, path }) => method === "GET" && path === "/api/desk/trips/1"),
    ).toBe(true),
  );
});

test("a session that has ended brings the login screen back", async () => {
  localStorage.setItem(keys.admin, self.email);
  answer = ({ path }) => (path === "/api/desk/me" ? self : undefined);
  const screen = await renderPage(<AdminPanelPage />, "/AdminPanel?tab=requests");
  await expect.element(screen.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  answer = () => ended();
  streams.send({ topic: "trips", type: "UPDATE", id: "1" });
  await expect.element(screen.getByText("The operator's desk")).toBeVisible();
  expect(localStorage.getItem(keys.admin)).toBeNull();
});

test("keys move through the list and open, and Escape gives the focus back to the row", async () => {
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (isList(call)) return page(trip("1", "Ranchi"), trip("2", "Goa"));
    return call.path === "/api/desk/trips/2" ? detail("2", "Goa") : undefined;
  };
  const screen = await show();
  await expect.element(screen.getByText("Ranchi")).toBeVisible();
  await userEvent.keyboard("jj{Enter}");
  await expect.element(screen.getByText("A wish for Goa")).toBeVisible();
  (
    screen.getByRole("textbox", { name: "Write to the traveller" }).element() as HTMLElement
  ).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("A wish for Goa")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /Goa/ })).toHaveFocus();
});

test("the filter stands in the address, and a link with one opens it", async () => {
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    return isList(call) ? page(trip("1", "Ranchi")) : undefined;
  };
  const screen = await show("/AdminPanel?tab=requests&show=unread&search=Ranchi");
  await expect.element(screen.getByText("Ranchi", { exact: false }).first()).toBeVisible();
  expect(lists().at(-1)?.path).toContain("search=Ranchi");
  expect(lists().at(-1)?.path).toContain("unread=1");
  await screen.getByRole("button", { name: /^Due/ }).click();
  await expect
    .element(screen.getByLabelText("address"))
    .toHaveTextContent("/AdminPanel?tab=requests&show=due&search=Ranchi");
});

test("several are chosen, assigned at once, and what was left is said", async () => {
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (call.path === "/api/desk/admins") return { admins: [{ ...self, disabled: false }] };
    if (call.method === "PATCH")
      return { changed: 1, left: [{ id: "2", reference: "SAF-2", reason: "" }] };
    return isList(call)
      ? page(trip("1", "Ranchi"), { ...trip("2", "Goa"), name: "Bilal" })
      : undefined;
  };
  const screen = await show();
  await screen.getByRole("checkbox", { name: "Choose Asha" }).click();
  await screen.getByRole("button", { name: "Choose all shown" }).click();
  await expect.element(screen.getByText("2 chosen")).toBeVisible();
  await screen.getByLabelText("Assign to").selectOptions("Desk");
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "PATCH")).toMatchObject({
      path: "/api/desk/trips",
      body: { trips: [{ id: "1" }, { id: "2" }], change: { ownerId: self.id } },
    }),
  );
  await expect.element(screen.getByText("2 chosen")).not.toBeInTheDocument();
});

test("on the board a card is moved by a key, and Lost asks why first", async () => {
  let stage: DeskTrip["stage"] = "new";
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (call.method === "PATCH") {
      stage = (call.body as { stage: DeskTrip["stage"] }).stage;
      return { ...detail("1", "Ranchi"), stage, version: 2 };
    }
    if (!isList(call)) return undefined;
    return call.path.includes(`stage=${stage}&`) ? page({ ...trip("1", "Ranchi"), stage }) : page();
  };
  const screen = await show("/AdminPanel?tab=requests&look=board");
  const inColumn = (name: string) =>
    screen.getByRole("region", { name, exact: true }).getByRole("button", { name: /Asha/ });
  await expect.element(inColumn("New")).toBeVisible();
  (inColumn("New").element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await expect.element(inColumn("Qualified")).toBeVisible();
  await expect.element(inColumn("Qualified")).toHaveFocus();
  await screen.getByLabelText("Stage of Asha").selectOptions("Lost");
  const dialog = screen.getByRole("dialog");
  await dialog.getByLabelText("Why was it lost?").selectOptions("Too expensive");
  await dialog.getByRole("button", { name: "Mark as lost" }).click();
  await expect.element(inColumn("Lost")).toBeVisible();
  expect(calls.findLast(({ method }) => method === "PATCH")?.body).toMatchObject({
    stage: "lost",
    lostCode: "price",
  });
});

test("on the board a card is dragged into another column", async () => {
  let stage: DeskTrip["stage"] = "new";
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (call.method === "PATCH") {
      stage = "quote_sent";
      return { ...detail("1", "Ranchi"), stage, version: 2 };
    }
    if (!isList(call)) return undefined;
    return call.path.includes(`stage=${stage}&`) ? page({ ...trip("1", "Ranchi"), stage }) : page();
  };
  const screen = await show("/AdminPanel?tab=requests&look=board");
  const card = screen.getByRole("article");
  await expect.element(card).toBeVisible();
  await userEvent.dragAndDrop(card, screen.getByRole("region", { name: "Quote sent" }));
  await expect
    .element(screen.getByRole("region", { name: "Quote sent" }).getByRole("article"))
    .toBeVisible();
});

test("a pasted message fills the fields, and the request is opened once it is kept", async () => {
  answer = (call) => {
    if (call.path.endsWith("/counts")) return counts;
    if (call.path === "/api/search-index.json") return [{ name: "Kerala", kind: "state" }];
    if (call.method === "POST" && call.path === "/api/desk/trips") return detail("9", "Kerala");
    if (isList(call)) return page();
    return call.path === "/api/desk/trips/9" ? detail("9", "Kerala") : undefined;
  };
  const screen = await show();
  await screen.getByRole("button", { name: "New request" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog
    .getByLabelText("Paste a message")
    .fill("Ich heiße Jürgen Müller, wir sind zu viert, am 14.02.2027 nach Kerala. +49 30 1234567");
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Jürgen Müller");
  await expect.element(dialog.getByLabelText("Travelers")).toHaveValue("4");
  await expect.element(dialog.getByLabelText("Travel date")).toHaveValue("2027-02-14");
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("+49301234567");
  await dialog.getByRole("button", { name: "Enter the request" }).click();
  await expect.element(screen.getByText("A wish for Kerala")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    source: "phone",
    destination: "Kerala",
    travelers: "4",
    confirm: false,
  });
});

const deskWithoutRequests = (call: Call): CallAnswer => {
  if (call.path.endsWith("/counts")) return counts;
  if (call.path === "/api/search-index.json") return [{ name: "Kerala", kind: "state" }];
  if (call.method === "POST" && call.path === "/api/desk/trips") return detail("9", "Kerala");
  if (isList(call)) return page();
  return call.path === "/api/desk/trips/9" ? detail("9", "Kerala") : undefined;
};

const first =
  "My name is Asha Devi, 4 people to Kerala on 14 February 2027. +91 98765 43210, asha@example.org";

test("after a request was entered the form holds nothing of it, pasted or typed", async () => {
  answer = deskWithoutRequests;
  const screen = await show();
  const begin = screen.getByRole("button", { name: "New request" });
  await begin.click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByLabelText("Paste a message").fill(first);
  await expect.element(dialog.getByLabelText("Destination")).toHaveValue("Kerala");
  await dialog.getByLabelText("Email").fill("asha.devi@example.org");
  await dialog.getByRole("button", { name: "Enter the request" }).click();
  await expect.element(screen.getByText("A wish for Kerala")).toBeVisible();
  await begin.click();
  for (const name of ["Name", "Phone", "Email", "Destination", "Travel date", "Paste a message"])
    await expect.element(dialog.getByLabelText(name)).toHaveValue("");
  await expect.element(dialog.getByLabelText("Travelers")).toHaveValue("1");
  await expect.element(dialog.getByText(/Continued/)).not.toBeInTheDocument();
});

test("a second message keeps nothing of the first one, and what was typed stays", async () => {
  answer = deskWithoutRequests;
  const screen = await show();
  await screen.getByRole("button", { name: "New request" }).click();
  const dialog = screen.getByRole("dialog");
  const paste = dialog.getByLabelText("Paste a message");
  await paste.fill(first);
  await expect.element(dialog.getByLabelText("Email")).toHaveValue("asha@example.org");
  await paste.fill("hum 5 log hain, 2 bachche (6 aur 9 saal), Kerala");
  await expect.element(dialog.getByLabelText("Travelers")).toHaveValue("5");
  await expect.element(dialog.getByText(/Adults: 3. Children: 2 \(6, 9 years\)\./)).toBeVisible();
  for (const name of ["Name", "Phone", "Email", "Travel date"])
    await expect.element(dialog.getByLabelText(name)).toHaveValue("");
  await dialog.getByLabelText("Phone").fill("0651 223344");
  await paste.fill("hum 6 log hain, 14 February 2027, Kerala");
  await expect.element(dialog.getByLabelText("Travelers")).toHaveValue("6");
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("0651 223344");
  await expect.element(dialog.getByText(/Left as you typed it: Phone\./)).toBeVisible();
  // Somebody else's message takes nothing of what was typed for another.
  await paste.fill("Mera naam Rohit hai, +91 94311 00000, Kerala jaana hai");
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("+919431100000");
  await dialog.getByLabelText("Name").fill("Rohit Oraon");
  await dialog.getByLabelText("Email").fill("rohit@example.org");
  await paste.fill("My name is Meera Das, Kerala in March");
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Meera Das");
  await expect.element(dialog.getByLabelText("Email")).toHaveValue("");
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("");
  // Who named a month, or nothing yet, is entered so: no day is asked for.
  const month = dialog.getByLabelText("Month, where no day is known");
  await vi.waitFor(() =>
    expect((month.element() as HTMLSelectElement).value).toMatch(/^\d{4}-03$/),
  );
  await expect.element(dialog.getByLabelText("Travel date")).toHaveValue("");
  await dialog.getByRole("button", { name: "Enter the request" }).click();
  await expect.element(screen.getByText("A wish for Kerala")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    travelDate: expect.stringMatching(/^\d{4}-03$/),
  });
});

test("what was begun and left is there again, says so, and gives way to a message", async () => {
  answer = deskWithoutRequests;
  const screen = await show();
  const begin = screen.getByRole("button", { name: "New request" });
  await begin.click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByLabelText("Phone").fill("0651 223344");
  await userEvent.keyboard("{Escape}");
  await begin.click();
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("0651 223344");
  await expect.element(dialog.getByText(/Continued from what was begun/)).toBeVisible();
  await dialog.getByLabelText("Paste a message").fill("two couples and 1 child to Kerala");
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("");
  await expect.element(dialog.getByLabelText("Travelers")).toHaveValue("5");
  await userEvent.keyboard("{Escape}");
  await begin.click();
  await dialog.getByRole("button", { name: "Start afresh" }).click();
  await expect.element(dialog.getByLabelText("Destination")).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  await begin.click();
  await expect.element(dialog.getByLabelText("Destination")).toHaveValue("");
});
