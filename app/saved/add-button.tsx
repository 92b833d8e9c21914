import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./heart-button.module.css";
import { type SavedPlace, toggleSavedPlace, useSavedPlaces } from "./saved-places.ts";

/** The heart as a button that says what it does, and then that it is done. Nothing without a script. */
export function AddButton({
  place,
  size = "small",
}: {
  place: SavedPlace;
  size?: "small" | "medium";
}) {
  const isSaved = useSavedPlaces().some(({ id }) => id === place.id);
  const words = isSaved ? m.saved_place_in() : m.saved_place_add();
  const toggle = () => {
    const { name } = place;
    void showToast(
      toggleSavedPlace(place) ? m.saved_place_added({ name }) : m.saved_place_gone({ name }),
    );
  };
  return (
    <Button
      size={size}
      variant={isSaved ? "secondary" : "primary"}
      icon={isSaved ? "check" : "plus"}
      aria-label={`${words}: ${place.name}`}
      className={styles.add}
      onClick={toggle}
    >
      {words}
    </Button>
  );
}
