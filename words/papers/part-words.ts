import type { PartWords } from "#contract/quote/say-price-line.ts";
import type { PaperKey } from "./english.ts";
import type { SayPaper } from "./say-paper.ts";

/** How papers and documents of a language say whom a price counts. */
export function createPartWords(say: SayPaper): PartWords {
  const number = (key: PaperKey) => (count: number) => say(key, { count });
  const note = (key: PaperKey) => (who: string) => say(key, { who });
  return {
    adults: number("part-adults"),
    children: number("part-children"),
    rooms: number("part-rooms"),
    extraBeds: number("part-extra-beds"),
    nights: number("part-nights"),
    days: number("part-days"),
    times: number("part-times"),
    aged: (who, ages) => say("part-aged", { who, ages }),
    ownBed: note("part-own-bed"),
    noBed: note("part-no-bed"),
    adultPrice: note("part-adult-price"),
  };
}
