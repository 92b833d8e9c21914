import { Link } from "react-router";
import { ReportChange } from "#app/contact/report-change.tsx";
import { m } from "#app/paraglide/messages.js";
import { Articles } from "#app/places/articles.tsx";
import { Note, TickList } from "#app/places/blocks.tsx";
import { MoreLink, OtherPages } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import type { Crumb } from "#app/places/structured-data.ts";
import type { HandbookBlockView, HandbookView } from "#server/content/handbook/handbook-pages.ts";
import styles from "./handbook-article.module.css";
import { HandbookTable } from "./handbook-table.tsx";
import { ReadLine } from "./read-line.tsx";

type HandbookArticleProps = { page: HandbookView; crumbs: readonly Crumb[] };

type SectionOfPage = HandbookView["sections"][number];

function Block({ block }: { block: HandbookBlockView }) {
  if (block.kind === "text") return <p>{block.text}</p>;
  if (!("lines" in block)) return <HandbookTable table={block} />;
  const List = block.kind === "steps" ? "ol" : "ul";
  return (
    <List className={block.kind === "steps" ? styles.steps : styles.list}>
      {block.lines.map((line) => (
        <li key={line.slice(0, 60)}>{line}</li>
      ))}
    </List>
  );
}

/** Who can confirm a section's rules, or where and when they were read; nothing under mere advice. */
function Standing({ standing }: Pick<SectionOfPage, "standing">) {
  if (!standing) return null;
  if (standing.kind === "read")
    return (
      <p className={styles.standing}>
        <ReadLine reading={standing} />
      </p>
    );
  return (
    <p className={styles.standing}>
      {m.handbook_unverified()}{" "}
      {standing.check.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url} rel="noopener" target="_blank">
            {name}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

function SectionBody({ section }: { section: SectionOfPage }) {
  return (
    <>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {section.links.length > 0 && (
        <ul className={styles.links}>
          {section.links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <Standing standing={section.standing} />
    </>
  );
}

/** A page of the handbook: what to do first, its sections, and where each rule can be checked. */
export function HandbookArticle({ page, crumbs }: HandbookArticleProps) {
  return (
    <div data-hour="noon">
      <PlainHead
        crumbs={crumbs}
        title={page.title}
        line={page.summary}
        hour="noon"
        scene={page.scene}
      />
      <Section>
        <Articles
          label={m.handbook_sections()}
          articles={page.sections.map((section) => ({
            slug: section.slug,
            title: section.title,
            body: <SectionBody section={section} />,
          }))}
        >
          <Note icon="check" title={m.handbook_short()} level={2}>
            <TickList items={page.short} />
          </Note>
        </Articles>
      </Section>
      <Section tone="tint" id="where-to-check">
        {page.authorities.length > 0 && (
          <>
            <SectionHead title={m.handbook_where()} lede={m.handbook_where_line()} />
            <dl className={styles.authorities}>
              {page.authorities.map(({ name, about, url }) => (
                <div key={name}>
                  <dt>
                    <a href={url} rel="noopener" target="_blank">
                      {name}
                    </a>
                  </dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <ReportChange name={page.title} />
        <OtherPages label={m.handbook_related()} pages={page.related} />
        <p className={styles.all}>
          <MoreLink to="/handbook">{m.handbook_all()}</MoreLink>
        </p>
      </Section>
    </div>
  );
}
