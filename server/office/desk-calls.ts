import { OfficeDetails, OfficeView } from "#contract/wire/desk-office.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import type { OfficeService } from "./service.ts";

const tag = "Desk: administrators";

/** Address, telephones, mails and hours, as every page shows them. */
export const createOfficeDetailCalls = (office: OfficeService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/office",
    may: "viewer",
    tag,
    summary: "The office's details, and who changed them",
    answer: OfficeView,
    handle: () => office.readView(),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/office",
    may: "owner",
    tag,
    summary: "Change the office's details on every page",
    body: OfficeDetails,
    answer: OfficeView,
    handle: (c, { body }) => office.change(c.get("admin"), body),
  }),
];
