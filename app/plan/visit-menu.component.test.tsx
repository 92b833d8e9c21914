import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createPlan } from "#tests/factories/trip-plans.ts";
import type { TripVisit } from "#trip/document.ts";
import { listVisits } from "./plan-edits.ts";
import { TripToolsProvider } from "./trip-tools.tsx";
import { VisitMenu } from "./visit-menu.tsx";

const trip = createPlan().document;
const visit = listVisits(trip)[0]?.visit as TripVisit;

test("a menu that was opened before the application woke is filled all the same", async () => {
  const listAlternatives = vi.fn(async () => []);
  const plan = {
    moved: [],
    change: async () => null,
    listNames: async () => [],
    listAlternatives,
    explainAbsence: async () => null,
  };
  const page = (
    <TripToolsProvider plan={plan} trip={trip} root={{ current: null }}>
      <VisitMenu visit={visit} day={1} />
    </TripToolsProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page);
  (place.querySelector("details") as HTMLDetailsElement).open = true;
  await new Promise(requestAnimationFrame);
  const root = hydrateRoot(place, page);
  await vi.waitFor(() => expect(place.textContent).toContain("Nothing else fits there."));
  expect(listAlternatives).toHaveBeenCalledOnce();
  root.unmount();
  place.remove();
});
