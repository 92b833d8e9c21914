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

type Bodies = { text: string; html: string };

/** The office as it is now: the site's own until the owner has said another. */
async function readLine(db: Db): Promise<string> {
  const [row] = await db
    .select({ details: officeChanges.details })
    .from(officeChanges)
    .orderBy(desc(officeChanges.id))
    .limit(1);
  return row ? writeLine(row.details) : brand.office;
}

/** Gives the bodies of mails that are queued together the office as it is then, read once at the most. */
export function createSigner(db: Db): (bodies: Bodies) => Promise<Bodies> {
  let reading: Promise<string> | undefined;
  return async ({ text, html }) => {
    if (!text.includes(officeMark) && !html.includes(officeMark)) return { text, html };
    reading ??= readLine(db);
    const line = await reading;
    return {
      text: text.replaceAll(officeMark, () => line),
      html: html.replaceAll(officeMark, () => escapeHtml(line)),
    };
  };
}
