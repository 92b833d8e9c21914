import { useState } from "react";
import { Link } from "react-router";
import { Lightbox } from "#app/gallery/lightbox.tsx";
import { PictureLink } from "#app/gallery/picture-link.tsx";
import { SubmitPhotos } from "#app/gallery/submit-photos.tsx";
import { useChosenPhotos } from "#app/gallery/use-chosen-photos.ts";
import { useLightbox } from "#app/gallery/use-lightbox.ts";
import { VisitorPhotos } from "#app/gallery/visitor-photos.tsx";
import { m } from "#app/paraglide/messages.js";
import { Disclosure } from "#app/places/disclosure.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Popup } from "#app/ui/popup.tsx";
import type { Route } from "./+types/gallery.ts";
import styles from "./gallery.module.css";

const path = "/gallery";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).pages.gallery();

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.gallery_title(), to: path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.gallery_meta_title(),
    description: m.gallery_meta_about(),
    path,
    picture: page?.groups[0]?.pictures[0]?.picture,
    things: [breadcrumbThing(originOf(matches), crumbs())],
  });
}

const hours = ["dusk", "gold", "noon"] as const;

/** Three groups that open, three collections, and what visitors sent. */
export default function Gallery({ loaderData: page }: Route.ComponentProps) {
  const [open, setOpen] = useState(false);
  const chosen = useChosenPhotos();
  const scenes = [
    ...page.groups.flatMap((group) =>
      group.pictures.map((item) => ({ ...item, note: `${item.place}: ${item.caption}` })),
    ),
    ...page.collections.map((item) => ({ ...item, title: item.name, note: item.summary })),
  ].flatMap(({ picture, title, note }) => (picture ? [{ picture, title, note }] : []));
  const lightbox = useLightbox(scenes.map(({ picture }) => picture.slug));
  return (
    <div data-hour="noon">
      <PlainHead
        crumbs={crumbs()}
        title={m.gallery_title()}
        line={m.gallery_line()}
        hour="noon"
        scene={page.scene}
      >
        <div className={styles.submit}>
          <Button icon="upload" variant="sun" size="large" onClick={() => setOpen(true)}>
            {m.gallery_submit_yours()}
          </Button>
        </div>
      </PlainHead>
      <Section>
        {page.groups.map((group, index) => (
          <div key={group.slug} data-hour={hours[index % 3]} data-testid="gallery-group">
            <Disclosure id={group.slug} title={group.name} level={2} open={index === 0}>
              <p className={styles.summary}>{group.summary}</p>
              <ul className={styles.pictures}>
                {group.pictures.map((item) => (
                  <li key={item.title}>
                    <figure>
                      <PictureLink
                        picture={item.picture}
                        title={item.title}
                        className={styles.frame}
                        onOpen={lightbox.open}
                      >
                        <Picture
                          picture={item.picture}
                          sizes="(max-width: 768px) 80vw, 33vw"
                          hour={hours[index % 3]}
                        />
                      </PictureLink>
                      <figcaption>
                        <b className="h4">{item.title}</b>
                        <span className={styles.place}>{item.place}</span>
                        <span className="small muted">{item.caption}</span>
                      </figcaption>
                    </figure>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </div>
        ))}
        <p className="small muted" style={{ marginTop: 28, maxWidth: "70ch" }}>
          {page.note}
        </p>
      </Section>
      <Section tone="deep" hour="dusk" id="collections">
        <SectionHead title={m.gallery_collections()} />
        <ul className={styles.collections}>
          {page.collections.map((collection, index) => (
            <li key={collection.slug} data-hour={hours[index % 3]} data-testid="gallery-collection">
              <PictureLink
                picture={collection.picture}
                title={collection.name}
                className={styles.frame}
                onOpen={lightbox.open}
              >
                <Picture
                  picture={collection.picture}
                  sizes="(max-width: 768px) 80vw, 33vw"
                  hour={hours[index % 3]}
                />
              </PictureLink>
              <h3 className="h3">{collection.name}</h3>
              <p>{collection.summary}</p>
              <ul className={styles.leads}>
                {collection.leads.map((lead) => (
                  <li key={lead.to}>
                    <Link to={lead.to}>{lead.name}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <VisitorPhotos />
      <Lightbox
        place={lightbox}
        pictures={scenes.map(({ picture, title, note }) => ({
          title,
          note,
          width: picture.width,
          height: picture.height,
          picture: <Picture picture={picture} sizes="100vw" priority />,
        }))}
      />
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={m.gallery_submit_yours()}
        hour="gold"
      >
        <SubmitPhotos chosen={chosen} onDone={() => setOpen(false)} />
      </Popup>
    </div>
  );
}
