import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PlacePicker } from "#app/search/place-picker.tsx";
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
        <input type="password" name="password" />
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
