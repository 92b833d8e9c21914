import { beforeEach, expect, test, vi } from "vitest";
import { keys } from "#app/calls/stored-values.ts";
import { adminTexts, type UserListItem } from "#contract/wire/admin.ts";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { useUsersAndTrips } from "./use-users-and-trips.ts";

const user = (name: string, phone = "+916512234455"): UserListItem => ({
  id: `id-${name}`,
  email: `${name}@example.org`,
  created_at: "2026-11-20T10:00:00.000Z",
  last_sign_in_at: null,
  user_metadata: { phone, full_name: name, email_verified: true },
});
const ended = () => refuse(401, { error: { code: "not_signed_in", message: "Please sign in." } });

let answer: (call: Call) => CallAnswer | Promise<CallAnswer>;
beforeEach(() => {
  localStorage.setItem(keys.admin, "desk@example.org");
  vi.stubGlobal("confirm", () => true);
  answerCalls((call) => answer(call));
});

/** The hook's lists as they would be drawn. */
function Lists() {
  const { lists, remove } = useUsersAndTrips(true);
  return (
    <ul>
      {lists?.users.map((one) => (
        <li key={one.id}>
          {one.user_metadata.full_name}
          <button type="button" onClick={() => void remove(one)}>
            Delete {one.user_metadata.full_name}
          </button>
        </li>
      ))}
    </ul>
  );
}

test("users without a phone in their metadata are not in the list", async () => {
  answer = ({ path }) =>
    path === "/UserList" ? [user("asha"), user("nophone", ""), { id: "x", email: "x" }] : [];
  const screen = await renderPage(<Lists />);
  await expect.element(screen.getByRole("button", { name: "Delete asha" })).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
});

test.each(["/UserList", "/Travellerlist"])(
  "a 401 of %s brings the login screen back",
  async (one) => {
    answer = ({ path }) => (path === one ? ended() : []);
    const screen = await renderPage(<Lists />);
    await vi.waitFor(() => expect(localStorage.getItem(keys.admin)).toBeNull());
    await expect.element(screen.getByText("Error loading data")).not.toBeInTheDocument();
  },
);

test("a 401 of a deletion brings the login screen back", async () => {
  answer = ({ path, method }) =>
    method === "POST" ? ended() : path === "/UserList" ? [user("asha")] : [];
  const screen = await renderPage(<Lists />);
  await screen.getByRole("button", { name: "Delete asha" }).click();
  await vi.waitFor(() => expect(localStorage.getItem(keys.admin)).toBeNull());
});

test("an older answer that comes late does not bring back who has been deleted since", async () => {
  const gone = new Set<string>();
  const all = [user("asha"), user("bilal"), user("lena")];
  const slow = holdAnswer();
  let reads = 0;
  answer = ({ path, body }) => {
    if (path === "/DeleteUser") {
      gone.add((body as { id: string }).id);
      return { message: adminTexts.userDeleted };
    }
    if (path !== "/UserList") return [];
    reads += 1;
    // The read after the first deletion is still under way when the second one is done.
    return reads === 2 ? slow.answer : all.filter(({ id }) => !gone.has(id));
  };
  const screen = await renderPage(<Lists />);
  await screen.getByRole("button", { name: "Delete asha" }).click();
  await vi.waitFor(() => expect(reads).toBe(2));
  await screen.getByRole("button", { name: "Delete bilal" }).click();
  await vi.waitFor(() => expect(reads).toBe(3));
  await expect.element(screen.getByText("lena", { exact: false }).first()).toBeVisible();
  slow.give([user("bilal"), user("lena")]);
  await new Promise((resolve) => setTimeout(resolve, 80));
  await expect
    .element(screen.getByRole("button", { name: "Delete bilal" }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Delete lena" })).toBeVisible();
});
