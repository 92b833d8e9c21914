import { m } from "#app/paraglide/messages.js";
import { ListFilters } from "#app/places/list-filters.tsx";
import { readAskedPage } from "#app/places/list-meta.ts";
import { OtherPages } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, listThing, originOf } from "#app/places/structured-data.ts";
import { TownSights } from "#app/places/town-sights.tsx";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { writeListQuery } from "#contract/content/list-filters.ts";
import { readLanguage } from "#contract/languages.ts";
import type { StateSightsPage } from "#server/content/pages/state-sights-page.ts";
import type { Route } from "./+types/state-sights.ts";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const [, region = ""] = readLanguage(new URL(request.url).pathname).path.split("/");
  const { pages } = context.get(pageServices);
  return readAskedPage(request, (asked) => pages.stateSights(region, params.state, asked));
}

const titleOf = ({ state }: StateSightsPage) => m.state_sights_title({ name: state.name });

const crumbsOf = (page: StateSightsPage) => [
  { name: m.place_home(), to: "/" },
  { name: page.region.name, to: page.region.to },
  { name: page.state.name, to: page.state.to },
  { name: titleOf(page), to: page.path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  const origin = originOf(matches);
  const towns = page.towns.slice(0, 3).map(({ name }) => name.replace(/ \(.*\)$/, ""));
  return describePage(matches, {
    title: titleOf(page),
    description: m.state_sights_about({ name: page.state.name, towns: towns.join(", ") }),
    path: page.path,
    picture: page.scene,
    hidden: Object.keys(page.narrowing?.filters ?? {}).length > 0,
    things: [
      breadcrumbThing(origin, crumbsOf(page)),
      listThing(
        origin,
        titleOf(page),
        page.towns.flatMap(({ sights }) =>
          sights.map(({ id, name, to }) => ({ name, to: to ?? `${page.path}#${id}` })),
        ),
      ),
    ],
  });
}

/** The sights of a state around its towns that have no page of their own. */
export default function StateSights({ loaderData: page }: Route.ComponentProps) {
  const { towns, paged, hours, month, scene, narrowing } = page;
  const query = writeListQuery(narrowing?.filters ?? {});
  return (
    <div data-hour={scene?.hour ?? "gold"}>
      <PlainHead
        crumbs={crumbsOf(page)}
        title={titleOf(page)}
        line={m.state_sights_line()}
        hour={scene?.hour ?? "gold"}
        scene={scene}
      />
      <BelowFirstView>
        <Section tone="tint">
          {narrowing && <ListFilters path={page.path} list={narrowing} sights={{ hash: "" }} />}
          {towns.map((town) => (
            <TownSights key={town.id + query} town={town} hours={hours} month={month} />
          ))}
          {paged.length > 0 && (
            <OtherPages
              label={m.state_sights_paged()}
              pages={paged.map(({ name, to, count }) => ({
                to: `${to}${query}#sights`,
                name: m.state_sights_count({ name, count }),
              }))}
            />
          )}
        </Section>
      </BelowFirstView>
    </div>
  );
}
