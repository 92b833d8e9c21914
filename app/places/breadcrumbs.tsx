import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./breadcrumbs.module.css";
import type { Crumb } from "./structured-data.ts";

/** The way from the home page to this one; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.place_breadcrumb()}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to}>
            {index === crumbs.length - 1 ? (
              <b aria-current="page">{crumb.name}</b>
            ) : (
              <>
                <Link to={crumb.to}>{crumb.name}</Link>
                <Icon name="chevron-right" size={16} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
