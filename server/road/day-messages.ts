import { brand } from "#contract/brand.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { Movement } from "#contract/trip/movements.ts";
import type { DayTask } from "#contract/wire/agenda.ts";
import type { DayMessage } from "#contract/wire/day-messages.ts";
import { writeFullDay, writeLongDay } from "#server/days/write-day.ts";

/** Whom a task's message goes to: a guest, or of what is held the supplier. */
export type TaskContact = { about: string; name: string; phone: string };

const sign = (reference: string, helpline: string, site: string) =>
  `${brand.name}, day and night ${helpline}\n${site} (${reference})`;

/** To a guest who arrives: when, who meets them, whom to call. */
function greet(move: Movement, helpline: string, site: string): DayMessage {
  const { tripId, reference, on, lead, phone, passage, contacts } = move;
  const met = contacts.filter(({ what, phone: number }) => what !== "stay" && number);
  return {
    ...{ id: `arrival ${tripId} ${on}`, kind: "arrival", tripId, reference, to: lead, phone },
    text: [
      `Dear ${lead}, we look forward to welcoming you on ${writeFullDay(on)}${passage && ` (${passage})`}.`,
      ...met.map(({ name, phone: number }) => `You are met by ${name}, ${number}.`),
      sign(reference, helpline, site),
    ].join("\n"),
  };
}

/** To a driver or guide: the day's duty. */
const callOut = (move: Movement, helpline: string, site: string): DayMessage[] =>
  move.contacts
    .filter(({ what, phone }) => what !== "stay" && phone)
    .map(({ what, name, phone, report }) => ({
      ...{
        id: `duty ${what} ${phone} ${move.tripId} ${move.on}`,
        kind: "duty",
        tripId: move.tripId,
      },
      ...{ reference: move.reference, to: name, phone },
      text: [
        `Duty on ${writeFullDay(move.on)}: ${move.day}.`,
        report ? `Report: ${report}.` : "",
        move.passage ? `Guests: ${move.passage}.` : "",
        `${move.lead}, ${move.people}${move.phone && `, ${move.phone}`}.`,
        move.night ? `Night: ${move.night}.` : "",
        sign(move.reference, helpline, site),
      ]
        .filter(Boolean)
        .join("\n"),
    }));

function remind(task: DayTask, contact: TaskContact, helpline: string, site: string): DayMessage[] {
  const { kind, tripId, reference, on, paisa } = task;
  const base = {
    id: `${kind} ${task.task}`,
    tripId,
    reference,
    to: contact.name,
    phone: contact.phone,
  };
  const end = sign(reference, helpline, site);
  const day = writeLongDay(on);
  if (kind === "late")
    return [
      {
        ...{ ...base, kind: "payment" },
        text: `Dear ${contact.name}, ${formatPaisa(paisa ?? 0)} for your trip were due on ${day}. If it is on its way already, please send us the reference.\n${end}`,
      },
    ];
  if (kind === "lapsing")
    return [
      {
        ...{ ...base, kind: "lapsing" },
        text: `Dear ${contact.name}, our quote for your trip to ${task.destination} holds until ${day}. Is there anything that we can answer?\n${end}`,
      },
    ];
  if (kind !== "hold") return [];
  return [
    {
      ...{ ...base, kind: "hold" },
      text: `Dear ${contact.name}, you hold ${reference} for us until ${day}. Please keep it a little longer, or tell us if we must confirm today.\n${end}`,
    },
  ];
}

/** All of a day. `moves`: of today and tomorrow; `contacts` by the task's name; `site`: the address of the site. */
export function writeDayMessages(
  moves: readonly Movement[],
  tasks: readonly DayTask[],
  contacts: readonly TaskContact[],
  { helpline, site }: { helpline: string; site: string },
): DayMessage[] {
  return [
    ...moves.filter(({ kind }) => kind === "arriving").map((move) => greet(move, helpline, site)),
    ...moves.flatMap((move) => callOut(move, helpline, site)),
    ...tasks.flatMap((task) => {
      const contact = contacts.find(({ about }) => about === task.task);
      return contact ? remind(task, contact, helpline, site) : [];
    }),
  ];
}
