import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatDays } from "#app/ui/format-dates.ts";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import type { GiantWord } from "#server/content/pages/giant-words.ts";
import type { FestivalTile } from "#server/content/pages/tiles.ts";
import type { Fact } from "./facts.tsx";
import { SceneHero } from "./scene-hero.tsx";

type PlaceHeroProps = {
  place: { name: string; tagline: string; word: GiantWord; picture: PictureView | null };
  /** Of its corner of the country, where there is no picture. */
  hour: Hour;
  /** As a wish writes it: `state:kerala`. */
  area: string;
  /** What is most asked of it: three at most. */
  facts: readonly Fact[];
};

/** The festival that comes next there, as a fact of the head; none where none is told. */
export const nextFestivalFact = ([next]: readonly FestivalTile[]): Fact[] =>
  next
    ? [
        {
          label: m.place_fact_next(),
          value: (
            <>
              <Link to={next.to}>{next.name}</Link>,{" "}
              {formatDays(next.occasion.start, next.occasion.end)}
            </>
          ),
        },
      ]
    : [];

/** The head of a region or a state: its line, three facts, and the way to a trip there. */
export function PlaceHero({ place, hour, area, facts }: PlaceHeroProps) {
  return (
    <SceneHero
      hour={place.picture?.hour ?? hour}
      title={place.name}
      word={place.word}
      picture={place.picture}
      facts={facts}
      action={
        <ButtonLink to={`/plan?where=${area}`} icon="map">
          {m.head_plan_here()}
        </ButtonLink>
      }
    >
      <p className="h3">{place.tagline}</p>
    </SceneHero>
  );
}
