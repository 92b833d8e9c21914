import { m } from "#app/paraglide/messages.js";
import { Lead } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { formatNumber } from "#app/ui/language.ts";
import type { KnowledgeSubject } from "#server/content/pages/knowledge-page.ts";
import type { Route } from "./+types/how-we-know.ts";
import styles from "./how-we-know.module.css";

const path = "/how-we-know";

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageServices).pages.howWeKnow();

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.know_title(), to: path },
];

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.know_title(),
    description: m.know_about(),
    path,
    things: [breadcrumbThing(originOf(matches), crumbs())],
  });
}

const names: Record<KnowledgeSubject, () => string> = {
  hours: m.know_hours,
  fees: m.know_fees,
  permits: m.know_permits,
  booking: m.know_booking,
  stepFree: m.know_step_free,
  prices: m.know_prices,
  ways: m.know_ways,
  departures: m.know_departures,
  fares: m.know_fares,
};

const write = (count: number) => formatNumber(count);

const standings = [
  [m.know_official, m.know_official_means],
  [m.know_reported, m.know_reported_means],
  [m.know_unverified, m.know_unverified_means],
] as const;

/** Where the facts of sights, towns and ways come from, and how many are how sure. */
export default function HowWeKnow({ loaderData: page }: Route.ComponentProps) {
  return (
    <div data-hour="noon">
      <PlainHead crumbs={crumbs()} title={m.know_title()} line={m.know_line()} hour="noon" />
      <Section>
        <div className={styles.text}>
          <Lead>
            {m.know_lead({
              sights: write(page.sights),
              bases: write(page.bases),
              ways: write(page.ways),
            })}
          </Lead>
          <dl className={styles.standings}>
            {standings.map(([name, means]) => (
              <div key={name()}>
                <dt>{name()}</dt>
                <dd>{means()}</dd>
              </div>
            ))}
          </dl>
          <h2 className="h2">{m.know_counts()}</h2>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{m.know_subject()}</th>
                  <th scope="col">{m.know_official()}</th>
                  <th scope="col">{m.know_reported()}</th>
                  <th scope="col">{m.know_unverified()}</th>
                </tr>
              </thead>
              <tbody>
                {page.rows.map(({ subject, official, reported, unverified }) => (
                  <tr key={subject}>
                    <th scope="row">{names[subject]()}</th>
                    <td>{write(official)}</td>
                    <td>{write(reported)}</td>
                    <td>{write(unverified)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{m.know_all()}</th>
                  <td>{write(page.all.official)}</td>
                  <td>{write(page.all.reported)}</td>
                  <td>{write(page.all.unverified)}</td>
                </tr>
              </tfoot>
            </table>
          </div>
          <p className="muted">
            {m.know_last_read()}{" "}
            <time dateTime={page.lastRead}>{formatLongDay(page.lastRead)}</time>
            {m.sentence_end()}{" "}
            {page.corrected > 0 && `${m.know_corrected({ count: write(page.corrected) })} `}
            {m.know_help()}
          </p>
        </div>
      </Section>
    </div>
  );
}
