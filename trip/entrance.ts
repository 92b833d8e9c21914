import type { CompiledFee } from "#contract/content/plannable.ts";

/** What is paid at a gate: by the day, and once where one ticket opens several sights. */

/** Rupees by who pays them. */
export type Prices = Pick<CompiledFee, "indian" | "saarc" | "foreign" | "child" | "childUnder">;

const monthDay = (date: string) => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));

/** Monday is 1. */
const weekdayOf = (date: string) => String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);

type When = NonNullable<CompiledFee["when"]>[number];

function holds({ weekdays, season, dates }: When, date: string): boolean {
  if (weekdays) return weekdays.includes(weekdayOf(date));
  if (dates) return dates.some(([first, last]) => first <= date && date <= last);
  if (!season) return false;
  const [first, last] = season;
  const day = monthDay(date);
  return first <= last ? first <= day && day <= last : day >= first || day <= last;
}

/** The prices of a day; the usual ones where the date is not known. `date`: ISO. */
export const pricesOn = (fee: CompiledFee, date: string | null): Prices =>
  (date && fee.when?.find((when) => holds(when, date))) || fee;

/** A visit in the trip's order: `day` counted from any one day, `cost` the party's rupees, null where nobody knows. */
export type Entrance = { sight: string; day: number; cost: number | null };

/** A ticket of several sights: `cost` is the party's, null where it costs what its sights ask. */
export type SharedTicket = {
  id: string;
  opens: readonly string[];
  days: number;
  cost: number | null;
};

/**
 * What the party pays at a visit, and why it is not the sight's own price: `opened` by a ticket that was bought at
 * another sight of the trip, or a ticket `bought` here in the place of single ones.
 */
export type Charge = {
  cost: number | null;
  opened?: { ticket: string; at: string };
  bought?: string;
};

/**
 * Charges each ticket once for as long as it is good: two days of a ticket of one day are two tickets. What is sold in
 * the place of single tickets is bought where it is cheaper than those that it saves. In the order of the visits.
 */
export function chargeTickets(
  entrances: readonly Entrance[],
  tickets: readonly SharedTicket[],
): Charge[] {
  const charges: Charge[] = entrances.map(({ cost }) => ({ cost }));
  const openedBy = ({ opens, days }: SharedTicket, first: number) =>
    entrances.flatMap(({ sight, day }, index) => {
      const start = entrances[first] as Entrance;
      const isGood = index >= first && day < start.day + days && opens.includes(sight);
      return isGood && !charges[index]?.opened && !charges[index]?.bought ? [index] : [];
    });
  const open = (ticket: SharedTicket, at: number, others: readonly number[]) => {
    const { sight } = entrances[at] as Entrance;
    for (const index of others)
      charges[index] = { cost: 0, opened: { ticket: ticket.id, at: sight } };
  };
  for (const ticket of tickets.filter(({ cost }) => cost === null))
    for (const [index] of entrances.entries()) {
      const [first, ...others] = openedBy(ticket, index);
      if (first === index) open(ticket, index, others);
    }
  for (const ticket of tickets) {
    if (ticket.cost === null) continue;
    for (const [index] of entrances.entries()) {
      const [first, ...others] = openedBy(ticket, index);
      if (first !== index) continue;
      const saved = [first, ...others].reduce((sum, one) => sum + (charges[one]?.cost ?? 0), 0);
      if (saved <= ticket.cost) continue;
      open(ticket, index, others);
      charges[index] = { cost: ticket.cost, bought: ticket.id };
    }
  }
  return charges;
}
