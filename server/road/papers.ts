import type { Language } from "#contract/languages.ts";
import type { RoadPaper } from "#contract/trip/road.ts";
import { writeFullDay, writeLongDay } from "#server/days/write-day.ts";
import type { Sheet, SheetPart } from "#server/papers/sheet.ts";
import { layOutFeedback } from "./feedback-sheet.ts";
import { isOnDay, type RoadLine, type RoadTrip } from "./read-road.ts";
import {
  layOutVoucher,
  nameVoucher,
  sayPassage,
  sayWay,
  writeDayRows,
  writeTripFacts,
} from "./voucher.ts";

/** Papers for the road, as data; none says a price. */
const emergency = "Emergency 112 · Police 112 · Ambulance 108";

const numberOf = (trip: RoadTrip, what: string) => `${trip.reference}/${what} ${trip.version}`;

/** A page a day, to be filled in and signed. */
function dutySlip(trip: RoadTrip, line: RoadLine): SheetPart[] {
  const { service, item } = line;
  const days = trip.dates.flatMap((date, index) =>
    isOnDay(line, trip, index) ? [{ date, index }] : [],
  );
  const last = trip.dates.length - 1;
  return days.flatMap(({ date, index }, at): SheetPart[] => [
    ...(at > 0 ? [{ kind: "page" } as const] : []),
    {
      kind: "facts",
      title: writeFullDay(date),
      rows: [
        ["Driver", [service.person, service.phone].filter(Boolean).join(", ")],
        ["Vehicle", [service.vehicle || item.title, service.plate].filter(Boolean).join(", ")],
        ["Report", [service.reportAt, service.reportPlace].filter(Boolean).join(", ")],
        ["Guest", [trip.lead, trip.phone, trip.people].filter(Boolean).join(", ")],
        ["Arrival", index === 0 ? sayPassage(trip.details.arrival) : ""],
        ["Departure", index === last ? sayPassage(trip.details.departure) : ""],
        ["Way", sayWay(trip, index)],
        ["Night in", trip.days[index]?.sleeps ?? ""],
        ["Kilometres by the plan, in all", service.km === null ? "" : String(service.km)],
        ["Tolls, parking, permits", service.charges],
        ["Requests", service.requests],
        ["In need", emergency],
      ],
    },
    {
      kind: "blanks",
      labels: [
        "Km at garage, out",
        "Time out",
        "Km at pick-up",
        "Time of pick-up",
        "Km at drop",
        "Time of drop",
        "Km at garage, in",
        "Time in",
        "Extra km",
        "Extra hours",
        "Toll",
        "Parking",
        "Permit",
        "Advance taken",
        "Night halt at",
        "Remark",
        "Guest's signature",
        "Driver's signature",
      ],
    },
  ]);
}

function guideSheet(trip: RoadTrip, line: RoadLine): SheetPart[] {
  const { service } = line;
  const diets = trip.details.guests
    .filter(({ diet }) => diet)
    .map(({ name, diet }) => `${name}: ${diet}`);
  return [
    writeTripFacts(trip, "en"),
    {
      kind: "facts",
      rows: [
        ["Guide", [service.person, service.phone].filter(Boolean).join(", ")],
        ["Language", service.language],
        ["Reporting", [service.reportAt, service.reportPlace].filter(Boolean).join(", ")],
        ["Tickets and cash", service.charges],
        ["Requests", service.requests],
        ["What guests eat", diets.join("\n")],
        ["Remarks", trip.details.remarks],
        ["In need", emergency],
      ],
    },
    {
      kind: "table",
      title: "Programme",
      head: ["Day", "Programme", "Night in"],
      widths: [26, 52, 22],
      rows: writeDayRows(trip, line, "en"),
    },
    { kind: "blanks", labels: ["Tickets bought for", "Cash spent", "Remark", "Guide's signature"] },
  ];
}

const occupancy = (guests: number) => ["", "SGL", "DBL", "TPL"][guests] ?? `${guests} in a room`;
const sexes = { "": "", f: "F", m: "M", x: "X" } as const;

function roomingList(trip: RoadTrip): SheetPart[] {
  const { guests } = trip.details;
  const rooms = [...new Set(guests.map(({ room }) => room))].toSorted((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  const rows = rooms.flatMap((room) => {
    const there = guests.filter((guest) => guest.room === room);
    return there.map(({ name, age, sex, nationality, diet }, at) => [
      at === 0 ? room || "not said" : "",
      at === 0 && room ? occupancy(there.length) : "",
      name,
      age === null ? "" : String(age),
      sexes[sex],
      nationality,
      diet,
    ]);
  });
  return [
    writeTripFacts(trip, "en"),
    {
      kind: "facts",
      rows: [
        [
          "Hotels",
          trip.lines
            .filter(({ kind }) => kind === "stay")
            .map(({ item, from, to, ask }) =>
              [
                ask?.supplier ?? item.title,
                from && to && `${writeLongDay(from)} to ${writeLongDay(to)}`,
              ]
                .filter(Boolean)
                .join(", "),
            )
            .join("\n"),
        ],
      ],
    },
    {
      kind: "table",
      head: ["Room", "As", "Name", "Age", "Sex", "Nationality", "Eats"],
      widths: [9, 10, 31, 7, 7, 18, 18],
      rows,
      none: "Nobody has entered the guests yet.",
    },
    {
      kind: "text",
      text: "Foreign guests: the hotel reports their stay on Form C within 24 hours.",
    },
  ];
}

const placard = (trip: RoadTrip): SheetPart[] => [
  {
    kind: "placard",
    lead: "Welcome",
    name: trip.details.placard || trip.lead,
    small: [trip.reference, sayPassage(trip.details.arrival)].filter(Boolean).join(" · "),
  },
];

const titles: Record<RoadPaper, string> = {
  voucher: "Voucher",
  "duty-slip": "Duty slip",
  "guide-sheet": "Guide sheet",
  "rooming-list": "Rooming list",
  placard: "Placard",
  feedback: "Feedback",
};

/**
 * `line`: of what is about a line of the quote. `office`: name, telephone by day and night, address. In English, which
 * every desk and counter reads, but a voucher, whose traveller may read another.
 */
export function layOutRoadPaper(
  paper: RoadPaper,
  trip: RoadTrip,
  line: RoadLine | null,
  office: string[],
  language: Language = "en",
): Sheet {
  const at = line ? trip.lines.findIndex(({ item }) => item.id === line.item.id) + 1 : 0;
  const codes = {
    voucher: "V",
    "duty-slip": "D",
    "guide-sheet": "G",
    "rooming-list": "R",
    placard: "P",
    feedback: "F",
  };
  const parts = {
    voucher: () => (line ? layOutVoucher(trip, line, language) : []),
    "duty-slip": () => (line ? dutySlip(trip, line) : []),
    "guide-sheet": () => (line ? guideSheet(trip, line) : []),
    "rooming-list": () => roomingList(trip),
    placard: () => placard(trip),
    feedback: () =>
      layOutFeedback(
        writeTripFacts(trip, "en"),
        trip.lines.map(({ kind, item, ask, service }) => ({
          kind,
          title: ask?.supplier ?? item.title,
          person: service.person,
        })),
      ),
  }[paper]();
  return {
    title: paper === "voucher" && line ? nameVoucher(line.kind, language) : titles[paper],
    number: numberOf(trip, `${codes[paper]}${at || ""}`),
    office,
    wide: paper === "placard",
    parts,
  };
}
