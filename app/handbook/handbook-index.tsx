import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Fold } from "#app/places/fold.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import type { Crumb } from "#app/places/structured-data.ts";
import type { HandbookIndex } from "#server/content/handbook/handbook-pages.ts";
import styles from "./handbook-index.module.css";

type HandbookIndexProps = { index: HandbookIndex; crumbs: readonly Crumb[] };

/** The handbook's parts with their pages, and the words that lead to them. */
export function HandbookIndexView({ index, crumbs }: HandbookIndexProps) {
  const { scene, groups, words } = index;
  return (
    <div data-hour="noon">
      <PlainHead
        crumbs={crumbs}
        title={m.handbook_title()}
        line={m.handbook_line()}
        hour="noon"
        scene={scene}
      />
      <Section>
        <p className={styles.emergency}>
          {m.handbook_emergency()}{" "}
          <Link to="/handbook/safety-and-emergency-numbers">{m.handbook_before_safety()}</Link>
        </p>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.slug} id={group.slug} aria-labelledby={`part-${group.slug}`}>
              <h2 className="h2" id={`part-${group.slug}`}>
                {group.title}
              </h2>
              <p className={styles.line}>{group.line}</p>
              <ul className={styles.pages}>
                {group.pages.map((page) => (
                  <li key={page.to}>
                    <h3 className="h4">
                      <Link to={page.to}>{page.name}</Link>
                    </h3>
                    <p>{page.line}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <Section tone="tint" id="words">
        <SectionHead title={m.handbook_words()} lede={m.handbook_words_line()} />
        <Fold narrow label={m.handbook_words_all()}>
          <ul className={styles.words}>
            {words.map(({ word, to }) => (
              <li key={`${word} ${to}`}>
                <Link to={to}>{word}</Link>
              </li>
            ))}
          </ul>
        </Fold>
      </Section>
    </div>
  );
}
