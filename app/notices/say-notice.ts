import { m } from "#app/paraglide/messages.js";
import type { TripNotice } from "#contract/wire/trip-notices.ts";

type Said = Pick<TripNotice, "kind" | "says">;

/** In the order in which they are read. */
const values = ["person", "phone", "vehicle", "plate", "time", "by", "place"] as const;

/** What a notice is about, in a line. */
export function nameNotice({ kind, says }: Said): string {
  const { title = "", number = "" } = says;
  const names: Record<TripNotice["kind"], () => string> = {
    words: m.notice_words,
    driver: () => m.notice_driver({ title }),
    guide: () => m.notice_guide({ title }),
    arrival: m.notice_arrival,
    departure: m.notice_departure,
    hotel: () => m.notice_hotel({ title }),
    offer: m.notice_offer,
    paper: () => m.notice_paper({ number }),
    cancelled: m.notice_cancelled,
  };
  // A kind of a later release is told without its name.
  return (names[kind] ?? m.notice_other)();
}

/** What it says beside that, a line each. */
export function listNoticeLines({ says }: Said): string[] {
  const told = values.flatMap((name) => says[name] ?? []).join(" · ");
  const lines: (string | undefined)[] = [
    says.words,
    told,
    says.was && m.notice_was({ was: says.was }),
  ];
  return lines.flatMap((line) => line || []);
}

/** The whole of it as one text, to be sent by another way. */
export const writeNotice = (notice: Said): string =>
  [notice.kind === "words" ? "" : nameNotice(notice), ...listNoticeLines(notice)]
    .filter(Boolean)
    .join("\n");
