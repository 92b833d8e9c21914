import { beforeEach, expect, test, vi } from "vitest";
import { LiveProvider } from "#app/desk/live.tsx";
import { UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskContactThread } from "#contract/wire/desk-contacts.ts";
import { answerCalls, type Call } from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { ContactPane } from "./contact-pane.tsx";

const self: DeskSelf = {
  id: "00000000-0000-4000-8000-00000000000a",
  email: "desk@example.org",
  name: "Desk",
  role: "editor",
  secondFactor: true,
  mustEnrol: false,
  recoveryCodesLeft: 8,
};

const mail: DeskContactThread = {
  id: "m",
  reference: "MSG-222222",
  name: "Kamla Devi",
  email: "kamla@work.example",
  phone: "",
  message: "2 couples and 1 child, from my office.",
  status: "new",
  createdAt: "2026-11-22T10:00:00.000Z",
  source: "mail",
  subject: "Netarhat",
  unproved: true,
  language: "hi",
  replies: [],
  offers: [
    {
      id: "t",
      reference: "SF-222222",
      name: "Kamla Devi",
      destination: "Netarhat",
      travelDate: "2027-01-05",
      travelWhen: "",
      why: "name",
    },
  ],
  joined: null,
};

let calls: Call[];
let thread: DeskContactThread;
beforeEach(() => {
  openEventStreams();
  thread = mail;
  calls = answerCalls(({ method }) =>
    method === "POST"
      ? {
          ...thread,
          offers: [],
          status: "closed" as const,
          joined: { id: "t", reference: "SF-222222" },
        }
      : thread,
  );
});
const show = (role: DeskSelf["role"] = "editor") =>
  renderPage(
    <LiveProvider>
      <UndoProvider>
        <ContactPane id="m" self={{ ...self, role }} />
      </UndoProvider>
    </LiveProvider>,
    "/AdminPanel?tab=messages&box=contact&message=m",
  );

test("a mail that may be anybody's says so, and is joined to the request it belongs to", async () => {
  const screen = await show();
  await expect.element(screen.getByText("Netarhat", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/Nothing shows that this mail is from/)).toBeVisible();
  await expect.element(screen.getByText("writes in हिंदी")).toBeVisible();
  await expect.element(screen.getByText(/kamla@work.example is known/)).toBeVisible();
  await screen.getByRole("button", { name: "Join to SF-222222" }).click();
  await expect.element(screen.getByText(/Joined to request/)).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    path: "/api/desk/contact/m/join",
    body: { trip: "t" },
  });
  await screen.getByRole("button", { name: "SF-222222" }).click();
  await expect
    .element(screen.getByLabelText("address"))
    .toHaveTextContent("/AdminPanel?tab=requests&trip=t");
});

test("a viewer joins nothing, and a mail without an address is not answered", async () => {
  thread = { ...mail, email: "" };
  const screen = await show("viewer");
  await expect.element(screen.getByText(/same name/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Join/ })).not.toBeInTheDocument();
  await screen.unmount();
  const editor = await show();
  await expect.element(editor.getByText(/names no address/)).toBeVisible();
  await expect.element(editor.getByRole("textbox")).not.toBeInTheDocument();
});

test("a request is made of it with what it says", async () => {
  const screen = await show();
  await screen
    .getByRole("button", { name: /request/i })
    .first()
    .click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByLabelText("Travelers")).toHaveValue("5");
  await expect.element(dialog.getByLabelText("Email")).toHaveValue("kamla@work.example");
  await vi.waitFor(() =>
    expect((dialog.getByLabelText("Source").element() as HTMLSelectElement).value).toBe("email"),
  );
});
