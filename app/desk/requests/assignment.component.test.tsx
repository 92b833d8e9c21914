import { expect, test, vi } from "vitest";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { Assignment } from "./assignment.tsx";

const trip = { id: "one", owner: null, nextAction: "", nextActionOn: null } as DeskTripDetail;

const open = (shown: DeskTripDetail) => {
  answerCalls(() => ({ admins: [] }));
  return renderPage(<Assignment trip={shown} disabled={false} busy={false} onChange={vi.fn()} />);
};

test("a next action and its date are there again after a look at another request", async () => {
  const first = await open(trip);
  await first.getByLabelText("Next action").fill("Ring the houseboat");
  await first.getByLabelText("Due date").fill("2027-01-05");
  await first.unmount();
  const other = await open({ ...trip, id: "two" });
  await expect.element(other.getByLabelText("Next action")).toHaveValue("");
  await other.unmount();
  const again = await open(trip);
  await expect.element(again.getByLabelText("Next action")).toHaveValue("Ring the houseboat");
  await expect.element(again.getByLabelText("Due date")).toHaveValue("2027-01-05");
  await again.unmount();
  // Saved meanwhile: the draft is what the request says, and goes.
  const saved = { ...trip, nextAction: "Ring the houseboat", nextActionOn: "2027-01-05" };
  await (await open(saved)).unmount();
  expect(sessionStorage.getItem("draft.next-action-one")).toBeNull();
});
