import { m } from "#app/paraglide/messages.js";
import { Articles } from "#app/places/articles.tsx";
import { Lead } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/terms.ts";
import styles from "./terms.module.css";

const path = "/terms";

export function loader({ context }: Route.LoaderArgs) {
  const { fixed, pages } = context.get(pageServices);
  return { ...fixed.terms, scene: pages.headScene("terms") };
}

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.faq_terms_title(), to: path },
];

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.faq_terms_title(),
    description: m.faq_terms_about(),
    path,
    things: [breadcrumbThing(originOf(matches), crumbs())],
  });
}

export default function Terms({ loaderData: terms }: Route.ComponentProps) {
  return (
    <div data-hour="gold">
      <PlainHead crumbs={crumbs()} title={m.faq_terms_title()} hour="gold" scene={terms.scene}>
        <p className={styles.updated}>
          {m.faq_updated()} <time dateTime={terms.updated}>{terms.updatedLabel}</time>
        </p>
      </PlainHead>
      <Section>
        <Articles articles={terms.sections} label={m.faq_sections()}>
          <Lead>{terms.intro}</Lead>
        </Articles>
      </Section>
    </div>
  );
}
