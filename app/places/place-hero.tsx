import { m } from "#app/paraglide/messages.js";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import type { GiantWord } from "#server/content/pages/giant-words.ts";
import { Actions } from "./page-layout.tsx";
import { PlanButton } from "./plan-button.tsx";
import { SceneHero } from "./scene-hero.tsx";

type PlaceHeroProps = {
  place: { name: string; tagline: string; word: GiantWord; picture: PictureView | null };
  /** Of its corner of the country, where there is no picture. */
  hour: Hour;
  /** As a wish writes it: `state:kerala`. */
  area: string;
};

/** The head of a region or a state: its line, the way to a journey there, and to its map below. */
export function PlaceHero({ place, hour, area }: PlaceHeroProps) {
  return (
    <SceneHero
      hour={place.picture?.hour ?? hour}
      title={place.name}
      word={place.word}
      picture={place.picture}
      action={
        <Actions>
          <PlanButton place={place.name} />
          <ButtonLink to="#map" variant="quiet" icon="map">
            {m.place_see_map()}
          </ButtonLink>
        </Actions>
      }
    >
      <p className="h3">{place.tagline}</p>
      <p>
        <PlannerLink place={place.name} area={area} />
      </p>
    </SceneHero>
  );
}
