import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Disclosure } from "#app/places/disclosure.tsx";
import { NewsCards } from "#app/places/news-cards.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { breadcrumbThing, originOf, questionsThing } from "#app/places/structured-data.ts";
import { WeatherCards } from "#app/places/weather-cards.tsx";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { nameMonth } from "#app/ui/months.ts";
import type { Route } from "./+types/faqs.ts";
import styles from "./faqs.module.css";

const path = "/faqs";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).pages.faqs();

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.faq_title(), to: path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.faq_meta_title(),
    description: m.faq_meta_about(),
    path,
    things: [
      breadcrumbThing(originOf(matches), crumbs()),
      ...(page ? [questionsThing(page.questions)] : []),
    ],
  });
}

/** Five questions, the weather of the month, and what is new. */
export default function Faqs({ loaderData: page }: Route.ComponentProps) {
  return (
    <div data-hour="dawn">
      <PlainHead
        crumbs={crumbs()}
        title={m.faq_title()}
        line={m.faq_line()}
        hour="dawn"
        scene={page.scene}
      />
      <Section>
        {page.questions.map((item, index) => (
          <Disclosure
            key={item.slug}
            id={item.slug}
            title={item.question}
            level={2}
            open={index === 0}
          >
            {item.answer.map((paragraph) => (
              <p key={paragraph.slice(0, 40)}>{paragraph}</p>
            ))}
            {item.links.length > 0 && (
              <ul className={styles.links}>
                {item.links.map((link) => (
                  <li key={link.path}>
                    <Link to={link.path}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            )}
            {item.readOver && (
              <p className="small muted">
                {m.faq_read_over()}{" "}
                <time dateTime={item.readOver}>{formatLongDay(item.readOver)}</time>
                {m.sentence_end()}
              </p>
            )}
          </Disclosure>
        ))}
      </Section>
      <Section tone="tint" hour="noon" id="weather">
        <SectionHead
          title={m.faq_weather_title({ month: nameMonth(page.month) })}
          lede={m.faq_weather_line()}
        />
        <WeatherCards cities={page.weather.cities} />
        <p className="small muted" style={{ marginTop: 28, maxWidth: "80ch" }}>
          {page.weather.note}
        </p>
      </Section>
      <Section tone="surface" hour="dusk" id="news">
        <SectionHead title={m.faq_news_title()} />
        <NewsCards news={page.news} />
      </Section>
    </div>
  );
}
