import type { Language } from "#contract/languages.ts";
import { sayParts } from "#contract/quote/say-price-line.ts";
import { headsOf } from "#contract/trip/say-party.ts";
import { readDates } from "#contract/trip/trip-dates.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import { createPartWords } from "#words/papers/part-words.ts";
import { type SayPaper, sayPaperIn } from "#words/papers/say-paper.ts";
import { sayPaperParty } from "#words/papers/say-paper-party.ts";
import { drawDay } from "./day-card.ts";
import type { Image, StripKit } from "./day-strip.ts";
import { inks, openPaper, type Paper } from "./paper.ts";
import { drawSheet } from "./sheet-paper.ts";
import { writeCalls } from "./trip-calls.ts";
import { drawCover } from "./trip-cover.ts";
import { sayDate, sayDates } from "./trip-dates.ts";
import type { TripSheet } from "./trip-sheet.ts";
import { drawWay } from "./trip-way.ts";

function writePrice(
  paper: Paper,
  quote: ShownQuote,
  pay: readonly string[],
  language: Language,
): void {
  const { price } = quote;
  const say = sayPaperIn[language];
  const words = createPartWords(say);
  const sum = (paisa: number) => say("paisa", { paisa });
  if (!price) return;
  paper.makeRoom(120);
  paper.write(say("price"), { size: 19, bold: true, gap: 6 });
  for (const { of, count, each, paisa } of price.package ?? [])
    paper.row(`${sayMailIn[language]("head", { of })}: ${count} × ${sum(each)}`, sum(paisa));
  for (const item of price.items)
    if (!item.optional || price.ticked.includes(item.id)) {
      paper.row(item.title, sum(item.paisa));
      for (const part of sayParts(item, words))
        paper.write(part, { size: 9, ink: "quiet", gap: 1 });
    }
  paper.makeRoom(52);
  const { document, margin, width } = paper;
  document.roundedRect(margin, paper.y + 4, width, 40, 14).fill(inks.card);
  const style = { size: 15, bold: true } as const;
  const total = sum(price.totals.total);
  paper.put(say("total"), margin + 16, paper.y + 14, style);
  paper.put(total, margin + width - 16 - paper.widthOf(total, 15), paper.y + 14, style);
  paper.space(56);
  if (pay.length > 0) {
    paper.makeRoom(40);
    paper.write(say("how-to-pay"), { size: 12.5, bold: true, gap: 2 });
    for (const line of pay) paper.write(line, { gap: 0 });
    paper.space(8);
  }
  for (const [label, lines] of [
    [say("included"), quote.inclusions],
    [say("not-included"), quote.exclusions],
  ] as const) {
    if (lines.length === 0) continue;
    paper.makeRoom(40);
    paper.write(label, { size: 12.5, bold: true, gap: 2 });
    for (const line of lines) paper.write(`•  ${line}`, { gap: 0 });
    paper.space(8);
  }
  if (quote.terms) {
    paper.makeRoom(40);
    paper.write(say("terms"), { size: 12.5, bold: true, gap: 2 });
    paper.write(quote.terms, { size: 9, ink: "quiet" });
  }
}

/** What a change does to each line of the price, and to the whole. */
function writeChanges(paper: Paper, { changes }: ShownQuote, say: SayPaper): void {
  if (!changes) return;
  const sum = (paisa: number | null) => (paisa === null ? "–" : say("paisa", { paisa }));
  paper.makeRoom(60);
  paper.write(say("changed", { version: changes.since }), { size: 19, bold: true, gap: 6 });
  for (const { title, before, after } of changes.items)
    paper.row(title, `${sum(before)} → ${sum(after)}`);
  const { total } = changes;
  if (!total) return;
  paper.rule();
  paper.row(say("price-before"), sum(total.before));
  paper.row(say("price-after"), sum(total.after), { bold: true });
  const more = total.after - total.before;
  if (more !== 0) paper.row(say(more > 0 ? "more" : "less"), sum(Math.abs(more)));
  paper.space(14);
}

/** What came from another thread, as pdfkit takes it. */
const asBuffer = (bytes: Uint8Array | null | undefined): Buffer | null =>
  bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;

/** Its pictures, each once in the document however often it is seen. */
function createKit({ document }: Paper, looks: TripSheet["looks"], say: SayPaper): StripKit {
  const opener = document as unknown as { openImage(bytes: Buffer): Image };
  const opened = new Map<Uint8Array, Image>();
  return {
    pictureOf(sight) {
      const bytes = Object.hasOwn(looks, sight) ? looks[sight]?.picture : null;
      if (!bytes) return null;
      const known = opened.get(bytes);
      if (known) return known;
      const picture = opener.openImage(asBuffer(bytes) as Buffer);
      opened.set(bytes, picture);
      return picture;
    },
    shapeOf: (sight) =>
      (sight !== null && Object.hasOwn(looks, sight) && looks[sight]?.shape) || "",
    sayLength: (minutes) => say("length", { minutes }),
  };
}

/** A trip as one takes it along: a cover, its way on the map, its days, and the price where it is shown. */
export async function writeTripPaper({
  trip,
  front,
  strips,
  looks,
  way,
}: TripSheet): Promise<Buffer> {
  const { days, quote, language } = trip;
  const say = sayPaperIn[language];
  const paper = await openPaper(trip.title, { language });
  const dateOf = readDates(trip);
  drawCover(paper, {
    title: trip.title,
    facts: [
      sayDates(trip, dateOf(0), say),
      ...(quote ? [sayPaperParty(headsOf(quote.party), say)] : []),
      [trip.name, trip.reference].filter(Boolean).join(" · "),
    ],
    lede: quote?.intro ?? "",
    picture: asBuffer(front),
    brand: say("brand"),
  });
  drawWay(paper, way.stops, way.paths);
  const kit = createKit(paper, looks, say);
  for (const [index, day] of days.entries())
    drawDay(
      paper,
      day,
      {
        number: index + 1,
        date: sayDate(dateOf(index), say),
        night: day.sleeps ? say("night-in", { town: day.sleeps }) : "",
        ...(strips[index] ?? { items: [], light: null }),
      },
      kit,
    );
  if (trip.calls) {
    paper.space(10);
    writeCalls(paper, trip.calls, say);
  }
  if (quote) {
    paper.space(10);
    writeChanges(paper, quote, say);
    writePrice(paper, quote, trip.pay, language);
  }
  if (trip.vouchers) {
    paper.addPage();
    drawSheet(paper, trip.vouchers);
  }
  return paper.close(`${say("brand")} · ${[...trip.title].slice(0, 70).join("")}`, 1);
}
