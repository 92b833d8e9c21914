import { ConsentControl } from "#app/chat/consent-control.tsx";
import { m } from "#app/paraglide/messages.js";
import { Disclosure } from "#app/places/disclosure.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { useChrome } from "#app/site/chrome-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/privacy.ts";

const path = "/privacy";

export function loader({ context }: Route.LoaderArgs) {
  const { fixed, pages } = context.get(pageServices);
  return { ...fixed.privacy, scene: pages.headScene("privacy") };
}

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.faq_privacy_title(), to: path },
];

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.faq_privacy_title(),
    description: m.faq_privacy_about(),
    path,
    things: [breadcrumbThing(originOf(matches), crumbs())],
  });
}

/** Three sections, the first one open. */
export default function Privacy({ loaderData: privacy }: Route.ComponentProps) {
  const { chat } = useChrome();
  return (
    <div data-hour="night">
      <PlainHead
        crumbs={crumbs()}
        title={m.faq_privacy_title()}
        line={privacy.intro}
        hour="night"
        scene={privacy.scene}
      />
      <div data-hour="dawn">
        <Section>
          {privacy.sections.map((section, index) => (
            <Disclosure
              key={section.slug}
              id={section.slug}
              title={section.title}
              level={2}
              open={index === 0}
            >
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph.slice(0, 40)}>{paragraph}</p>
              ))}
              {section.slug === "your-browser-and-others" && <ConsentControl chat={chat} />}
            </Disclosure>
          ))}
        </Section>
      </div>
    </div>
  );
}
