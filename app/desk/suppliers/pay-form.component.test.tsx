import { expect, test, vi } from "vitest";
import { findToday } from "#app/ui/format-dates.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { PayableService } from "#contract/wire/payables.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { PayForm } from "./pay-form.tsx";

const service = (
  id: string,
  dueIn: number,
  sums: Partial<PayableService> = {},
): PayableService => ({
  ...{ id, tripId: "t1", reference: "SF-7KQ2M9", guest: "Asha Devi", title: id, confirmation: "" },
  ...{ state: "confirmed", from: null, to: null, revision: 1 },
  ...{ owed: 900_000, paid: 0, covered: 0, dueOn: addDays(findToday(), dueIn) },
  ...sums,
});

test("what is due is filled in, less what is paid and what the supplier holds; what is due later is not", async () => {
  const send = vi.fn(async () => {});
  const view = await renderPage(
    <PayForm
      supplier="Hotel Palash"
      services={[
        service("Room", -2, { paid: 100_000, covered: 250_000 }),
        service("Suite", 2),
        service("Hall", 30),
      ]}
      send={send}
      onCancel={() => {}}
    />,
  );
  await expect.element(view.getByLabelText(/^Room/)).toHaveValue("5500");
  await expect.element(view.getByLabelText(/^Suite/)).toHaveValue("9000");
  await expect.element(view.getByLabelText(/^Hall/)).toHaveValue("");
  await view.getByRole("button", { name: "Pay ₹14,500" }).click();
  await view.getByRole("button", { name: "Yes, enter ₹14,500" }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]).toMatchObject([
    {
      parts: [
        { service: "Room", paisa: 550_000 },
        { service: "Suite", paisa: 900_000 },
      ],
    },
  ]);
});
