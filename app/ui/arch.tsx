import { Link } from "react-router";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import styles from "./arch.module.css";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

type ArchProps = {
  to: string;
  name: string;
  note: string;
  /** On the white card at its foot. */
  foot: string;
  hour: Hour;
  picture: PictureView | null;
};

/** A regional card: an arch of sky with the region standing in it. */
export function Arch({ to, name, note, foot, hour, picture }: ArchProps) {
  return (
    <Link to={to} className={styles.arch} data-hour={picture?.hour ?? hour}>
      <Picture
        picture={picture}
        sizes="(max-width: 768px) 80vw, 40vw"
        hour={hour}
        className={styles.picture}
      />
      <span className={styles.words}>
        <b>{name}</b>
        <span>{note}</span>
      </span>
      <span className={styles.foot}>
        {foot}
        <span className={styles.go}>
          <Icon name="arrow-right" />
        </span>
      </span>
    </Link>
  );
}
