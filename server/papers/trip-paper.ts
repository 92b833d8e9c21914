import { brand } from "#contract/brand.ts";
import { writeClock } from "#contract/clock.ts";
import { formatPaisa } from "#contract/quote-total.ts";
import type { PlanDays } from "#contract/trip-days.ts";
import type { ShownQuote } from "#contract/trip-quotes.ts";
import { openPaper } from "./paper.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

/** A trip as one takes it along: its days, and the price where it is shown. */
export async function writeTripPaper(trip: {
  title: string;
  reference: string;
  name: string;
  days: PlanDays;
  quote: ShownQuote | null;
}): Promise<Buffer> {
  const paper = await openPaper(trip.title);
  paper.write(brand.name, { size: 12, ink: "accent", gap: 2 });
  paper.write(trip.title, { size: 26, gap: 4 });
  paper.write([trip.name, trip.reference].filter(Boolean).join(" · "), { ink: "quiet", gap: 10 });
  if (trip.quote?.intro) paper.write(trip.quote.intro, { gap: 10 });
  for (const [index, one] of trip.days.entries()) {
    paper.rule();
    const date = one.date ? day.format(new Date(`${one.date}T00:00:00Z`)) : "";
    paper.row(`Day ${index + 1}: ${one.title}`, date, { size: 13, gap: 4 });
    if (one.text) paper.write(one.text);
    for (const stop of one.stops)
      paper.write(
        [stop.at === null ? "" : writeClock(stop.at), stop.name].filter(Boolean).join("  "),
        {
          gap: 1,
        },
      );
    if (one.sleeps) paper.write(`Night in ${one.sleeps}`, { ink: "quiet", gap: 4 });
  }
  const price = trip.quote?.price;
  if (trip.quote && price) {
    paper.rule();
    for (const item of price.items)
      if (!item.optional || price.ticked.includes(item.id))
        paper.row(item.title, formatPaisa(item.paisa));
    paper.rule();
    paper.row("Total, tax included", formatPaisa(price.totals.total), { size: 15, gap: 8 });
    for (const [label, lines] of [
      ["Included", trip.quote.inclusions],
      ["Not included", trip.quote.exclusions],
    ] as const)
      if (lines.length > 0) paper.write(`${label}: ${lines.join(", ")}`);
    if (trip.quote.terms) paper.write(trip.quote.terms, { size: 9, ink: "quiet" });
  }
  return paper.close();
}
