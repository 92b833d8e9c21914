import type { ReactNode } from "react";
import styles from "./articles.module.css";

type Article = { slug: string; title: string } & (
  | { paragraphs: readonly string[] }
  /** Where it is more than paragraphs. */
  | { body: ReactNode }
);

type ArticlesProps = {
  articles: readonly Article[];
  label: string;
  /** What is read before them all: above the first, beside the list. */
  children?: ReactNode;
};

/** Numbered sections of a legal or a telling text, with their list at the side. */
export function Articles({ articles, label, children }: ArticlesProps) {
  return (
    <div className={styles.page}>
      {children && <div className={styles.before}>{children}</div>}
      <nav aria-label={label} className={styles.list}>
        <ol>
          {articles.map((article) => (
            <li key={article.slug}>
              <a href={`#${article.slug}`}>{article.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.articles}>
        {articles.map((article) => (
          <section key={article.slug} id={article.slug} className={`${styles.article} prose`}>
            <h2 className="h2">{article.title}</h2>
            {"body" in article
              ? article.body
              : article.paragraphs.map((paragraph) => (
                  <p key={paragraph.slice(0, 40)}>{paragraph}</p>
                ))}
          </section>
        ))}
      </div>
    </div>
  );
}
