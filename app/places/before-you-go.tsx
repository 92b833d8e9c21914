import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import styles from "./before-you-go.module.css";

const pages = [
  { slug: "visa-and-e-visa", name: m.handbook_before_visa },
  { slug: "registration-and-permits", name: m.handbook_before_permits },
  { slug: "money", name: m.handbook_before_money },
  { slug: "trains", name: m.handbook_before_trains },
  { slug: "health", name: m.handbook_before_health },
  { slug: "sim-and-esim", name: m.handbook_before_sim },
  { slug: "safety-and-emergency-numbers", name: m.handbook_before_safety },
];

type BeforeYouGoProps = {
  /** Where a heading already says "Before you go". */
  below?: boolean;
};

/** The way to the handbook from a place and from what is planned: a line of links. */
export function BeforeYouGo({ below }: BeforeYouGoProps) {
  const label = below ? m.handbook_from() : m.handbook_before();
  return (
    <nav className={styles.line} aria-label={label}>
      <b>{label}</b>
      <ul>
        {pages.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/handbook/${slug}`}>{name()}</Link>
          </li>
        ))}
        <li>
          <Link to="/handbook">{m.handbook_all()}</Link>
        </li>
      </ul>
    </nav>
  );
}
