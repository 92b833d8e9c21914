import { useEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import type { TripBook } from "#contract/wire/trip-book.ts";
import styles from "./book.module.css";

/** What a shortcut of the icon leads to. */
const anchor = "emergency";

/** Emergency pages and phrases of the handbook, opened one by one; the first at once where the address asks for it. */
export function HandbookPart({ pages }: { pages: TripBook["handbook"] }) {
  const part = useRef<HTMLElement>(null);
  const isAsked = window.location.hash === `#${anchor}`;
  useEffect(() => {
    // It comes later than the browser has looked for it.
    if (window.location.hash === `#${anchor}`) part.current?.scrollIntoView();
  }, []);
  return (
    <section ref={part} id={anchor} className={styles.card} aria-labelledby="road-handbook">
      <h3 className="h4" id="road-handbook">
        {m.road_handbook()}
      </h3>
      {pages.map(({ slug, title, short, tables }, index) => (
        <details key={slug} className={styles.more} open={isAsked && index === 0}>
          <summary>{title}</summary>
          <ul className={styles.short}>
            {short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {tables.map((table) => (
            <table key={`${table.title} ${table.rows[0]?.[0]}`} className={styles.table}>
              <caption>{table.title}</caption>
              <tbody>
                {table.rows.map((row) => (
                  <tr key={row.join(" ")}>
                    {row.map((cell, index) => (
                      <td key={index} lang={index === 0 ? (table.lang ?? undefined) : undefined}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </details>
      ))}
    </section>
  );
}
