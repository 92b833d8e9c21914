import { useEffect, useState } from "react";
import { askApi } from "#app/calls/call-api.ts";
import { m } from "#app/paraglide/messages.js";
import { Section, SectionHead } from "#app/places/section.tsx";
import { Button } from "#app/ui/button.tsx";
import { isNewTab } from "#app/ui/is-new-tab.ts";
import type { GalleryPage, GalleryPhoto } from "#contract/wire/photos.ts";
import { Lightbox } from "./lightbox.tsx";
import { lightboxHash, useLightbox } from "./use-lightbox.ts";
import styles from "./visitor-photos.module.css";

/** Approved photographs by visitors, newest first; nothing is drawn while there are none. */
export function VisitorPhotos() {
  const [photos, setPhotos] = useState<GalleryPhoto[]>([]);
  const [next, setNext] = useState<string | null>(null);
  async function fetchPage(before?: string) {
    const query = before ? `?before=${encodeURIComponent(before)}` : "";
    try {
      const answer = await askApi<GalleryPage>("GET", `/api/photos${query}`);
      if (!answer.ok || !answer.body.photos) return;
      const found = answer.body.photos;
      setPhotos((all) => (before ? [...all, ...found] : found));
      setNext(answer.body.next ?? null);
    } catch {
      // The section stays away: the page is whole without it.
    }
  }
  useEffect(() => {
    void fetchPage();
  }, []);
  const lightbox = useLightbox(photos.map(({ id }) => id));
  if (photos.length === 0) return null;
  return (
    <Section tone="surface" id="visitors">
      <SectionHead title={m.gallery_visitors()} lede={m.gallery_visitors_line()} />
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <a
              href={lightboxHash(photo.id)}
              style={{ backgroundColor: photo.colour }}
              onClick={(event) => {
                if (isNewTab(event)) return;
                event.preventDefault();
                lightbox.open(photo.id);
              }}
            >
              <img
                src={photo.thumbnail}
                alt={m.gallery_photo_of({ place: photo.place })}
                width={photo.width}
                height={photo.height}
                loading="lazy"
              />
            </a>
            <p>
              <b>{photo.place}</b> {m.gallery_photo_by({ name: photo.credit })}
            </p>
          </li>
        ))}
      </ul>
      {next && (
        <Button variant="quiet" onClick={() => void fetchPage(next)}>
          {m.gallery_more()}
        </Button>
      )}
      <Lightbox
        place={lightbox}
        pictures={photos.map((photo) => ({
          title: photo.place,
          note: m.gallery_photo_by({ name: photo.credit }),
          width: photo.width,
          height: photo.height,
          picture: (
            <img
              src={photo.url}
              alt={m.gallery_photo_of({ place: photo.place })}
              width={photo.width}
              height={photo.height}
            />
          ),
        }))}
      />
    </Section>
  );
}
