import { expect, test, vi } from "vitest";
import { CallError } from "#app/calls/call-error.ts";
import { usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import { answerCalls, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { BuyerForm, CreditNote } from "./money-forms.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { RateForm } from "./rate-forms.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { UnsettledList } from "./unsettled-list.tsx";

const refusal = (field: string, message: string) =>
  new CallError("validation_failed", message, { fields: { [field]: message } });

const due = { label: "Deposit", paisa: 30_000, dueOn: "2026-12-01", paid: 10_000, late: false };
const showPayment = (
  send: (entry: object) => Promise<void>,
  open = 20_000,
  payments: TripMoney["payments"] = [],
) =>
  renderPage(
    <PaymentForm from="Asha Devi" open={open} next={due} payments={payments} send={send} />,
  );

test("a second payment of the same sum is asked about, with the one that stands", async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const kept = { id: "p1", paisa: 20_000, receivedOn: "2026-11-20", method: "bank" } as const;
  const more = { reference: "pay_1", note: "", receipt: "SR/26-27/00001", reversedBy: null };
  const screen = await showPayment(send, 20_000, [{ ...kept, ...more }]);
  await screen.getByRole("button", { name: "Enter the payment" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText(/same sum is entered already: .*pay_1/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test("what came by link is joined with what was typed, or left out with a reason", async () => {
  const settle = vi.fn().mockResolvedValue(undefined);
  const typed = { id: "p1", paisa: 20_000, receivedOn: "2026-11-20", method: "cash" } as const;
  const more = { reference: "", note: "", receipt: "SR/26-27/00001", reversedBy: null };
  const told = { id: "pay_7", paisa: 20_000, currency: "INR", method: "upi" } as const;
  const screen = await renderPage(
    <UnsettledList
      unsettled={[{ ...told, why: "twice", receivedOn: "2026-11-22", asked: 20_000, same: ["p1"] }]}
      payments={[{ ...typed, ...more }]}
      mayEdit
      settle={settle}
    />,
  );
  await screen.getByRole("button", { name: /It is Cash/ }).click();
  expect(settle).toHaveBeenCalledWith({ payment: "pay_7", as: "joined", entry: "p1" });
  await screen.getByRole("button", { name: "Leave it out" }).click();
  await screen.getByLabelText("What became of it").fill("Given back.");
  await screen.getByRole("button", { name: "Leave it out" }).click();
  expect(settle).toHaveBeenCalledWith({ payment: "pay_7", as: "left", reason: "Given back." });
});

test("a payment that is refused keeps what was typed, says it at its field and puts the focus there", async () => {
  const send = vi.fn().mockRejectedValueOnce(refusal("receivedOn", "The day is in the future."));
  const screen = await showPayment(send);
  await screen.getByLabelText("Reference").fill("UTR 12");
  await screen.getByRole("button", { name: "Enter the payment" }).click();
  await screen.getByRole("button", { name: "Receive ₹200" }).click();
  const day = screen.getByLabelText("Received on");
  await expect.element(day).toHaveAccessibleDescription("The day is in the future.");
  await expect.element(day).toHaveFocus();
  await expect.element(screen.getByLabelText("Reference")).toHaveValue("UTR 12");
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ paisa: 20_000, method: "upi", reference: "UTR 12" }),
  );
});

test("a payment is asked for in words before there is a paper, and may be changed", async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const screen = await showPayment(send);
  const enter = screen.getByRole("button", { name: "Enter the payment" });
  await screen.getByLabelText("Amount, ₹").fill("20k");
  await expect.element(screen.getByText("= ₹20,000")).toBeVisible();
  await enter.click();
  const dialog = screen.getByRole("dialog");
  await expect
    .element(dialog.getByText(/^Receive ₹20,000 from Asha Devi by UPI.*issue a receipt\?$/))
    .toBeVisible();
  await expect
    .element(dialog.getByText("That is ₹19,800 more than is open for this trip."))
    .toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect.element(screen.getByLabelText("Amount, ₹")).toHaveValue("20k");
  expect(send).not.toHaveBeenCalled();
  await screen.getByLabelText("Amount, ₹").fill("200");
  await enter.click();
  await expect.element(dialog.getByText(/more than is open/)).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Receive ₹200" }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ paisa: 20_000 }));
});

test.each(["-20000", "5000.555", "20kk", "four", "20,00"])(
  "%s is no amount: it is refused beside its field, and nothing else happens",
  async (typed) => {
    const send = vi.fn();
    const screen = await showPayment(send);
    const amount = screen.getByLabelText("Amount, ₹");
    await amount.fill(typed);
    await screen.getByLabelText("Reference").fill("UTR 12");
    await expect.element(amount).toHaveValue(typed);
    await expect
      .element(amount)
      .toHaveAccessibleDescription("Rupees in digits, at most two after the point: 20000, 20k.");
    await screen.getByRole("button", { name: "Enter the payment" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(amount).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  },
);

test("nothing is no payment", async () => {
  const send = vi.fn();
  const screen = await showPayment(send);
  await screen.getByLabelText("Amount, ₹").fill("");
  await screen.getByRole("button", { name: "Enter the payment" }).click();
  await expect
    .element(screen.getByLabelText("Amount, ₹"))
    .toHaveAccessibleDescription("The amount must be more than nothing.");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test("a margin that cannot be read is no rate without one", async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const supplier = {
    id: "s",
    kind: "stay",
    name: "Lake House",
    place: "",
    email: "",
    phone: "",
    note: "",
    archived: false,
    rates: [],
  } as unknown as Parameters<typeof RateForm>[0]["supplier"];
  const screen = await renderPage(
    <RateForm supplier={supplier} isOwner send={send} onCancel={vi.fn()} />,
  );
  await screen.getByLabelText("Rate for").fill("Double");
  await screen.getByLabelText("Price, ₹", { exact: true }).fill("3000");
  await screen.getByLabelText(/Mark-up/).fill("a fifth");
  await screen.getByRole("button", { name: "Add a rate" }).click();
  await expect
    .element(screen.getByLabelText(/Mark-up/))
    .toHaveAccessibleDescription(/A share in per cent, at most two digits after the point\.$/);
  expect(send).not.toHaveBeenCalled();
  // One alone is a rate of its own, written with the other.
  await screen.getByLabelText(/Mark-up/).fill("20");
  await screen.getByLabelText("Price for one alone").fill("2400");
  await screen.getByLabelText("Weekend supplement").fill("500");
  await screen.getByLabelText("Meals").selectOptions("MAP");
  await screen.getByRole("button", { name: "Add a rate" }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject([
    {
      ...{ name: "Double", price: 300_000, margin: 2000 },
      terms: { plan: "MAP", sharing: "double", weekend: [5, 6], weekendPrice: 50_000 },
    },
    { name: "Double, single", price: 240_000, terms: { plan: "MAP", sharing: "single" } },
  ]);
});

test("an invoice's buyer is named by the fields that a refusal names", async () => {
  const send = vi.fn().mockRejectedValueOnce(refusal("buyer.gstin", "A GSTIN has 15 digits."));
  const screen = await renderPage(
    <BuyerForm name="Asha Devi" kept={null} isRegistered keep={vi.fn()} write={send} />,
  );
  await screen.getByLabelText("GSTIN of the buyer").fill("29ABC");
  await screen.getByRole("button", { name: "Write the invoice" }).click();
  await expect.element(screen.getByLabelText("GSTIN of the buyer")).toHaveFocus();
  expect(send).toHaveBeenCalledWith({
    name: "Asha Devi",
    address: "",
    state: "",
    gstin: "29ABC",
    sez: false,
  });
});

test("why an invoice is taken back is still there when it could not be", async () => {
  const send = vi.fn().mockRejectedValueOnce(new CallError("conflict", "Taken back already."));
  const screen = await renderPage(<CreditNote number="INV-1" send={send} />);
  await screen.getByRole("button", { name: "Take INV-1 back" }).click();
  const reason = screen.getByRole("textbox");
  await expect.element(reason).toHaveFocus();
  await reason.fill("The wrong buyer");
  await screen.getByRole("button", { name: "Take INV-1 back" }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith("The wrong buyer"));
  await expect.element(reason).toHaveValue("The wrong buyer");
});

test("the firm's fields are said what is wrong with them; one form's words outlive another's saving", async () => {
  const settings = {
    legalName: "Safarnama",
    address: "Ranchi",
    gstin: "",
    state: "Jharkhand",
    sac: "998552",
    upi: "",
    bank: "",
    terms: "",
    validDays: 14,
    tax: [],
    exchange: [],
    cancellation: usualCancelPolicy,
  };
  const calls = answerCalls(({ method, path, body }) => {
    if (path.endsWith("/changes"))
      return {
        changes: [
          {
            at: "2026-11-22T10:00:00.000Z",
            who: "Asha",
            parts: [{ part: "upi", before: "", after: "safarnama@bank" }],
          },
        ],
      };
    if (method === "GET") return { revision: 1, settings };
    const sent = (body as { settings: typeof settings }).settings;
    return sent.gstin
      ? refuse(400, {
          error: {
            code: "validation_failed",
            message: "No.",
            fields: { "settings.gstin": "A GSTIN has 15 digits and capital letters." },
          },
        })
      : { revision: 2, settings: sent };
  });
  const screen = await renderPage(<SettingsPart />);
  const gstin = screen.getByLabelText("GSTIN");
  await gstin.fill("29ABC");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .element(gstin)
    .toHaveAccessibleDescription("A GSTIN has 15 digits and capital letters.");
  await expect.element(gstin).toHaveFocus();
  await screen.getByRole("spinbutton", { name: /USD/ }).fill("84.5");
  await screen.getByRole("button", { name: "Set from today on" }).click();
  await expect.element(screen.getByText("₹84.5000")).toBeVisible();
  await expect.element(gstin).toHaveValue("29ABC");
  expect(calls.findLast(({ method }) => method === "PUT")?.body).toMatchObject({
    revision: 1,
    settings: { gstin: "" },
  });
  await expect.element(screen.getByText(/nothing → safarnama@bank/)).toBeVisible();
});

test("a save goes over what was changed alone; what a colleague changed too is told before it is written over", async () => {
  let kept = {
    revision: 1,
    settings: {
      ...{ legalName: "Safarnama", address: "Ranchi", gstin: "", state: "20", sac: "998555" },
      ...{ sacOther: "998559", sellsAbroad: false, upi: "", bank: "", terms: "" },
      ...{ validDays: 14, editorMost: null as number | null, tax: [], exchange: [] },
      cancellation: usualCancelPolicy,
    },
  };
  answerCalls(({ method, path, body }) => {
    if (path.endsWith("/changes")) return { changes: [] };
    if (method === "GET") return kept;
    const sent = body as typeof kept;
    if (sent.revision !== kept.revision)
      return refuse(409, { error: { code: "conflict", message: "Changed meanwhile." } });
    kept = { revision: kept.revision + 1, settings: sent.settings };
    return kept;
  });
  const colleague = (change: Partial<(typeof kept)["settings"]>) => {
    kept = { revision: kept.revision + 1, settings: { ...kept.settings, ...change } };
  };
  const screen = await renderPage(<SettingsPart />);
  const upi = screen.getByLabelText("UPI", { exact: false });
  await upi.fill("mine@upi");
  colleague({ editorMost: 500_000, state: "19", validDays: 7 });
  const save = screen.getByRole("button", { name: "Save" });
  await save.click();
  await expect.poll(() => kept.settings.upi).toBe("mine@upi");
  expect(kept.settings).toMatchObject({ editorMost: 500_000, state: "19", validDays: 7 });
  await expect.element(screen.getByLabelText("State", { exact: true })).toHaveValue("19");
  await expect.element(screen.getByLabelText(/^Editors enter alone/)).toHaveValue("5000");

  // The second save sends no limit that a colleague has changed since.
  colleague({ editorMost: 700_000 });
  await screen.getByLabelText("Name of the firm").fill("Safarnama Travels");
  await save.click();
  await expect.poll(() => kept.settings.legalName).toBe("Safarnama Travels");
  expect(kept.settings.editorMost).toBe(700_000);

  // Both wrote the same field: said beside it, kept as typed, and written over by whoever saves again.
  await upi.fill("again@upi");
  colleague({ upi: "theirs@upi" });
  await save.click();
  await expect.element(upi).toHaveAccessibleDescription(/it is now: theirs@upi/);
  await expect.element(upi).toHaveValue("again@upi");
  expect(kept.settings.upi).toBe("theirs@upi");
  await save.click();
  await expect.poll(() => kept.settings.upi).toBe("again@upi");
});
