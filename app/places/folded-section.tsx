import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./folded-section.module.css";
import { Section, SectionHead, type SectionProps } from "./section.tsx";

type FoldedSectionProps = Omit<SectionProps, "label"> & {
  title: string;
  lede?: ReactNode;
  end?: ReactNode;
  /** It has its title among its own parts on a wide screen: a `WideTitle`. */
  ownTitle?: boolean;
};

/**
 * A section that a telephone shows by its title alone until it is opened: the browser's own details, so that it
 * opens without a script, by its anchor and by a search in the page. On a wide screen and on paper all of it stands.
 */
export function FoldedSection(props: FoldedSectionProps) {
  const { id, title, lede, end, ownTitle = false, children, ...section } = props;
  return (
    <Section {...section}>
      {!ownTitle && (
        <div className={styles.wide}>
          <SectionHead title={title} lede={lede} end={end} />
        </div>
      )}
      <details className={styles.part}>
        <summary className={styles["part-title"]}>
          <h2 className="h2">{title}</h2>
          <Icon name="plus" size={24} />
        </summary>
        {id && <span id={id} className={styles.at} />}
        {children}
      </details>
    </Section>
  );
}

/** The title of a folded section where its own parts hold it. */
export const WideTitle = ({ children }: { children: ReactNode }) => (
  <h2 className={`h1 ${styles.wide}`}>{children}</h2>
);
