import { writeClock } from "#contract/clock.ts";
import type { Language } from "#contract/languages.ts";
import { listSpans } from "#contract/quote/stay-dates.ts";
import { headsOf } from "#contract/trip/say-party.ts";
import type { SheetPart } from "#server/papers/sheet.ts";
import { sayPaperIn } from "#words/papers/say-paper.ts";
import { sayPaperParty } from "#words/papers/say-paper-party.ts";
import { isOnDay, type RoadLine, type RoadTrip } from "./read-road.ts";

/** What every paper for the road begins with, and vouchers, which their traveller reads too. */

const join = (parts: readonly string[]) => parts.filter(Boolean).join(", ");

const nationalities = ({ details }: RoadTrip): string =>
  join([...new Set(details.guests.map(({ nationality }) => nationality))]);

export function writeTripFacts(trip: RoadTrip, language: Language): SheetPart {
  const say = sayPaperIn[language];
  const { party } = trip.content;
  return {
    kind: "facts",
    rows: [
      [say("road-trip"), `${trip.reference}, ${trip.content.title}`],
      [say("road-lead"), join([trip.lead, trip.phone])],
      [say("road-guests"), sayPaperParty(headsOf(party), say, party)],
      [say("road-nationality"), nationalities(trip)],
    ],
  };
}

/** "Arrival: 10:40, 6E 6394, Ranchi airport" */
export const sayPassage = ({ time, by, place }: RoadTrip["details"]["arrival"]): string =>
  join([time, by, place]);

/** One line a stop, with its time. */
export function sayWay(trip: RoadTrip, index: number): string {
  const day = trip.days[index];
  if (!day) return "";
  const stops = day.stops.map(({ at, name }) => (at === null ? name : `${writeClock(at)} ${name}`));
  return [day.title, ...stops].join("\n");
}

/** The days of a line, each with its way and where the night is spent. */
export const writeDayRows = (trip: RoadTrip, line: RoadLine, language: Language): string[][] =>
  trip.dates.flatMap((day, index) =>
    isOnDay(line, trip, index)
      ? [
          [
            sayPaperIn[language]("full-day", { day }),
            sayWay(trip, index),
            trip.days[index]?.sleeps ?? "",
          ],
        ]
      : [],
  );

/** "Hotel voucher". */
export const nameVoucher = (kind: RoadLine["kind"], language: Language): string =>
  sayPaperIn[language](`voucher-${kind}`);

/** What a counter or a driver is shown, and the traveller takes along; no price stands in it. */
export function layOutVoucher(trip: RoadTrip, line: RoadLine, language: Language): SheetPart[] {
  const say = sayPaperIn[language];
  const { item, service, ask } = line;
  const supplier = ask?.supplier ?? item.title;
  const answer =
    ask?.state === "confirmed" ? ask.confirmation || say("confirmed") : say("not-confirmed");
  const phone: [string, string] = [say("telephone"), ask?.phone ?? ""];
  const status: [string, string] = [say("confirmation"), answer];
  const requests: [string, string] = [say("requests"), service.requests];
  if (line.kind === "stay") {
    const spans = listSpans(trip.content, item);
    return [
      {
        kind: "facts",
        rows: [
          [say("hotel"), supplier],
          [say("address"), join([service.address, ask?.place ?? ""])],
          phone,
          status,
        ],
      },
      writeTripFacts(trip, language),
      {
        kind: "table",
        title: say("stay"),
        head: [say("check-in"), say("check-out"), say("nights")],
        widths: [40, 40, 20],
        rows: spans.map(({ from, to, nights }) => [
          say("full-day", { day: from }),
          say("full-day", { day: to }),
          String(nights),
        ]),
        none: say("nights-unfixed", { nights: item.nights }),
      },
      {
        kind: "facts",
        rows: [
          [say("room"), item.title],
          [say("rooms"), String(item.count ?? trip.content.party.rooms)],
          [say("extra-beds"), item.extraBeds > 0 ? String(item.extraBeds) : ""],
          [say("child-beds"), item.childBeds > 0 ? String(item.childBeds) : ""],
          [say("meals"), service.meals],
          [say("arrival"), sayPassage(trip.details.arrival)],
          requests,
        ],
      },
      { kind: "text", text: say("settled") },
    ];
  }
  const isGuide = line.kind === "guide";
  return [
    {
      kind: "facts",
      rows: [
        [say(isGuide ? "guide-office" : "transport-by"), supplier],
        phone,
        status,
        [say(isGuide ? "guide" : "driver"), join([service.person, service.phone])],
        [say("vehicle"), join([service.vehicle || item.title, service.plate])],
        [say("reporting"), join([service.reportAt, service.reportPlace])],
        [say("kilometres"), service.km === null ? "" : String(service.km)],
        [say("charges"), service.charges],
        requests,
      ],
    },
    writeTripFacts(trip, language),
    {
      kind: "table",
      title: say("the-way"),
      head: [say("table-day"), say("table-way"), say("table-night")],
      widths: [26, 52, 22],
      rows: writeDayRows(trip, line, language),
    },
  ];
}
