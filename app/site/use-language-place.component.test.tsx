import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { WhereField } from "#app/plan/where-field.tsx";
import { PlacePicker } from "#app/search/place-picker.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storedUser, storeSession } from "#tests/components/stored-session.ts";
import { keepPlace, placeKey } from "./language-place.ts";
import { useLanguagePlace } from "./use-language-place.tsx";

const Arrival = () => useLanguagePlace();
const arrive = () => renderPage(<Arrival />, "/", { languages: ["en", "hi"] });
const nothingOpen = { panel: null, login: null };

test("who is signed in and comes by the switch is written to in the page's language, once", async () => {
  storeSession();
  const calls = answerCalls(({ path }) => (path.startsWith("/api/") ? {} : storedUser));
  const puts = () => calls.filter(({ method }) => method === "PUT");
  keepPlace("en", nothingOpen);
  const screen = await arrive();
  await vi.waitFor(() => expect(puts()).toHaveLength(1), { timeout: 5000 });
  expect(puts()[0]).toMatchObject({ path: "/api/me/language", body: { language: "en" } });
  expect(puts()[0]?.headers.get("authorization")).toMatch(/^Bearer ./);
  // The page is opened again: nobody has chosen anew.
  await screen.unmount();
  await arrive();
  expect(puts()).toHaveLength(1);
});

test("a page that comes to rest while it is being left takes nothing of what is kept for the next one", async () => {
  const kept = () => sessionStorage.getItem(placeKey);
  keepPlace("hi", { panel: "menu", login: null });
  const screen = await arrive();
  expect(kept()).toContain('"menu"');
  await screen.unmount();
  // The page that it is for.
  keepPlace("en", { panel: "menu", login: null });
  await arrive();
  expect(kept()).toBeNull();
});

test("what no page has taken is gone with the next one that is opened later, in whichever language", async () => {
  keepPlace("hi", nothingOpen);
  const kept = JSON.parse(sessionStorage.getItem(placeKey) ?? "");
  sessionStorage.setItem(placeKey, JSON.stringify({ ...kept, at: kept.at - 60_000 }));
  await arrive();
  expect(sessionStorage.getItem(placeKey)).toBeNull();
});

test("who is not signed in, or has not chosen, changes no account", async () => {
  const calls = answerCalls(() => ({}));
  keepPlace("en", nothingOpen);
  const screen = await arrive();
  await screen.unmount();
  storeSession();
  await arrive();
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

const names = async () => [{ id: "taj-mahal", name: "ताजमहल", where: "आगरा" }];

/** A form as the planner's: fields that hold themselves, one that is held, a choice, and places by name. */
function Wishes({ prefix = "", first }: { prefix?: string; first?: ReactNode }) {
  const [where, setWhere] = useState("");
  return (
    <>
      {useLanguagePlace()}
      {first}
      <form action={`${prefix}/plan`}>
        <select name="where" value={where} onChange={(event) => setWhere(event.target.value)}>
          <option value="" />
          <option value="state:goa" />
        </select>
        <output>{where}</output>
        <input name="days" type="number" defaultValue={7} />
        <details>
          <summary>More</summary>
          <input name="children" autoComplete="off" />
          <input type="radio" name="pace" value="usual" defaultChecked />
          <input type="radio" name="pace" value="easy" />
          <input type="checkbox" name="interest" value="food" />
          <input type="checkbox" name="interest" value="art" />
          <PlacePicker name="must" label="Must" chosen={[]} listNames={names} />
        </details>
      </form>
      <form>
        <input name="secret" />
        <PasswordField label="Password" name="password" />
      </form>
    </>
  );
}

test("what stands in a form, sent or not, is there in the other language", async () => {
  const first = await renderPage(<Wishes prefix="/hi" />, "/", { languages: ["en", "hi"] });
  const field = (name: string, value?: string) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]${value ? `[value=${value}]` : ""}`);
  await userEvent.selectOptions(document.querySelector("select") as HTMLElement, "state:goa");
  await userEvent.fill(field("days") as Element, "4");
  await first.getByText("More").click();
  await userEvent.fill(field("children") as Element, "6, 9");
  for (const choice of [field("pace", "easy"), field("interest", "art")]) choice?.click();
  await first.getByLabelText("Must").fill("ताज");
  await first.getByRole("button", { name: "ताजमहल आगरा" }).click();
  await userEvent.fill(field("secret") as Element, "mine");
  keepPlace("en", nothingOpen);
  expect(sessionStorage.getItem(placeKey)).not.toContain("mine");
  // A password that is being looked at is one.
  await first.getByLabelText("Password", { exact: true }).fill("hidden-elephant");
  await first.getByRole("button", { name: "Show characters" }).click();
  await expect
    .element(first.getByLabelText("Password", { exact: true }))
    .toHaveAttribute("type", "text");
  keepPlace("en", nothingOpen);
  expect(sessionStorage.getItem(placeKey)).not.toMatch(/mine|elephant/);
  await first.unmount();
  // Another form stands before it there.
  const before = (
    <form action="/api/newsletter">
      <input name="days" defaultValue="" />
    </form>
  );
  const screen = await renderPage(<Wishes first={before} />, "/", { languages: ["en", "hi"] });
  await expect.element(screen.getByText("ताजमहल")).toBeVisible();
  await expect.element(screen.getByRole("status").first()).toBeInTheDocument();
  expect(document.querySelector("output")?.textContent).toBe("state:goa");
  const [other, form] = document.forms as unknown as HTMLFormElement[];
  expect([...new FormData(other)]).toEqual([["days", ""]]);
  expect([...new FormData(form)]).toEqual([
    ["where", "state:goa"],
    ["days", "4"],
    ["children", "6, 9"],
    ["pace", "easy"],
    ["interest", "art"],
    ["mustNames", ""],
    ["must", "taj-mahal"],
  ]);
  expect(document.querySelector("details")?.open).toBe(true);
  expect(field("secret")?.value).toBe("");
});

/** The last form of each page: where it is restored all are. */
const last = (
  <form action="/last">
    <input name="last" />
  </form>
);

/** Leaves a page with these fields as they were answered, and opens the same page with others. */
async function goOn(from: ReactNode, answer: () => unknown, to: ReactNode) {
  const first = await renderPage(from, "/", { languages: ["en", "hi"] });
  await answer();
  keepPlace("en", nothingOpen);
  await first.unmount();
  return renderPage(
    <>
      <Arrival />
      {to}
      {last}
    </>,
    "/",
    { languages: ["en", "hi"] },
  );
}
const all = <Type extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<Type>(selector)] as Type[];
const write = (selector: string, value: string) =>
  userEvent.fill(document.querySelector(selector) as Element, value);
const sent = (form = document.forms[0]) => [...new FormData(form)].map((pair) => pair.join("="));
const writeLast = () => write("[name=last]", "done");
const isRestored = () =>
  vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>("[name=last]")?.value).toBe("done"),
  );

test("a form without an address takes the words of the one that has its fields alone", async () => {
  const message = (
    <form data-of="message">
      <input name="email" />
      <textarea name="text" />
    </form>
  );
  const asked = (
    <>
      {message}
      {last}
    </>
  );
  const writeMessage = async () => {
    await write("[name=email]", "a@example.org");
    await write("[name=text]", "words");
    await writeLast();
  };
  const screen = await goOn(
    asked,
    writeMessage,
    <>
      <form>
        <input name="email" />
        <input type="checkbox" name="letters" value="yes" defaultChecked />
      </form>
      {message}
    </>,
  );
  await isRestored();
  expect(sent(document.forms[0])).toEqual(["email=", "letters=yes"]);
  expect(sent(document.forms[1])).toEqual(["email=a@example.org", "text=words"]);
  await screen.unmount();
  // Where its own form is not there, none of fewer fields stands in for it.
  await goOn(
    asked,
    writeMessage,
    <form>
      <input name="email" />
    </form>,
  );
  await isRestored();
  expect(sent()).toEqual(["email="]);
});

test("a box that the form did not have stays as it is, and so does a list without what was chosen", async () => {
  const list = (...values: string[]) => (
    <select name="month">
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
  await goOn(
    <>
      <form action="/ask">
        <input name="days" />
        {list("may", "june")}
      </form>
      {last}
    </>,
    async () => {
      await write("[name=days]", "4");
      await userEvent.selectOptions(document.querySelector("select") as HTMLElement, "june");
      await writeLast();
    },
    <form action="/ask">
      <input name="days" />
      {list("may", "july")}
      <input type="checkbox" name="rail" value="yes" defaultChecked />
    </form>,
  );
  await isRestored();
  expect(sent()).toEqual(["days=4", "month=may", "rail=yes"]);
});

function Choice() {
  const [isOwn, setOwn] = useState(false);
  return (
    <form action="/ask">
      {isOwn && <input name="own" />}
      <input
        type="checkbox"
        name="kind"
        value="own"
        onChange={(event) => setOwn(event.target.checked)}
      />
    </form>
  );
}

test("a field that a choice brings has its words too", async () => {
  await goOn(
    <>
      <Choice />
      {last}
    </>,
    async () => {
      all<HTMLInputElement>("[name=kind]")[0]?.click();
      await vi.waitFor(() => expect(all("[name=own]")).toHaveLength(1));
      await write("[name=own]", "mine");
      await writeLast();
    },
    <Choice />,
  );
  await isRestored();
  await vi.waitFor(() => expect(sent()).toEqual(["own=mine", "kind=own"]));
});

const wishOfTwo = (
  <form action="/plan">
    <WhereField
      form={{
        areas: {
          regions: [],
          states: [
            { id: "state:goa", name: "Goa" },
            { id: "state:kerala", name: "Kerala" },
            { id: "state:assam", name: "Assam" },
          ],
        },
        bases: [],
        festivals: [],
      }}
      where={["state:goa", "state:kerala"]}
    />
    <input name="days" defaultValue="7" />
  </form>
);

test("another choice than a wish's several parts is kept, and so are they where nothing was chosen", async () => {
  const both = (
    <>
      {wishOfTwo}
      {last}
    </>
  );
  const screen = await goOn(
    both,
    async () => {
      await userEvent.selectOptions(document.querySelector("select") as HTMLElement, "state:assam");
      await writeLast();
    },
    wishOfTwo,
  );
  await isRestored();
  await vi.waitFor(() => expect(sent()).toEqual(["where=state:assam", "days=7"]));
  await screen.unmount();
  await goOn(both, writeLast, wishOfTwo);
  await isRestored();
  expect(sent()).toEqual(["where=state:goa", "where=state:kerala", "days=7"]);
});
