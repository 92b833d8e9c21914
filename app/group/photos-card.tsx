import { useEffect, useState } from "react";
import { useAction } from "#app/calls/use-action.ts";
import type { Waiting } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { LinkImage } from "#app/site/link-image.tsx";
import { CheckField, FieldError } from "#app/ui/field.tsx";
import { FilesButton } from "#app/ui/files-button.tsx";
import { tripFileLimits } from "#contract/wire/trip-files.ts";
import styles from "./group.module.css";
import { RemoveFile } from "./remove-file.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";
import type { Files } from "./use-files.ts";

/** A photo that waits, drawn from this phone. */
function WaitingPhoto({ one }: { one: Waiting }) {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    if (!one.file) return;
    const made = URL.createObjectURL(one.file);
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [one.file]);
  return (
    <li>
      {href && <img src={href} alt={one.says} />}
      <small className={styles.waits}>{m.group_waits()}</small>
    </li>
  );
}

/** Photos of the way, for all of the group; they wait on the phone until there is a network. */
export function PhotosCard({ token, files }: { token: string; files: Files }) {
  const action = useAction({ otherwise: m.trip_page_failed, toast: false });
  const [forOffice, setForOffice] = useState(false);
  const photos = (files.query.data?.files ?? []).filter(({ kind }) => kind === "photo");
  const waiting = files.waiting.filter(({ path }) => path.includes("kind=photo"));

  async function add(chosen: readonly File[]): Promise<void> {
    await action.run("add", async () => {
      for (const file of chosen) {
        const name = file.name.slice(0, tripFileLimits.name) || m.files_photo();
        const bytes = await shrinkPhoto(file);
        await files.add(bytes, { kind: "photo", name, group: true, office: forOffice });
      }
    });
  }
  return (
    <section className={styles.card} aria-labelledby="trip-photos">
      <h3 className="h4" id="trip-photos">
        {m.files_photos()}
      </h3>
      <p className="small muted">{m.files_photos_lede()}</p>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <a href={`/api/trip/${token}/files/${photo.id}/full`} target="_blank" rel="noopener">
              <LinkImage
                src={`/api/trip/${token}/files/${photo.id}/thumbnail`}
                width={photo.width ?? undefined}
                height={photo.height ?? undefined}
                alt={photo.name}
              />
            </a>
            {photo.by && <small dir="auto">{photo.by}</small>}
            <RemoveFile file={photo} files={files} action={action} />
          </li>
        ))}
        {waiting.map((one) => (
          <WaitingPhoto key={one.number} one={one} />
        ))}
      </ul>
      <CheckField
        label={m.files_for_office()}
        checked={forOffice}
        onChange={() => setForOffice(!forOffice)}
      />
      <div className={styles.buttons}>
        <FilesButton
          name={m.files_add_photo()}
          accept="image/*"
          variant="secondary"
          busy={action.busy === "add"}
          onChosen={add}
        >
          {action.busy === "add" ? m.files_sending() : m.files_add_photo()}
        </FilesButton>
      </div>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </section>
  );
}
