import { m } from "#app/paraglide/messages.js";
import type { ReportSubject } from "#contract/wire/corrections.ts";

/** What of a place may have changed, as readers and the desk read it. */
export const subjectNames: Record<ReportSubject, () => string> = {
  hours: m.report_of_hours,
  fee: m.report_of_fee,
  permit: m.report_of_permit,
  booking: m.report_of_booking,
  access: m.report_of_access,
  months: m.report_of_months,
  way: m.report_of_way,
  words: m.report_of_words,
  other: m.report_of_other,
};
