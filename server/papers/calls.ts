import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import { type TripFileEnding, tripFileEndings, tripFiles } from "#trip/trip-files.ts";
import { sendPaper, sendPdf } from "./send-paper.ts";
import type { PaperService } from "./service.ts";

const paper = { ...byLink, method: "GET" } as const;

const readAsked = (c: CallContext) => ({ token: readToken(c), network: visitorKey(c) });

/** Formats that had a call of their own before there was one for all: generated clients have it by its name. */
const namedFiles = ["ics", "gpx", "kml"] as const;

/** "trip.gpx": one of ours, as the address lets no other through. */
const findEnding = (file = ""): TripFileEnding =>
  tripFileEndings.find((ending) => file === `trip.${ending}`) ?? "ics";

async function sendFile(papers: PaperService, c: CallContext, ending: TripFileEnding) {
  const { name, text } = await papers.writeFile(readAsked(c), ending);
  return sendPaper(name, tripFiles[ending].type, text);
}

/** What can be taken along of a trip, by its link. */
export const createPaperPageCalls = (papers: PaperService): Call[] => [
  defineCall({
    ...paper,
    path: "/api/trip/:token/trip.pdf",
    summary: "The trip as PDF",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await papers.writePlan(readAsked(c))),
  }),
  defineCall({
    ...paper,
    path: "/api/trip/:token/change.pdf",
    summary: "A change that is offered, as PDF",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await papers.writeChange(readAsked(c))),
  }),
  ...namedFiles.map((ending) =>
    defineCall({
      ...paper,
      path: `/api/trip/:token/trip.${ending}`,
      summary: tripFiles[ending].summary,
      answerType: tripFiles[ending].type.split(";")[0] ?? "",
      handle: async (c) => sendFile(papers, c, ending),
    }),
  ),
  defineCall({
    ...paper,
    path: `/api/trip/:token/:file{trip\\.(?:${tripFileEndings.join("|")})}`,
    summary: "The trip in any format that other programs read, by its ending: trip.ics, trip.gpx …",
    answerType: "application/octet-stream",
    handle: async (c) => sendFile(papers, c, findEnding(c.req.param("file"))),
  }),
  defineCall({
    ...paper,
    path: "/api/trip/:token/documents/:id/pdf",
    summary: "An invoice, a receipt or a credit note as PDF",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await papers.writeDocumentByLink(readAsked(c), readUuid(c))),
  }),
];

/** The same papers at the desk. */
export const createPaperDeskCalls = (papers: PaperService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/documents/:id/pdf",
    may: "viewer",
    tag: "Desk: money",
    summary: "An invoice, a receipt or a credit note as PDF",
    answerType: "application/pdf",
    handle: async (c) =>
      sendPdf(await papers.writeDocument(c.get("admin"), visitorKey(c), readUuid(c))),
  }),
];
