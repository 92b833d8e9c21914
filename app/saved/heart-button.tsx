import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./heart-button.module.css";
import { type SavedPlace, toggleSavedPlace, useSavedPlaces } from "./saved-places.ts";

/** Takes a place to heart: it goes into the trip that the planner makes. Nothing without a script. */
export function HeartButton({ place, small }: { place: SavedPlace; small?: boolean }) {
  const isWished = useSavedPlaces().some(({ id }) => id === place.id);
  const toggle = () => {
    const { name } = place;
    void showToast(toggleSavedPlace(place) ? m.wished_added({ name }) : m.wished_gone({ name }));
  };
  return (
    <IconButton
      name="heart"
      variant={small ? "plain" : "outline"}
      size={small ? 22 : 24}
      className={styles.heart}
      label={m.wished_label({ name: place.name })}
      aria-pressed={isWished}
      onClick={toggle}
    />
  );
}
