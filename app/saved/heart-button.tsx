import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./heart-button.module.css";
import { type SavedPlace, toggleSavedPlace, useSavedPlaces } from "./saved-places.ts";

/** Takes a place to heart: it goes into the trip that the planner makes. Nothing without a script. */
export function HeartButton({ place, small }: { place: SavedPlace; small?: boolean }) {
  const isSaved = useSavedPlaces().some(({ id }) => id === place.id);
  const toggle = () => {
    const { name } = place;
    void showToast(
      toggleSavedPlace(place) ? m.saved_place_added({ name }) : m.saved_place_gone({ name }),
    );
  };
  return (
    <IconButton
      name="heart"
      variant={small ? "plain" : "outline"}
      size={small ? 22 : 24}
      className={styles.heart}
      label={m.saved_place_label({ name: place.name })}
      aria-pressed={isSaved}
      onClick={toggle}
    />
  );
}
