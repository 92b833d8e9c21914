import { m } from "#app/paraglide/messages.js";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, listThing, originOf } from "#app/places/structured-data.ts";
import { TileCard, TileGrid } from "#app/places/tiles.tsx";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { describeMonths } from "#app/ui/months.ts";
import type { Route } from "./+types/themes.ts";

const path = "/themes";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).pages.themes();

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.nav_themes(), to: path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  const themes = page?.themes ?? [];
  return describePage(matches, {
    title: m.home_themes_label(),
    description: m.theme_list_about(),
    path,
    picture: themes[0]?.picture,
    things: [breadcrumbThing(origin, crumbs()), listThing(origin, m.home_themes_label(), themes)],
  });
}

/** /themes: the six travel themes, each with its months. */
export default function Themes({ loaderData: { scene, themes } }: Route.ComponentProps) {
  return (
    <div data-hour="noon">
      <PlainHead
        crumbs={crumbs()}
        title={m.home_themes_label()}
        line={m.theme_list_line()}
        hour="noon"
        scene={scene}
      />
      <Section>
        <TileGrid>
          {themes.map((theme, index) => (
            <li key={theme.to}>
              <TileCard tile={theme} level={2} early={index === 0}>
                <p>{theme.line}</p>
                <p className="small muted">
                  {m.place_months_to_go({ months: describeMonths(theme.bestMonths) })}
                </p>
              </TileCard>
            </li>
          ))}
        </TileGrid>
      </Section>
    </div>
  );
}
