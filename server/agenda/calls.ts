import { z } from "zod";
import {
  AskInput,
  AskList,
  AskPreview,
  AskSent,
  DayTasks,
  DepartureList,
  QuoteNumbers,
  SnoozeInput,
} from "#contract/wire/agenda.ts";
import { AskChange } from "#contract/wire/ask-states.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { answerCalendar } from "./feed-calls.ts";
import type { Agenda } from "./service.ts";

const tag = "Desk: the day";

/** The day's work at the desk. */
export const createAgendaCalls = (agenda: Agenda, clock: () => Date): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/tasks",
    may: "viewer",
    tag,
    summary: "Quotes that lapse, payments that are late, departures of the week",
    answer: DayTasks,
    handle: (c) => agenda.listTasks(c.get("admin")),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/tasks/snooze",
    may: "viewer",
    tag,
    summary: "Put one off, for oneself",
    body: SnoozeInput,
    answer: DayTasks,
    handle: (c, { body }) => agenda.snooze(c.get("admin"), body),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/departures",
    may: "viewer",
    tag,
    summary: "Accepted trips from today on",
    answer: DepartureList,
    handle: () => agenda.listDepartures(),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/departures.ics",
    may: "viewer",
    tag,
    summary: "The same as a calendar",
    answerType: "text/calendar",
    handle: async () => answerCalendar((await agenda.listDepartures()).departures, clock()),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/asks",
    may: "viewer",
    tag,
    summary: "What suppliers were asked about a trip",
    answer: AskList,
    handle: (c) => agenda.listAsks(readUuid(c)),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/asks",
    may: "editor",
    tag,
    summary:
      "Ask a supplier to confirm: by mail, by the link that is answered, or on the telephone",
    body: AskInput,
    answer: AskSent,
    status: 201,
    handle: (c, { body }) => agenda.ask(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/asks/preview",
    may: "editor",
    tag,
    summary: "The letter to a supplier as it would go out",
    body: AskInput,
    answer: AskPreview,
    handle: (c, { body }) => agenda.preview(readUuid(c), body),
  }),
  defineCall({
    method: "PATCH",
    path: "/api/desk/trips/:id/asks/:ask",
    may: "editor",
    tag,
    summary: "Ask again by a new link, note what the supplier said, cancel, or withdraw",
    body: AskChange,
    answer: AskSent,
    handle: (c, { body }) =>
      agenda.changeAsk(c.get("admin"), readUuid(c), readUuid(c, "ask"), body),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/quote-numbers",
    may: "manager",
    tag,
    summary: "How quotes did",
    query: z.object({
      days: z.coerce.number("days is a number.").int().min(1).max(1100).default(90),
    }),
    answer: QuoteNumbers,
    handle: (_c, { query }) => agenda.readNumbers(query.days),
  }),
];
