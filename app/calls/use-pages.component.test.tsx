import { beforeEach, expect, test } from "vitest";
import { answerCalls, type Call, type CallAnswer } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { callApi } from "./call-api.ts";
import { usePages } from "./use-pages.ts";

/** How the pages of a list are joined: every row once, none lost, and never one that is gone. */

let answer: (call: Call) => CallAnswer;
let calls: Call[];
beforeEach(() => {
  answer = () => undefined;
  calls = answerCalls((call) => answer(call));
});

type Rows = { rows: { id: number }[]; next: string | null };
const page = (ids: number[], next: string | null = null): Rows => ({
  rows: ids.map((id) => ({ id })),
  next,
});

function List({ address }: { address: string }) {
  const list = usePages(callApi, address, "after", (rows: Rows) => rows);
  return (
    <>
      <output aria-label="rows">{`[${list.rows?.map(({ id }) => id).join(" ")}]`}</output>
      <output aria-label="more">{list.hasMore ? "yes" : "no"}</output>
      <button type="button" onClick={list.loadMore}>
        more
      </button>
      <button type="button" onClick={() => void list.reload()}>
        again
      </button>
    </>
  );
}

/** A list of two pages, both shown: 4 3, and 2 1 below them. */
async function showTwo(address: string, below: Rows = page([2, 1])) {
  answer = ({ path }) => (path.includes("after=") ? below : page([4, 3], "a/3"));
  const screen = await renderPage(<List address={address} />);
  const shown = screen.getByLabelText("rows");
  await expect.element(shown).toHaveTextContent("[4 3]");
  await screen.getByText("more").click();
  await expect.element(shown).toHaveTextContent("[4 3 2 1]");
  const reload = async (head: Rows) => {
    answer = () => head;
    await screen.getByText("again").click();
  };
  return { shown, more: screen.getByLabelText("more"), reload };
}

test.each([
  ["/api/pages-plain", "/api/pages-plain?after=a%2F3"],
  ["/api/pages-asked?stage=new", "/api/pages-asked?stage=new&after=a%2F3"],
])("the page after that of %s is asked for as it must be", async (address, next) => {
  await showTwo(address);
  expect(calls.at(-1)?.path).toBe(next);
});

test("one row came: it pushes the others down, and what was loaded below stays", async () => {
  const { shown, reload } = await showTwo("/api/pages-one");
  await reload(page([5, 4], "a/4"));
  await expect.element(shown).toHaveTextContent("[5 4 3 2 1]");
});

test("a row of the head is gone: it is shown no more", async () => {
  const { shown, reload } = await showTwo("/api/pages-gone");
  await reload(page([4, 2], "a/2"));
  await expect.element(shown).toHaveTextContent("[4 2 1]");
});

test("a head all of new rows: nothing says what lies between, so the list goes on behind the head", async () => {
  const { shown, more, reload } = await showTwo("/api/pages-new");
  await reload(page([9, 8], "a/8"));
  await expect.element(shown).toHaveTextContent("[9 8]");
  await expect.element(more).toHaveTextContent("yes");
});

test("a head that is all there is leaves nothing below it", async () => {
  const { shown, more, reload } = await showTwo("/api/pages-end", page([2, 1], "a/1"));
  await expect.element(more).toHaveTextContent("yes");
  await reload(page([4]));
  await expect.element(shown).toHaveTextContent("[4]");
  await expect.element(more).toHaveTextContent("no");
});
