import { Link } from "react-router";
import { openChatOrContact } from "#app/chat/open-chat.ts";
import { m } from "#app/paraglide/messages.js";
import { OtherPages } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { nameKind } from "#app/search/kinds.ts";
import { useChrome } from "#app/site/chrome-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { SearchBox } from "#app/site/search-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/search.ts";
import styles from "./search.module.css";

export function loader({ context, request }: Route.LoaderArgs) {
  return context.get(pageServices).pages.search(new URL(request.url).searchParams.get("q"));
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: page?.query
      ? m.search_results_title({ query: page.query })
      : m.search_results_title_empty(),
    description: m.search_results_about(),
    path: "/search",
    hidden: true,
  });
}

/** The whole answer to a search, with or without a script. */
export default function Search({ loaderData: { query, results } }: Route.ComponentProps) {
  const { regions, chat } = useChrome();
  const corners = regions.map((region) => ({ to: `/${region.slug}`, name: region.name }));
  return (
    <div data-hour="dusk">
      <PlainHead
        crumbs={[
          { name: m.place_home(), to: "/" },
          { name: m.search_results_title_empty(), to: "/search" },
        ]}
        title={query ? m.search_results_title({ query }) : m.search_results_title_empty()}
        hour="dusk"
      >
        <div className={styles.box}>
          <SearchBox key={query} defaultValue={query} />
        </div>
      </PlainHead>
      <Section>
        {results.length > 0 && (
          <>
            <h2 className="h3">{m.search_results_count({ count: results.length })}</h2>
            <ol className={styles.results}>
              {results.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={styles.result}>
                    <span className={styles.frame}>
                      {entry.picture ? (
                        <Picture picture={entry.picture} sizes="112px" most={320} hour="dusk" />
                      ) : (
                        <Icon name="arrow-right" size={28} />
                      )}
                    </span>
                    <span className={styles.words}>
                      <span className={styles.kind}>{nameKind(entry.kind)}</span>
                      <b>{entry.name}</b>
                      <span className={styles.place}>{entry.place}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </>
        )}
        {query && results.length === 0 && (
          <div className={styles.nothing}>
            <h2 className="h2">{m.search_results_none({ query })}</h2>
            <p className="lede">{m.search_results_none_hint()}</p>
            <p>{m.search_results_none_or()}</p>
            <div className={styles.ways}>
              <PlannerLink />
              <Button variant="secondary" icon="chat" onClick={() => openChatOrContact(chat)}>
                {m.chat_open()}
              </Button>
            </div>
          </div>
        )}
        {!query && <p className="lede">{m.search_results_about()}</p>}
        <OtherPages label={m.search_results_corners()} pages={corners} />
      </Section>
    </div>
  );
}
