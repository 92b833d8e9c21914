import { PictureLayer } from "#app/ui/picture.tsx";
import styles from "./hour-picture.module.css";

/** The pictures of the account screens by hour; each has a render of the same view at night. */
export const hourPictures = {
  dawn: "attraction-taj-mahal",
  gold: "region-south-india",
  dusk: "region-west-india",
  night: "region-west-india",
} as const;

export const hourPictureWidths = { day: [320, 640, 1200, 1920], night: [640, 1200, 1920] };

export type PicturedHour = keyof typeof hourPictures;

/** Fills its frame; by the dark theme, and at the hour of night, with the night's render. */
export function HourPicture({
  hour,
  sizes,
  focus,
  priority = false,
}: {
  hour: PicturedHour;
  /** As of `<img sizes>`: the width at which the whole picture is drawn, crop included. */
  sizes: string;
  focus?: string;
  priority?: boolean;
}) {
  const name = hourPictures[hour];
  const shared = { alt: "", sizes, width: 1920, height: 1200, ...(focus && { focus }) };
  return (
    <>
      {hour !== "night" && (
        <PictureLayer
          {...shared}
          name={name}
          widths={hourPictureWidths.day}
          className={styles.day ?? ""}
          priority={priority}
        />
      )}
      <PictureLayer
        {...shared}
        name={`${name}-night`}
        widths={hourPictureWidths.night}
        className={(hour === "night" ? styles.always : styles.night) ?? ""}
      />
    </>
  );
}
