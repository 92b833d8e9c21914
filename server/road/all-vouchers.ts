import type { Language } from "#contract/languages.ts";
import type { Sheet, SheetPart } from "#server/papers/sheet.ts";
import { sayPaperIn } from "#words/papers/say-paper.ts";
import { layOutRoadPaper } from "./papers.ts";
import type { RoadTrip } from "./read-road.ts";

/** All that is confirmed for a trip as one paper, a page each: what the traveller takes along. Null: nothing is yet. */
export function layOutVouchers(trip: RoadTrip, office: string[], language: Language): Sheet | null {
  const sheets = trip.lines
    .filter(({ ask }) => ask?.state === "confirmed")
    .map((line) => layOutRoadPaper("voucher", trip, line, office, language));
  if (sheets.length === 0) return null;
  return {
    title: sayPaperIn[language]("vouchers"),
    number: `${trip.reference} ${trip.version}`,
    office,
    parts: sheets.flatMap(({ title, number, parts }, at): SheetPart[] => [
      ...(at > 0 ? [{ kind: "page" as const }] : []),
      { kind: "text", title: `${title}, ${number}`, text: "" },
      ...parts,
    ]),
  };
}
