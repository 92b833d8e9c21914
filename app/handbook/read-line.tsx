import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import type { Reading } from "#server/content/places/standing.ts";

const begins = {
  official: m.handbook_read_official,
  reported: m.handbook_read_reported,
  unverified: m.handbook_read_unverified,
} as const;

/** How sure a rule is, the day on which it was read, and where. */
export function ReadLine({ reading }: { reading: NonNullable<Reading> }) {
  const { standing, checked, source } = reading;
  return (
    <>
      {begins[standing]()} <time dateTime={checked}>{formatLongDay(checked)}</time>:{" "}
      {import.meta.env.LANGUAGE === "en" ? source : <span lang="en">{source}</span>}
      {m.sentence_end()}
    </>
  );
}
