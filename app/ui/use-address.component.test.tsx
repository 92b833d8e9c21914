import { expect, test } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { useAddress } from "./use-address.ts";

/** Two parts of a page that say in the address what is open. */
function Parts() {
  const [list, pane] = [useAddress(), useAddress()];
  return (
    <>
      <p>{`search ${list.get("search")}, trip ${pane.get("trip")}`}</p>
      <button
        type="button"
        onClick={() => {
          pane.set({ trip: "t1" });
          list.set({ search: "asha" }, { replace: true });
        }}
      >
        Both
      </button>
      <button type="button" onClick={() => pane.set({ trip: null })}>
        Close
      </button>
    </>
  );
}

test("a change that comes before the last one has arrived keeps it", async () => {
  const screen = await renderPage(<Parts />, "/AdminPanel?tab=requests");
  await screen.getByRole("button", { name: "Both" }).click();
  await expect.element(screen.getByText("search asha, trip t1")).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("search asha, trip null")).toBeVisible();
});
