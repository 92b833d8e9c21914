import { ContactForm } from "#app/contact/contact-form.tsx";
import { OfficeHours } from "#app/contact/office-hours.tsx";
import { OfficeMap } from "#app/contact/office-map.tsx";
import { SocialLinks } from "#app/contact/social-links.tsx";
import { m } from "#app/paraglide/messages.js";
import { Facts } from "#app/places/facts.tsx";
import { Halves, Stack } from "#app/places/page-layout.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, officeThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { siteName } from "#app/ui/site-name.ts";
import type { Route } from "./+types/contact.ts";

const path = "/contact";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).pages.contact();

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.contact_title(), to: path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return describePage(matches, {
    title: m.contact_meta_title(),
    description: m.contact_meta_about(),
    path,
    things: [
      breadcrumbThing(origin, crumbs()),
      ...(page ? [officeThing(origin, siteName, page.office)] : []),
    ],
  });
}

/** The head office, its hours in two times, a form, and where it stands. */
export default function Contact({
  loaderData: { office, map, state, scene },
}: Route.ComponentProps) {
  return (
    <div data-hour="gold">
      <PlainHead
        crumbs={crumbs()}
        title={m.contact_title()}
        line={m.contact_line()}
        hour="gold"
        scene={scene}
      />
      <Section>
        <Halves>
          <Stack>
            <h2 className="h2">{m.contact_write()}</h2>
            <ContactForm />
          </Stack>
          <Stack>
            <h2 className="h2">{office.name}</h2>
            <Facts
              facts={[
                {
                  label: m.contact_address(),
                  value: (
                    <address style={{ fontStyle: "normal" }}>{office.address.join(", ")}</address>
                  ),
                },
                ...[office.phone, office.helpline, office.fax].map((line) => ({
                  label: line.label,
                  value: (
                    <a href={line.href} className="num">
                      {line.shown}
                    </a>
                  ),
                })),
                ...office.emails.map((email) => ({
                  label: email.label,
                  value: <a href={`mailto:${email.address}`}>{email.address}</a>,
                })),
              ]}
            />
            <h2 className="h3" style={{ marginTop: 12 }}>
              {m.contact_hours()}
            </h2>
            <OfficeHours office={office} />
            <SocialLinks />
          </Stack>
        </Halves>
      </Section>
      <Section tone="sky" hour="dusk" id="map">
        <Halves wide="end">
          <Stack>
            <h2 className="h1">{m.contact_where()}</h2>
            <p className="h4">{m.contact_where_line()}</p>
          </Stack>
          <OfficeMap map={map} state={state} coordinates={office.coordinates} />
        </Halves>
      </Section>
    </div>
  );
}
