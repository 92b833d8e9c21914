import { beforeEach, expect, test, vi } from "vitest";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { callApi } from "./call-api.ts";
import { invalidate, readKnown, setKnown } from "./shared-reads.ts";
import { usePages } from "./use-pages.ts";
import { useQuery } from "./use-query.ts";

let answer: (call: Call) => CallAnswer | Promise<CallAnswer>;
let calls: Call[];
beforeEach(() => {
  answer = () => undefined;
  calls = answerCalls((call) => answer(call));
});

function Word({ address, label }: { address: string | null; label: string }) {
  const query = useQuery<{ word: string }>(callApi, address);
  return (
    <output aria-label={label}>
      {query.data?.word ?? "nothing"} {query.fault}
    </output>
  );
}

test("two parts that want the same ask once, and both are told", async () => {
  answer = () => ({ word: "first" });
  const screen = await renderPage(
    <>
      <Word address="/api/a" label="one" />
      <Word address="/api/a" label="two" />
      <Word address={null} label="three" />
    </>,
  );
  await expect.element(screen.getByLabelText("one")).toHaveTextContent("first");
  await expect.element(screen.getByLabelText("two")).toHaveTextContent("first");
  await expect.element(screen.getByLabelText("three")).toHaveTextContent("nothing");
  expect(calls).toHaveLength(1);
  answer = () => ({ word: "second" });
  await invalidate("/api/b");
  expect(calls).toHaveLength(1);
  await invalidate("/api/");
  expect(calls).toHaveLength(2);
  await expect.element(screen.getByLabelText("one")).toHaveTextContent("second");
  await expect.element(screen.getByLabelText("two")).toHaveTextContent("second");
});

test("a reading that nobody waits for any longer is broken off, and nothing of it is kept", async () => {
  const broken = vi.fn();
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", broken);
    return new Promise(() => {});
  });
  const screen = await renderPage(<Word address="/api/slow" label="one" />);
  await expect.element(screen.getByLabelText("one")).toHaveTextContent("nothing");
  expect(broken).not.toHaveBeenCalled();
  await screen.unmount();
  await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce());
  calls = answerCalls(() => ({ word: "afresh" }));
  const again = await renderPage(<Word address="/api/slow" label="two" />);
  await expect.element(again.getByLabelText("two")).toHaveTextContent("afresh");
  expect(calls).toHaveLength(1);
});

test("of two readings the later one counts, whichever comes last; a failure keeps what is there", async () => {
  answer = () => ({ word: "first" });
  const screen = await renderPage(<Word address="/api/a" label="one" />);
  const one = screen.getByLabelText("one");
  await expect.element(one).toHaveTextContent("first");
  const slow = holdAnswer();
  answer = () => slow.answer;
  const early = invalidate("/api/a");
  answer = () => ({ word: "second" });
  await invalidate("/api/a");
  slow.give({ word: "stale" });
  await early;
  await expect.element(one).toHaveTextContent("second");
  answer = () => refuse(503, { error: { code: "unavailable", message: "Closed." } });
  await invalidate("/api/a");
  await expect.element(one).toHaveTextContent("second Closed.");
});

test("what another call answered is shown at once, and a reading under way begins again", async () => {
  answer = () => ({ word: "first" });
  const screen = await renderPage(<Word address="/api/a" label="one" />);
  const one = screen.getByLabelText("one");
  await expect.element(one).toHaveTextContent("first");
  const slow = holdAnswer();
  answer = () => slow.answer;
  const early = invalidate("/api/a");
  const newest = holdAnswer();
  answer = () => newest.answer;
  setKnown("/api/a", () => ({ word: "answered" }));
  await expect.element(one).toHaveTextContent("answered");
  slow.give({ word: "stale" });
  newest.give({ word: "newest" });
  await early;
  await expect.element(one).toHaveTextContent("newest");
  expect(calls).toHaveLength(3);
  setKnown("/api/a", () => ({ word: "alone" }));
  await expect.element(one).toHaveTextContent("alone");
  expect(calls).toHaveLength(3);
});

test("read quietly, what says the same is told to nobody, and anything else is", async () => {
  answer = () => ({ word: "first" });
  const screen = await renderPage(<Word address="/api/a" label="one" />);
  const one = screen.getByLabelText("one");
  await expect.element(one).toHaveTextContent("first");
  const known = readKnown("/api/a");
  await invalidate("/api/a", true);
  expect(calls).toHaveLength(2);
  expect(readKnown("/api/a")).toBe(known);
  await invalidate("/api/a");
  expect(readKnown("/api/a")).not.toBe(known);
  answer = () => ({ word: "second" });
  await invalidate("/api/a", true);
  await expect.element(one).toHaveTextContent("second");
  answer = () => refuse(503, { error: { code: "unavailable", message: "Closed." } });
  await invalidate("/api/a");
  answer = () => ({ word: "second" });
  await invalidate("/api/a", true);
  await expect.element(one).not.toHaveTextContent("Closed.");
});

type Rows = { rows: { id: number }[]; next: string | null };
function List() {
  const list = usePages(callApi, "/api/rows?of=all", "before", (page: Rows) => page);
  return (
    <>
      <output aria-label="rows">{list.rows?.map(({ id }) => id).join(" ")}</output>
      <output aria-label="fault">{list.fault ?? "none"}</output>
      <button type="button" onClick={list.loadMore}>
        more
      </button>
      <button type="button" onClick={() => void list.reload()}>
        again
      </button>
    </>
  );
}
const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test("a list keeps what was loaded below its head, each row once, and says when more did not come", async () => {
  answer = ({ path }) =>
    path.includes("before=") ? { rows: rows(2, 1), next: null } : { rows: rows(4, 3), next: "3" };
  const screen = await renderPage(<List />);
  const shown = screen.getByLabelText("rows");
  await expect.element(shown).toHaveTextContent("4 3");
  answer = () => undefined;
  await screen.getByText("more").click();
  await expect.element(screen.getByLabelText("fault")).not.toHaveTextContent("none");
  answer = () => ({ rows: rows(3, 2, 1), next: null });
  await screen.getByText("more").click();
  await expect.element(shown).toHaveTextContent("4 3 2 1");
  await expect.element(screen.getByLabelText("fault")).toHaveTextContent("none");
  expect(calls.at(-1)?.path).toBe("/api/rows?of=all&before=3");
  answer = () => ({ rows: rows(5, 4), next: "4" });
  await screen.getByText("again").click();
  await expect.element(shown).toHaveTextContent("5 4 3 2 1");
});
