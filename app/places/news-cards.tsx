import { Link } from "react-router";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FaqPage } from "#server/content/pages/fixed-pages.ts";
import styles from "./news-cards.module.css";

/** What has changed of late, newest first. */
export function NewsCards({ news }: { news: FaqPage["news"] }) {
  return (
    <ul className={styles.news}>
      {news.map((item) => (
        <li key={item.slug} id={item.slug}>
          <time dateTime={item.date}>{formatLongDay(item.date)}</time>
          <h3 className="h3">{item.title}</h3>
          <p>{item.body}</p>
          {item.link && (
            <Link to={item.link.path} className="more">
              {item.link.label}
              <Icon name="arrow-right" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
