import styles from "./spinner.module.css";

/** Something is on its way, said in words too: a small sun that rises over its horizon. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.sky} aria-hidden="true">
        <i />
      </span>
      {label}
    </p>
  );
}
