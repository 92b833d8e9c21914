import { desc } from "drizzle-orm";
import { brand } from "#contract/brand.ts";
import type { OfficeDetails } from "#contract/desk-office.ts";
import type { Db } from "#server/db/database.ts";
import { officeChanges } from "#server/db/schema/desk.ts";
import { escapeHtml } from "./escape-html.ts";

/** Where a laid out mail says where the office is; a mark that nobody types. */
export const officeMark = "\uE000office\uE001";

const writeLine = ({ address, phone }: OfficeDetails): string =>
  [address.join(", "), phone].filter(Boolean).join(" · ");

/** Both bodies with the office as it is when the mail is queued: the site's own until the owner has said another. */
export async function signBodies(
  db: Db,
  { text, html }: { text: string; html: string },
): Promise<{ text: string; html: string }> {
  if (!text.includes(officeMark) && !html.includes(officeMark)) return { text, html };
  const [row] = await db
    .select({ details: officeChanges.details })
    .from(officeChanges)
    .orderBy(desc(officeChanges.id))
    .limit(1);
  const line = row ? writeLine(row.details) : brand.office;
  return {
    text: text.replaceAll(officeMark, () => line),
    html: html.replaceAll(officeMark, () => escapeHtml(line)),
  };
}
