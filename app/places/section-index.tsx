import styles from "./section-index.module.css";

export type IndexedSection = readonly [id: string, name: string];

/** The parts of a long page, to jump to; it stays below the bar while one reads. */
export const SectionIndex = ({
  label,
  sections,
}: {
  label: string;
  sections: readonly IndexedSection[];
}) => (
  <nav className={styles.index} aria-label={label}>
    <ul>
      {sections.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
