import { m } from "#app/paraglide/messages.js";
import { hourOfDrawing, hourOnPaper } from "#app/site/region-hours.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { RegionPage } from "#server/content/pages/region-page.ts";
import { Tags } from "./blocks.tsx";
import { SeasonDots } from "./season-suns.tsx";
import styles from "./state-spreads.module.css";

type StateSpreadsProps = {
  states: RegionPage["states"];
  /** States in the middle of the country, told after the region's own. */
  beside: RegionPage["beside"];
  month: number;
};

/** A region's states one under the other, picture and words changing sides. */
export function StateSpreads({ states, beside, month }: StateSpreadsProps) {
  return (
    <>
      <nav aria-label={m.place_jump()} className={styles.jump}>
        <ul>
          {[...states, ...beside].map((state) => (
            <li key={state.slug}>
              <a href={`#${state.slug}`}>{state.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.spreads}>
        {[...states, ...beside].map((state) => (
          <article
            key={state.slug}
            id={state.slug}
            className={styles.spread}
            data-hour={hourOnPaper(state.picture, hourOfDrawing(state.slug))}
          >
            <div className={styles.frame}>
              <Picture
                picture={state.picture}
                sizes="(max-width: 465px) 86vw, (max-width: 900px) 400px, 45vw"
                hour={hourOfDrawing(state.slug)}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.kind}>
                {state.kind === "state" ? m.place_state() : m.place_territory()}
                {", "}
                {m.place_capital_line({ capital: state.capital })}
                {beside.includes(state) && `, ${m.place_beside()}`}
              </p>
              <h2 className="h2">{state.name}</h2>
              <p className={styles.tagline}>{state.tagline}</p>
              <p className={styles.description}>{state.description}</p>
              <Tags tags={state.knownFor.slice(0, 4)} />
              <SeasonDots scores={state.scores} present={month} />
              <ButtonLink to={state.to} iconAfter="arrow-right" className={styles.explore}>
                {m.place_explore({ state: state.name })}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
