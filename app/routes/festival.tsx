import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/places/blocks.tsx";
import { FestivalDates } from "#app/places/festival-dates.tsx";
import { orMissing } from "#app/places/missing.ts";
import { nameMoon } from "#app/places/moon.tsx";
import { Halves } from "#app/places/page-layout.tsx";
import { PlaceView } from "#app/places/place-view.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { breadcrumbThing, eventThing, originOf } from "#app/places/structured-data.ts";
import { summarize } from "#app/places/summary.ts";
import { SunDate } from "#app/places/sun-date.tsx";
import { TakePartSection } from "#app/places/take-part.tsx";
import { withVoices } from "#app/places/with-voices.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { formatDays, formatLongDay, nameWeekday } from "#app/ui/format-dates.ts";
import type { FestivalPage } from "#server/content/pages/place-page.ts";
import type { Route } from "./+types/festival.ts";

export const loader = ({ context, params }: Route.LoaderArgs) => {
  const page = orMissing(context.get(pageServices).pages.festival(params.slug));
  return withVoices(context, pathOf(page), page);
};

/** How its date is found, in a word or two; its rule says it in full. */
const calendars: Record<FestivalPage["calendar"], () => string> = {
  lunar: m.place_calendar_lunar,
  solar: m.place_calendar_solar,
  fixed: m.place_calendar_fixed,
  islamic: m.place_calendar_islamic,
  announced: m.place_calendar_announced,
};

const pathOf = (festival: FestivalPage) => `/festivals/${festival.slug}`;

const crumbsOf = (festival: FestivalPage) => [
  { name: m.place_home(), to: "/" },
  { name: m.list_festivals(), to: "/festivals" },
  { name: festival.name, to: pathOf(festival) },
];

export function meta({ loaderData: festival, matches }: Route.MetaArgs) {
  if (!festival) return [];
  const origin = originOf(matches);
  const { start, end, past } = festival.occasion;
  return describePage(matches, {
    title: m.place_festival_title({ name: festival.name, date: formatDays(start, end) }),
    description: summarize(festival.tagline, festival.bestSeen),
    path: pathOf(festival),
    picture: festival.picture,
    things: [
      breadcrumbThing(origin, crumbsOf(festival)),
      ...festival.dates
        .filter((date) => past || date.end >= start)
        .map((date) =>
          eventThing(origin, {
            name: festival.name,
            description: festival.description,
            path: pathOf(festival),
            start: date.start,
            end: date.end,
            place: festival.location,
            coordinates: festival.coordinates,
            picture: festival.picture,
          }),
        ),
    ],
  });
}

export default function Festival({ loaderData: festival }: Route.ComponentProps) {
  const { occasion, moon } = festival;
  return (
    <PlaceView
      place={festival}
      voices={festival.voices}
      crumbs={crumbsOf(festival)}
      dates
      festival={occasion.past ? undefined : festival.slug}
      aside={<SunDate occasion={occasion} large />}
      facts={[
        {
          label: occasion.running ? m.place_now() : occasion.past ? m.place_last() : m.place_next(),
          value: (
            <>
              {nameWeekday(occasion.start)}, {formatDays(occasion.start, occasion.end)}
              {occasion.provisional && <span className="muted"> ({m.place_provisional()})</span>}
              {occasion.reckoned && <span className="muted"> ({m.place_reckoned()})</span>}
            </>
          ),
        },
        ...(moon ? [{ label: m.place_moon(), value: nameMoon(moon.name) }] : []),
        { label: m.place_date_by(), value: calendars[festival.calendar]() },
        { label: m.place_where(), value: festival.location },
        {
          label: m.place_kept_in(),
          value: festival.keptIn.map((state, index) => (
            <span key={state.to}>
              {index > 0 && ", "}
              <Link to={state.to}>{state.name}</Link>
            </span>
          )),
        },
      ]}
      reach={festival.reach}
    >
      <TakePartSection takePart={festival.takePart} />
      <Section tone="deep" hour="night" id="dates">
        <SectionHead title={m.place_dates_title()} lede={festival.rule} />
        <FestivalDates dates={festival.dates} next={occasion.start} />
      </Section>
      <Section tone="tint">
        <Halves>
          <Note title={m.place_seen_title()} icon="pin">
            <p>{festival.bestSeen}</p>
          </Note>
          <Note title={m.place_etiquette_title()} icon="info">
            <p>{festival.etiquette}</p>
          </Note>
        </Halves>
        {occasion.past && (
          <p className="muted" style={{ marginTop: 24 }}>
            {m.place_dates_over({ date: formatLongDay(occasion.end) })}
          </p>
        )}
      </Section>
    </PlaceView>
  );
}
