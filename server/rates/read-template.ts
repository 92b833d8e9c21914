import { TemplateContent } from "#contract/quote/rate-book.ts";
import { bringUpDays } from "#server/quotes/read-content.ts";
import { isFields, UnreadableStored } from "#trip/upgrade.ts";

/**
 * A template as it is kept, brought up to what is written today. It says no version: those whose days were words have a
 * list of them, all others a trip. @throws UnreadableStored
 */
export function readTemplate(kept: unknown): TemplateContent {
  const isOfWords = isFields(kept) && "days" in kept;
  const read = TemplateContent.safeParse(isOfWords ? bringUpDays(kept) : kept);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path ?? [];
  throw new UnreadableStored(`A kept template is damaged at ${path.map(String).join(".")}.`);
}
