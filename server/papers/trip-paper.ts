import { brand } from "#contract/brand.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { sayHead } from "#contract/quote/package-heads.ts";
import { sayParts } from "#contract/quote/say-price-line.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { headsOf, sayParty } from "#contract/trip/say-party.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { writeFullDay, writeLongDay } from "#server/days/write-day.ts";
import { drawDay } from "./day-card.ts";
import { inks, openPaper, type Paper } from "./paper.ts";
import { drawCover } from "./trip-cover.ts";
import type { TripSheet } from "./trip-sheet.ts";
import { drawWay } from "./trip-way.ts";

function writePrice(paper: Paper, quote: ShownQuote, pay: readonly string[]): void {
  const { price } = quote;
  if (!price) return;
  paper.makeRoom(120);
  paper.write("The price", { size: 19, bold: true, gap: 6 });
  for (const { of, count, each, paisa } of price.package ?? [])
    paper.row(`${sayHead(of)}: ${count} × ${formatPaisa(each)}`, formatPaisa(paisa));
  for (const item of price.items)
    if (!item.optional || price.ticked.includes(item.id)) {
      paper.row(item.title, formatPaisa(item.paisa));
      for (const part of sayParts(item)) paper.write(part, { size: 9, ink: "quiet", gap: 1 });
    }
  paper.makeRoom(52);
  const { document, margin, width } = paper;
  document.roundedRect(margin, paper.y + 4, width, 40, 14).fill(inks.card);
  const style = { size: 15, bold: true } as const;
  const total = formatPaisa(price.totals.total);
  paper.put("Total, tax included", margin + 16, paper.y + 14, style);
  paper.put(total, margin + width - 16 - paper.widthOf(total, 15), paper.y + 14, style);
  paper.space(56);
  if (pay.length > 0) {
    paper.makeRoom(40);
    paper.write("How to pay", { size: 12.5, bold: true, gap: 2 });
    for (const line of pay) paper.write(line, { gap: 0 });
    paper.space(8);
  }
  for (const [label, lines] of [
    ["Included", quote.inclusions],
    ["Not included", quote.exclusions],
  ] as const) {
    if (lines.length === 0) continue;
    paper.makeRoom(40);
    paper.write(label, { size: 12.5, bold: true, gap: 2 });
    for (const line of lines) paper.write(`•  ${line}`, { gap: 0 });
    paper.space(8);
  }
  if (quote.terms) {
    paper.makeRoom(40);
    paper.write("Terms", { size: 12.5, bold: true, gap: 2 });
    paper.write(quote.terms, { size: 9, ink: "quiet" });
  }
}

const orDash = (paisa: number | null) => (paisa === null ? "–" : formatPaisa(paisa));

/** What a change does to each line of the price, and to the whole. */
function writeChanges(paper: Paper, { changes }: ShownQuote): void {
  if (!changes) return;
  paper.makeRoom(60);
  paper.write(`Changed since version ${changes.since}`, { size: 19, bold: true, gap: 6 });
  for (const { title, before, after } of changes.items)
    paper.row(title, `${orDash(before)} → ${orDash(after)}`);
  const { total } = changes;
  if (!total) return;
  paper.rule();
  paper.row("Price until now", formatPaisa(total.before));
  paper.row("New price", formatPaisa(total.after), { bold: true });
  const more = total.after - total.before;
  if (more !== 0) paper.row(more > 0 ? "More" : "Less", formatPaisa(Math.abs(more)));
  paper.space(14);
}

/** What came from another thread, as pdfkit takes it. */
const asBuffer = (bytes: Uint8Array | null | undefined): Buffer | null =>
  bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;

/** A trip as one takes it along: a cover, its way on the map, its days, and the price where it is shown. */
export async function writeTripPaper({ trip, front, shown, way }: TripSheet): Promise<Buffer> {
  const { days, quote } = trip;
  const paper = await openPaper(trip.title);
  const first = days[0]?.date ?? trip.departure;
  const dates =
    days.length > 1
      ? `${writeLongDay(first)} to ${writeLongDay(addDays(first, days.length - 1))}, ${days.length} days`
      : writeLongDay(first);
  drawCover(paper, {
    title: trip.title,
    facts: [
      dates,
      ...(quote ? [sayParty(headsOf(quote.party))] : []),
      [trip.name, trip.reference].filter(Boolean).join(" · "),
    ],
    lede: quote?.intro ?? "",
    picture: asBuffer(front),
  });
  drawWay(paper, way.stops, way.paths);
  for (const [index, day] of days.entries())
    drawDay(paper, day, {
      number: index + 1,
      date: writeFullDay(day.date ?? addDays(trip.departure, index)),
      picture: asBuffer(shown[index]),
    });
  if (quote) {
    paper.space(10);
    writeChanges(paper, quote);
    writePrice(paper, quote, trip.pay);
  }
  return paper.close(`${brand.name} · ${[...trip.title].slice(0, 70).join("")}`, 1);
}
