import type { SheetPart } from "#server/papers/sheet.ts";

/** What the guests thought, written by hand on the last day: houses, car, driver, guide, food and office, from 1 to 5. */

/** Guides and drivers of the trip by name; who has none is asked about all the same. */
type Rated = { kind: "stay" | "transport" | "guide"; title: string; person: string };

const marks = ["1", "2", "3", "4", "5"];

export function layOutFeedback(facts: SheetPart, services: readonly Rated[]): SheetPart[] {
  const named = (of: Rated["kind"], what: string) => {
    const people = services.filter(({ kind, person }) => kind === of && person);
    return people.length > 0 ? people.map(({ person }) => `${what}: ${person}`) : [what];
  };
  const stays = services.flatMap(({ kind, title }) => (kind === "stay" ? [title] : []));
  const rated = [
    ...(stays.length > 0 ? stays : ["Hotel"]),
    "Car",
    ...named("transport", "Driver"),
    ...named("guide", "Guide"),
    ...["Food", "Our office"],
  ];
  return [
    facts,
    {
      kind: "table",
      title: "How was it? Please mark 1 (poor) to 5 (very good)",
      head: ["", ...marks],
      widths: [50, 10, 10, 10, 10, 10],
      rows: rated.map((what) => [what, ...marks]),
    },
    { kind: "blanks", labels: ["What was best", "What we should change", "", ""] },
    {
      kind: "text",
      text: "May we show these words on our site, with your first name? Please cross out what does not hold: yes / no.",
    },
    { kind: "blanks", labels: ["Name", "Date and signature"] },
  ];
}
