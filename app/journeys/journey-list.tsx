import { m } from "#app/paraglide/messages.js";
import { Actions } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { TileCard, TileGrid } from "#app/places/tiles.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { shortenMonths } from "#app/ui/months.ts";
import type { JourneyListPage } from "#server/content/journeys/journey-pages.ts";
import styles from "./journeys.module.css";

/** All ready-made journeys, each with its length and its months. */
export function JourneyList({ scene, journeys, path }: JourneyListPage & { path: string }) {
  return (
    <div data-hour="gold">
      <PlainHead
        crumbs={[
          { name: m.place_home(), to: "/" },
          { name: m.journeys_title(), to: path },
        ]}
        title={m.journeys_title()}
        line={m.journeys_line()}
        hour="gold"
        scene={scene}
      />
      <Section>
        <TileGrid>
          {journeys.map((journey, index) => (
            <li key={journey.to}>
              <TileCard
                tile={journey}
                level={2}
                early={index === 0}
                badge={
                  <span className={`${styles.length} num`}>
                    {m.journey_days({ days: journey.days })}
                  </span>
                }
              >
                <p className={styles.months}>{shortenMonths(journey.months)}</p>
                <p>{journey.line}</p>
              </TileCard>
            </li>
          ))}
          <li className={styles.own}>
            <h2 className="h3">{m.journeys_own()}</h2>
            <p>{m.journeys_own_text()}</p>
            <Actions>
              <ButtonLink to="/plan" icon="map">
                {m.plan_title()}
              </ButtonLink>
            </Actions>
          </li>
        </TileGrid>
      </Section>
    </div>
  );
}
