import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import { sendPaper, sendPdf } from "./send-paper.ts";
import type { PaperService } from "./service.ts";
import { tripFiles } from "./trip-files.ts";

const paper = { ...byLink, method: "GET" } as const;

const readAsked = (c: CallContext) => ({ token: readToken(c), network: visitorKey(c) });

/** What can be taken along of a trip, by its link. */
export const createPaperPageCalls = (papers: PaperService): Call[] => [
  defineCall({
    ...paper,
    path: "/api/trip/:token/trip.pdf",
    summary: "The trip as PDF",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await papers.writePlan(readAsked(c))),
  }),
  ...tripFiles.map((format) =>
    defineCall({
      ...paper,
      path: `/api/trip/:token/${format.file}`,
      summary: format.summary,
      answerType: format.type.split(";")[0] ?? format.type,
      async handle(c) {
        const { name, text } = await papers.writeFile(readAsked(c), format);
        return sendPaper(name, format.type, text);
      },
    }),
  ),
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
