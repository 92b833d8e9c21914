import type { Page } from "@playwright/test";
import type { ItemKind } from "#contract/quote/quote-item.ts";
import { expect, type Site } from "./fixtures.ts";
import { priceFields } from "./quote-journey.ts";
import type { QuoteLines } from "./week-journey.ts";

/**
 * What the office and its travellers do in a week, by what they see: buttons, labels and the sums that stand beside
 * them. Sums are written as the pages write them: "₹1,05,000".
 */

/** A name in a pattern, whatever signs it has. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The traveller reads what is offered, or the change of it, and agrees by name at the sum that is shown. */
export async function acceptByHand(page: Page, site: Site, token: string, sum: string) {
  // Another trip's page may stand at the same address but for its token.
  await page.goto("about:blank");
  await page.goto(`${site.url}/trip/${token}`);
  const accept = page.getByRole("button", { name: `Accept for ${sum}`, exact: true });
  await expect(accept).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("Your full name").fill("Asha Devi");
  await page.getByLabel("I have read the terms above and agree to them.").check();
  await accept.click();
  await expect(page.getByText(/^Accepted by Asha Devi/)).toContainText(sum);
}

const kindNames: Record<ItemKind, string> = {
  ...{ stay: "Stay", transport: "Transport", guide: "Guide" },
  ...{ ticket: "Ticket", meal: "Meal", other: "Other" },
};

/** A trip's work at the desk, each step as it is pressed. */
export function handsAt(desk: Page, site: Site) {
  const open = (query: string) => desk.goto(`${site.url}/AdminPanel?${query}`);
  const button = (name: string | RegExp) =>
    desk.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
  const paper = (name: RegExp) => desk.getByRole("link", { name });
  const hands = {
    async openQuote(id: string): Promise<void> {
      await open(`tab=quotes&trip=${id}`);
      await expect(desk.getByRole("region", { name: "Prices", exact: true })).toBeVisible();
    },
    /** A quote from nothing, as it is typed: its first day, and each line at so much for the group. */
    async typeQuote(id: string, ...[departure, lines]: QuoteLines): Promise<void> {
      await hands.openQuote(id);
      await desk.getByLabel("Departure", { exact: true }).fill(departure);
      for (const [title, amount, kind = "other"] of lines) {
        const before = await priceFields(desk).count();
        await button(kindNames[kind]).click();
        await expect(priceFields(desk)).toHaveCount(before + 1);
        await desk.getByLabel(kindNames[kind], { exact: true }).last().fill(title);
        await desk.getByLabel("Priced", { exact: true }).last().selectOption("group");
        await priceFields(desk).last().fill(String(amount));
      }
    },
    /** @returns the token of the link that is shown this once */
    async send(version: number): Promise<string> {
      await expect(desk.getByText("All kept.")).toBeVisible();
      await button(`Send version ${version}`).click();
      const link = desk.getByText(/\/trip\/[\w-]{43}/);
      await expect(link).toBeVisible();
      return /\/trip\/([\w-]{43})/.exec((await link.textContent()) ?? "")?.[1] ?? "";
    },
    async pay(id: string, amount: number, sum: string, reference: string): Promise<void> {
      await hands.openQuote(id);
      await desk.getByLabel("Amount, ₹").fill(String(amount));
      await desk.getByLabel("Reference", { exact: true }).fill(reference);
      await button("Enter the payment").click();
      // Said in words before there is a paper.
      const asked = desk
        .getByRole("dialog")
        .getByText(new RegExp(`^Receive ${literally(sum)} from`));
      await expect(asked).toBeVisible();
      await button(new RegExp(`^Receive ${literally(sum)}`)).click();
      await expect(desk.getByText(new RegExp(`UPI ${reference}\\b`))).toBeVisible();
    },
    async invoice(
      id: string,
      buyer: { name?: string; state?: string; gstin?: string },
      sum: string,
    ): Promise<void> {
      await hands.openQuote(id);
      await desk.getByLabel("Invoice to").fill(buyer.name ?? "Asha Devi");
      if (buyer.state) await desk.getByLabel("State of the buyer").selectOption(buyer.state);
      if (buyer.gstin) await desk.getByLabel("GSTIN of the buyer").fill(buyer.gstin);
      await desk.getByLabel("Address of the buyer").fill("Main Road");
      await button("Write the invoice").click();
      const written = desk.getByRole("listitem").filter({ hasText: /^Invoice SF\// });
      await expect(written.last()).toContainText(sum);
    },
    /** What is agreed is worked on once more. */
    async beginChange(id: string): Promise<void> {
      await hands.openQuote(id);
      await button("Change what is agreed").click();
      await expect(desk.getByText("A change of what is agreed: it holds once")).toBeVisible();
    },
    /** The whole trip, or a service of it, at the sums that are shown. */
    async cancel(
      id: string,
      { service, reason, charge }: { service?: string; reason: string; charge: string },
    ): Promise<void> {
      await hands.openQuote(id);
      await button("Cancel the trip or a part of it").click();
      if (service) {
        await desk.getByLabel("What is cancelled").selectOption({ label: "Some services" });
        await desk.getByRole("checkbox", { name: service }).check();
      }
      await desk.getByLabel("The reason").fill(reason);
      await button("Reckon it").click();
      await button("Cancel at these sums").click();
      await button(`Cancel for ${charge}`).click();
      await expect(desk.getByText(/cancelled .* on .*: ₹/).first()).toContainText(charge);
    },
    async refund(id: string, sum: string, why: string): Promise<void> {
      await hands.openQuote(id);
      await desk.getByLabel("What for").fill(why);
      await button("Enter the refund").click();
      await button(`Yes, ${sum} went back`).click();
      await expect(paper(/^Refund SW\//)).toBeVisible();
    },
    /** Asked on the telephone, who say at once by what number, or by whom, it is confirmed. */
    async confirm(id: string, line: string, number: string): Promise<void> {
      await open(`tab=requests&trip=${id}&part=asks`);
      const row = desk.getByRole("listitem").filter({ hasText: line });
      await row.getByRole("button", { name: "Ask …" }).click();
      await desk.getByLabel("How they are asked").selectOption({ label: "Asked on the telephone" });
      await button("Look at the letter").click();
      await button("Note that they were asked").click();
      await row.getByRole("button", { name: "They confirmed …" }).click();
      await desk.getByLabel("Confirmation number, or who confirmed").fill(number);
      await button("Keep").click();
      await expect(row.getByText(`Confirmed: ${number}`).first()).toBeVisible();
    },
    /** What a supplier's one service costs us, and what is paid of it. */
    async settle(supplier: string, cost: number, paid: { amount: number; sum: string }) {
      await open("tab=suppliers");
      await button(new RegExp(`^${literally(supplier)}`)).click();
      const pane = desk.getByRole("region", { name: "Statement" });
      await pane.getByRole("button", { name: "Enter the cost" }).click();
      await pane.getByLabel("Cost, tax included").fill(String(cost));
      await pane.getByRole("button", { name: "Keep" }).click();
      await expect(pane.getByRole("button", { name: "Correct the cost" })).toBeVisible();
      await pane.getByRole("button", { name: "Enter a payment" }).click();
      await pane.getByLabel(new RegExp(`^${literally(supplier)}`)).fill(String(paid.amount));
      await pane.getByLabel("Reference", { exact: true }).fill(`out ${supplier}`);
      await pane.getByRole("button", { name: `Pay ${paid.sum}` }).click();
      await button(`Yes, enter ${paid.sum}`).click();
      await expect(pane.getByText(`paid ${paid.sum}`)).toBeVisible();
    },
  };
  return hands;
}
