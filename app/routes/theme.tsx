import { m } from "#app/paraglide/messages.js";
import { orMissing } from "#app/places/missing.ts";
import { Actions, Halves, Lead, MoreLink, OtherPages, Stack } from "#app/places/page-layout.tsx";
import { PlanButton } from "#app/places/plan-button.tsx";
import { ReadingHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { breadcrumbThing, listThing, originOf } from "#app/places/structured-data.ts";
import { summarize } from "#app/places/summary.ts";
import { TileCard, TileGrid } from "#app/places/tiles.tsx";
import { TileWarnings } from "#app/places/warnings.tsx";
import { YearRing } from "#app/places/year-ring.tsx";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { hourOnPaper } from "#app/site/region-hours.ts";
import { describeMonths } from "#app/ui/months.ts";
import type { ThemePage } from "#server/content/pages/theme-page.ts";
import type { Route } from "./+types/theme.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orMissing(context.get(pageServices).pages.theme(params.slug));

const crumbsOf = (theme: ThemePage) => [
  { name: m.place_home(), to: "/" },
  { name: m.nav_themes(), to: "/themes" },
  { name: theme.name, to: `/themes/${theme.slug}` },
];

export function meta({ loaderData: theme, matches }: Route.MetaArgs) {
  if (!theme) return [];
  const origin = originOf(matches);
  return describePage(matches, {
    title: m.place_theme_title({ name: theme.name }),
    description: summarize(theme.tagline, theme.description),
    path: `/themes/${theme.slug}`,
    picture: theme.picture,
    things: [breadcrumbThing(origin, crumbsOf(theme)), listThing(origin, theme.name, theme.leads)],
  });
}

/** One of the six travel themes, and where it leads. */
export default function Theme({ loaderData: theme }: Route.ComponentProps) {
  const hour = hourOnPaper(theme.picture, "dawn");
  return (
    <div data-hour={hour}>
      <ReadingHead
        crumbs={crumbsOf(theme)}
        title={theme.name}
        word={theme.word}
        line={theme.tagline}
        hour={hour}
        picture={theme.picture}
        facts={[
          {
            label: m.place_best(),
            value: describeMonths(theme.bestMonths),
          },
        ]}
        action={<PlanButton place={theme.name} />}
      />
      <Section>
        <Halves wide="start" lead>
          <Stack>
            <Lead>{theme.description}</Lead>
            <Actions>
              <PlannerLink />
            </Actions>
          </Stack>
          <Stack>
            <YearRing best={theme.bestMonths} present={theme.month} />
            <p className="h4">
              {m.place_months_to_go({ months: describeMonths(theme.bestMonths) })}
            </p>
          </Stack>
        </Halves>
      </Section>
      <Section tone="tint">
        <SectionHead
          title={m.place_leads_title()}
          end={theme.treks && <MoreLink to="/treks">{m.trek_all()}</MoreLink>}
        />
        <TileGrid>
          {theme.leads.map((tile) => (
            <li key={tile.to}>
              <TileCard tile={tile} foot={<TileWarnings tile={tile} />} />
            </li>
          ))}
        </TileGrid>
        <OtherPages label={m.place_other_themes()} pages={theme.others} />
      </Section>
    </div>
  );
}
