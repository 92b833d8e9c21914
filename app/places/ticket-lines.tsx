import { m } from "#app/paraglide/messages.js";
import { listAll } from "#app/ui/format-lists.ts";
import type { SightFacts } from "#server/content/places/place-facts.ts";
import { describePrices } from "./fact-texts.ts";
import { StandingMark } from "./standing-mark.tsx";

type Ticket = SightFacts["tickets"][number];

/** What a ticket of several sights opens beside this one, for how long, and its price where it has one of its own. */
export function describeTicket({ name, others, also, days, price, note }: Ticket): string {
  const sights = listAll([...others.map((other) => other.name), ...(also ? [also] : [])]);
  const text = price
    ? m.ticket_instead({ name, price: describePrices(price), days, sights })
    : m.ticket_with({ sights, days });
  return note ? `${text} ${note}` : text;
}

/** The tickets of a sight that open others too, each with who says so. */
export function TicketLines({ tickets }: { tickets: readonly Ticket[] }) {
  return tickets.map((ticket) => (
    <span key={ticket.id}>
      {describeTicket(ticket)} <StandingMark reading={ticket.reading} />{" "}
    </span>
  ));
}
