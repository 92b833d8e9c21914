import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Fold } from "./fold.tsx";
import styles from "./page-layout.module.css";
import { splitLead } from "./split-lead.ts";

/** Buttons side by side, one under the other where there is no room. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** The paragraph that a page begins with. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <p className={`lede ${styles.lead}`}>{children}</p>
);

/** What a page says of its place: a long text goes on below its beginning in plain type. */
export function Description({ text }: { text: string }) {
  const [lead, rest] = splitLead(text);
  return (
    <>
      <Lead>{lead}</Lead>
      {rest && (
        <Fold narrow label={m.place_read_on()}>
          <p className={styles.rest}>{rest}</p>
        </Fold>
      )}
    </>
  );
}

/** "All attractions", at the end of a section's head. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={`more ${styles.more}`}>
    {children}
    <Icon name="arrow-right" />
  </Link>
);

type OtherPagesProps = { label: string; pages: readonly { to: string; name: string }[] };

/** The sisters of this page, at its foot. */
export const OtherPages = ({ label, pages }: OtherPagesProps) => (
  <nav className={styles.others} aria-label={label}>
    <p className="h4">{label}</p>
    <ul>
      {pages.map((page) => (
        <li key={page.to}>
          <ButtonLink to={page.to} variant="quiet">
            {page.name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </nav>
);

type HalvesProps = {
  children: ReactNode;
  wide?: "start" | "end";
  /** Follows breadcrumbs or a picture at some distance. */
  lead?: boolean;
};

/** Text at one side, facts or a drawing at the other. */
export const Halves = ({ children, wide, lead }: HalvesProps) => (
  <div className={`${styles.halves} ${lead ? styles.first : ""}`} data-wide={wide}>
    {children}
  </div>
);

export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
