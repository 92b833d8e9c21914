import { Dialog } from "radix-ui";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { useReturnFocus } from "#app/ui/return-focus.ts";
import styles from "./lightbox.module.css";
import type { LightboxPlace } from "./use-lightbox.ts";

export type LightboxPicture = {
  title: string;
  /** Under the title: the place, a caption, who took it. */
  note: ReactNode;
  /** px; for the frame's shape before the file is there. */
  width: number;
  height: number;
  picture: ReactNode;
};

/** A finger that went so far to the side, and more to the side than down, wants the next picture. */
const swipe = 48;

/** One picture before everything else: arrows, swipes and buttons lead on, Escape and Back lead out. */
export function Lightbox({
  pictures,
  place,
}: {
  pictures: LightboxPicture[];
  place: LightboxPlace;
}) {
  const returnFocus = useReturnFocus();
  const down = useRef<{ x: number; y: number } | null>(null);
  const shown = pictures[place.index];
  const several = pictures.length > 1;
  return (
    <Dialog.Root open={shown !== undefined} onOpenChange={(next) => !next && place.close()}>
      <Dialog.Portal>
        {shown && (
          <Dialog.Content
            className={styles.box}
            data-hour="night"
            data-backdrop
            aria-describedby="lightbox-note"
            onCloseAutoFocus={returnFocus.onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.keepOpener();
              event.preventDefault();
              (event.target as HTMLElement).focus();
            }}
            onKeyDown={(event) => {
              if (!several) return;
              if (event.key === "ArrowRight") place.move(1);
              else if (event.key === "ArrowLeft") place.move(-1);
            }}
            onPointerDown={(event) => {
              down.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
            }}
            onPointerUp={(event) => {
              const from = down.current;
              down.current = null;
              if (!from || !several || event.pointerType === "mouse") return;
              const along = event.clientX - from.x;
              if (Math.abs(along) < swipe || Math.abs(along) < Math.abs(event.clientY - from.y))
                return;
              place.move(along < 0 ? 1 : -1);
            }}
          >
            <div className={styles.stage}>
              <div
                key={place.index}
                className={styles.frame}
                style={{ "--ratio": shown.width / shown.height } as CSSProperties}
              >
                {shown.picture}
              </div>
            </div>
            <div className={styles.foot}>
              <div className={styles.words} aria-live="polite">
                <Dialog.Title className="h4">{shown.title}</Dialog.Title>
                <p id="lightbox-note">{shown.note}</p>
              </div>
              {several && (
                <div className={styles.ways}>
                  <IconButton
                    name="arrow-left"
                    label={m.gallery_previous()}
                    variant="outline"
                    onClick={() => place.move(-1)}
                  />
                  <span className="num">
                    {m.gallery_count({ index: place.index + 1, count: pictures.length })}
                  </span>
                  <IconButton
                    name="arrow-right"
                    label={m.gallery_next()}
                    variant="outline"
                    onClick={() => place.move(1)}
                  />
                </div>
              )}
            </div>
            <Dialog.Close asChild>
              <IconButton name="close" label={m.popup_close()} className={styles.close} />
            </Dialog.Close>
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
