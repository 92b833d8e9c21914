import { fillTimes } from "./fill-times.ts";
import type { Light } from "./sky.ts";

/** From one minute to another, after midnight. */
export type Span = [from: number, to: number];

/** What a strip needs of each thing that it shows. */
export type OnStrip = {
  kind: "visit" | "way" | "pause";
  from: number | null;
  to: number | null;
  /** Of a way: from town to town. */
  isLong?: boolean;
};

/**
 * A part of the strip of a day, with its own part of the sky. `share`: of the width that is left, once each has its
 * `least`, in pixels of a page.
 */
export type StripCell<Item> = {
  what: "dawn" | "item" | "night";
  item: Item | null;
  span: Span;
  share: number;
  least: number;
};

/** Of a place and a date that nobody knows. */
export const usualLight: Light = { sunrise: 380, sunset: 1090 };

/** Minutes from which on a way within a town has its length written on its ribbon. */
const writtenMinutes = 12;

/** A way of few minutes: its sign alone stands on its ribbon. */
export const isShortWay = ({ isLong }: Pick<OnStrip, "isLong">, [from, to]: Span): boolean =>
  !isLong && to - from < writtenMinutes;

function measure(item: OnStrip, span: Span): Pick<StripCell<never>, "share" | "least"> {
  const minutes = span[1] - span[0];
  if (item.kind === "visit") return { share: minutes, least: 118 };
  if (item.kind === "pause") return { share: Math.min(minutes, 40), least: 36 };
  const least = item.isLong ? 108 : isShortWay(item, span) ? 36 : 68;
  return { share: Math.min(minutes, 150), least };
}

/** A day from before its sunrise to its night, wherever it is drawn: page, book, print and paper. */
export function listCells<Item extends OnStrip>(
  items: readonly Item[],
  light: Light,
): StripCell<Item>[] {
  const spans = fillTimes(items);
  const begins = spans[0]?.[0] ?? light.sunrise + 120;
  const ends = spans.at(-1)?.[1] ?? begins + 60;
  const early = Math.min(light.sunrise - 30, begins - 30);
  return [
    { what: "dawn", item: null, span: [early, begins], share: 52, least: 52 },
    ...items.map((item, index): StripCell<Item> => {
      const span = spans[index] as Span;
      const { share, least } = measure(item, span);
      return { what: "item", item, span, share: Math.round(share), least };
    }),
    {
      what: "night",
      item: null,
      span: [ends, Math.max(ends + 60, light.sunset + 70)],
      share: 80,
      least: 104,
    },
  ];
}
