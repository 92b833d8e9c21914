import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { isNewTab } from "#app/ui/is-new-tab.ts";
import type { PictureView } from "#contract/content/picture.ts";

type PictureLinkProps = {
  picture: PictureView | null;
  title: string;
  className: string | undefined;
  onOpen(slug: string): void;
  children: ReactNode;
};

/** A picture that opens before everything else; without a script its largest file. */
export function PictureLink({ picture, title, className, onOpen, children }: PictureLinkProps) {
  if (!picture) return <div className={className}>{children}</div>;
  return (
    <a
      href={`/pictures/${picture.slug}-${picture.widths.at(-1)}.webp`}
      className={className}
      aria-label={m.gallery_look({ title })}
      onClick={(event) => {
        if (isNewTab(event)) return;
        event.preventDefault();
        onOpen(picture.slug);
      }}
    >
      {children}
    </a>
  );
}
