import * as z from "zod/mini";
import { optionalLine } from "#contract/text.ts";
import { calendarDate, deskLimits, optionalChoice } from "./desk.ts";

/** What administrators, travellers and the house did, as the desk reads it: /api/desk/audit. */

export const AuditQuery = z.object({
  actor: optionalChoice(z.enum(["nobody", "traveller", "admin", "service", "system"])),
  admin: optionalChoice(z.uuid("The administrator is not valid.")),
  action: optionalLine("The action", 60),
  subject: optionalLine("The subject", 100),
  from: optionalChoice(calendarDate),
  to: optionalChoice(calendarDate),
  after: optionalChoice(z.string().check(z.maxLength(300))),
  limit: z._default(
    z.coerce.number("The page size is 1 to 100.").check(z.int(), z.minimum(1), z.maximum(100)),
    deskLimits.page,
  ),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditItem = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  who: z.string(),
  action: z.string(),
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditItem = z.infer<typeof AuditItem>;
export const AuditPage = z.object({
  entries: z.array(AuditItem),
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof AuditPage>;
