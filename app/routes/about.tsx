import { m } from "#app/paraglide/messages.js";
import { Articles } from "#app/places/articles.tsx";
import { Facts } from "#app/places/facts.tsx";
import { Actions, Halves, Lead, Stack } from "#app/places/page-layout.tsx";
import { PlanButton } from "#app/places/plan-button.tsx";
import { ReadingHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, officeThing, originOf } from "#app/places/structured-data.ts";
import { summarize } from "#app/places/summary.ts";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { hourOnPaper } from "#app/site/region-hours.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { siteName } from "#app/ui/site-name.ts";
import type { Route } from "./+types/about.ts";

const path = "/about";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).pages.about();

const crumbs = (title: string) => [
  { name: m.place_home(), to: "/" },
  { name: title, to: path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  const origin = originOf(matches);
  return describePage(matches, {
    title: page.about.title,
    description: summarize(page.about.lead),
    path,
    picture: page.picture,
    things: [
      breadcrumbThing(origin, crumbs(page.about.title)),
      officeThing(origin, siteName, page.office),
    ],
  });
}

/** Who is behind the site, how they work, and from where. */
export default function About({ loaderData: page }: Route.ComponentProps) {
  const { about, counts } = page;
  const hour = hourOnPaper(page.picture, "gold");
  return (
    <div data-hour={hour}>
      <ReadingHead
        crumbs={crumbs(about.title)}
        title={about.title}
        word={page.word}
        hour={hour}
        picture={page.picture}
        facts={[
          { label: m.place_fact_states(), value: counts.states },
          { label: m.place_fact_cities(), value: counts.cities },
          { label: m.place_fact_sights(), value: counts.attractions },
        ]}
        action={<PlanButton />}
      />
      <Section>
        <Halves wide="start" lead>
          <Stack>
            <Lead>{about.lead}</Lead>
            <Actions>
              <PlannerLink />
              <ButtonLink to="/contact" variant="quiet">
                {m.contact_title()}
              </ButtonLink>
            </Actions>
          </Stack>
          <Facts
            facts={[
              { label: m.place_fact_states(), value: counts.states },
              { label: m.place_fact_cities(), value: counts.cities },
              { label: m.place_fact_sights(), value: counts.attractions },
              { label: m.list_experiences(), value: counts.experiences },
              { label: m.list_festivals(), value: counts.festivals },
              {
                label: m.contact_office(),
                value: `${page.office.postal.locality}, ${page.office.postal.region}`,
              },
            ]}
          />
        </Halves>
      </Section>
      <Section tone="tint">
        <Articles articles={about.sections} label={m.faq_sections()} />
      </Section>
    </div>
  );
}
