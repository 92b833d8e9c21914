import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { listAll } from "#app/ui/format-lists.ts";
import type { SightFacts } from "#server/content/places/place-facts.ts";
import type { Reading } from "#server/content/places/standing.ts";
import styles from "./fact-strip.module.css";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const tells = {
  official: m.fact_read_official,
  reported: m.fact_read_reported,
  unverified: m.fact_read_unverified,
} as const;

type ReadProps = { parts: string[]; reading: NonNullable<Reading> };

/** Who says so, where it was read, and the day: a sentence, with a space behind. */
function Read({ parts, reading }: ReadProps) {
  const { standing, source, checked } = reading;
  const tell = (from: string) => tells[standing]({ parts: capital(listAll(parts)), source: from });
  return (
    <>
      {import.meta.env.LANGUAGE === "en" ? (
        tell(source)
      ) : (
        <Cited text={tell(mark)} source={source} />
      )}{" "}
      {m.fact_read_on()} <time dateTime={checked}>{formatLongDay(checked)}</time>
      {m.sentence_end()}{" "}
    </>
  );
}

/** Stands in a sentence where its source will. */
const mark = "\u2063";

/** A sentence in another language with its source, which is called as it was published. */
function Cited({ text, source }: { text: string; source: string }) {
  const [before, after] = text.split(mark);
  return (
    <>
      {before}
      <span lang="en">{source}</span>
      {after}
    </>
  );
}

const HowWeKnow = () => <Link to="/how-we-know">{m.know_title()}</Link>;

type ReadOrNotProps = { part: string; reading: Reading };

/** Who says so of one fact, or that nobody does; with the page that explains the words. */
export function ReadOrNot({ part, reading }: ReadOrNotProps) {
  return (
    <>
      {reading ? <Read parts={[part]} reading={reading} /> : `${m.fact_unconfirmed()} `}
      <HowWeKnow />
      {m.sentence_end()}
    </>
  );
}

type SightProvenanceProps = { checked: SightFacts["checked"]; hasHours: boolean };

/** What of a sight's facts was read where, and what nobody has confirmed. */
export function SightProvenance({ checked, hasHours }: SightProvenanceProps) {
  const parts = [
    ...(hasHours ? [{ name: m.fact_part_hours(), from: checked.hours }] : []),
    { name: m.fact_part_fee(), from: checked.fee },
    { name: m.fact_part_step(), from: checked.stepFree },
  ];
  const open = parts.filter(({ from }) => !from).map(({ name }) => name);
  if (open.length === parts.length)
    return (
      <p className={styles.provenance}>
        {m.fact_unconfirmed()} <HowWeKnow />
      </p>
    );
  const sources = new Map<string, { from: NonNullable<Reading>; names: string[] }>();
  for (const { name, from } of parts) {
    if (!from) continue;
    const key = from.source + from.checked;
    const known = sources.get(key);
    if (known) known.names.push(name);
    else sources.set(key, { from, names: [name] });
  }
  return (
    <p className={styles.provenance}>
      {[...sources].map(([key, { from, names }]) => (
        <Read key={key} parts={names} reading={from} />
      ))}
      {open.length > 0 && m.fact_unconfirmed_parts({ parts: listAll(open) })} <HowWeKnow />
    </p>
  );
}

/** Where a base's prices and ways come from. */
export function BaseProvenance({ checked }: { checked: Reading }) {
  return (
    <p className={styles.provenance}>
      {checked ? <Read parts={[m.fact_areas()]} reading={checked} /> : m.fact_unconfirmed()}{" "}
      <HowWeKnow />
    </p>
  );
}
