import { brand } from "#contract/brand.ts";
import { addDays } from "#contract/calendar-day.ts";
import { formatPaisa } from "#contract/quote-total.ts";
import type { PlanDays } from "#contract/trip-days.ts";
import type { ShownSight } from "#contract/trip-page.ts";
import type { ShownQuote } from "#contract/trip-quotes.ts";
import { writeFullDay, writeLongDay } from "#server/days/write-day.ts";
import { dayPicture, drawDay } from "./day-card.ts";
import { inks, openPaper, type Paper } from "./paper.ts";
import { coverSize, drawCover } from "./trip-cover.ts";
import { drawWay, type WayMap, type WayStop } from "./trip-way.ts";

/** A trip's pictures are at most so many: a paper is sent by telephone. */
const mostPictures = 16;

/** What a paper is drawn with: the facts of the days' sights and towns, pictures and the map. */
export type PaperNeeds = {
  showSights(days: PlanDays): Record<string, ShownSight>;
  showBeds(days: PlanDays): Record<string, { lat: number; lon: number }>;
  pictures: {
    findOfPlace(name: string): string | null;
    /** Pixels. */
    read(slug: string, width: number, height: number): Promise<Buffer | null>;
  };
  map(): WayMap;
};

/** Where the nights are spent, in their order; the same town later is the same stop. */
function listStops(days: PlanDays, beds: Record<string, { lat: number; lon: number }>): WayStop[] {
  const stops: WayStop[] = [];
  for (const [index, { sleeps }] of days.entries()) {
    const spot = sleeps ? beds[sleeps] : undefined;
    if (!sleeps || !spot) continue;
    const known = stops.find(({ name }) => name === sleeps);
    if (known) known.days.push(index + 1);
    else stops.push({ name: sleeps, days: [index + 1], ...spot });
  }
  return stops;
}

/** A picture for each day: of a sight of it, else of the town where its night is; none twice. */
function choosePictures(
  days: PlanDays,
  sights: Record<string, ShownSight>,
  findOfPlace: PaperNeeds["pictures"]["findOfPlace"],
): (string | null)[] {
  const taken = new Set<string>();
  return days.map(({ stops, sleeps }) => {
    const own = stops.flatMap(({ sight }) => (sight && sights[sight]?.picture?.slug) || []);
    const town = sleeps ? findOfPlace(sleeps) : null;
    const slug = [...own, ...(town ? [town] : [])].find((one) => !taken.has(one)) ?? null;
    if (!slug || taken.size >= mostPictures) return null;
    taken.add(slug);
    return slug;
  });
}

function writePrice(paper: Paper, quote: ShownQuote): void {
  const { price } = quote;
  if (!price) return;
  paper.makeRoom(120);
  paper.write("The price", { size: 19, bold: true, gap: 6 });
  for (const item of price.items)
    if (!item.optional || price.ticked.includes(item.id))
      paper.row(item.title, formatPaisa(item.paisa));
  paper.makeRoom(52);
  const { document, margin, width } = paper;
  document.roundedRect(margin, paper.y + 4, width, 40, 14).fill(inks.card);
  const style = { size: 15, bold: true } as const;
  const total = formatPaisa(price.totals.total);
  paper.put("Total, tax included", margin + 16, paper.y + 14, style);
  paper.put(total, margin + width - 16 - paper.widthOf(total, 15), paper.y + 14, style);
  paper.space(56);
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

/** A trip as one takes it along: a cover, its way on the map, its days, and the price where it is shown. */
export async function writeTripPaper(
  trip: {
    title: string;
    reference: string;
    name: string;
    destination: string;
    departure: string;
    days: PlanDays;
    quote: ShownQuote | null;
  },
  needs: PaperNeeds,
): Promise<Buffer> {
  const { days, quote } = trip;
  const { pictures } = needs;
  const slugs = choosePictures(days, needs.showSights(days), pictures.findOfPlace);
  const cover = pictures.findOfPlace(trip.destination) ?? slugs.find((slug) => slug !== null);
  const read = (
    slug: string | null | undefined,
    { width, height }: typeof dayPicture | typeof coverSize,
  ) => (slug ? pictures.read(slug, width * 2, height * 2) : null);
  const [front, ...shown] = await Promise.all([
    read(cover, coverSize),
    ...slugs.map((slug) => read(slug, dayPicture)),
  ]);

  const paper = await openPaper(trip.title);
  const first = days[0]?.date ?? trip.departure;
  const dates =
    days.length > 1
      ? `${writeLongDay(first)} to ${writeLongDay(addDays(first, days.length - 1))}, ${days.length} days`
      : writeLongDay(first);
  drawCover(paper, {
    title: trip.title,
    facts: [dates, [trip.name, trip.reference].filter(Boolean).join(" · ")],
    lede: quote?.intro ?? "",
    picture: front ?? null,
  });
  drawWay(paper, listStops(days, needs.showBeds(days)), needs.map());
  for (const [index, day] of days.entries())
    drawDay(paper, day, {
      number: index + 1,
      date: writeFullDay(day.date ?? addDays(trip.departure, index)),
      picture: shown[index] ?? null,
    });
  if (quote) {
    paper.space(10);
    writePrice(paper, quote);
  }
  return paper.close(`${brand.name} · ${trip.title.slice(0, 70)}`, 1);
}
