import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type PhotoSubmission, photoLimits, photoTexts } from "#contract/photos.ts";
import { addPhotos, type ChosenPhoto, writeSize } from "./photo-files.ts";
import { announcePhotos, sendPhoto } from "./send-photos.ts";
import styles from "./submit-photos.module.css";

const accept = "image/jpeg,image/png,image/webp,image/avif";

/** The body of 'Submit Your Photos': preview, name, size, remove, add, send one by one. */
export function SubmitPhotos({ onDone }: { onDone(): void }) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const submission = useRef<PhotoSubmission | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const shown = useRef<ChosenPhoto[]>([]);
  shown.current = photos;
  useEffect(
    () => () => {
      for (const photo of shown.current) URL.revokeObjectURL(photo.preview);
    },
    [],
  );

  function add(files: FileList | null) {
    const next = addPhotos(photos, [...(files ?? [])], (file) => URL.createObjectURL(file));
    setPhotos(next.photos);
    setFaults(next.faults);
    submission.current = null;
    if (chooser.current) chooser.current.value = "";
  }
  function remove(photo: ChosenPhoto) {
    URL.revokeObjectURL(photo.preview);
    setPhotos(photos.filter((item) => item.key !== photo.key));
    submission.current = null;
  }
  const mark = (key: string, state: ChosenPhoto["state"]) =>
    setPhotos((all) => all.map((item) => (item.key === key ? { ...item, state } : item)));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? "");
    setSending(true);
    setFaults([]);
    if (!submission.current) {
      const files = photos.map(({ file }) => ({ name: file.name, size: file.size }));
      const input = {
        place: text("place"),
        credit: text("credit"),
        email: text("email"),
        website: "",
        files,
      };
      const announced = await announcePhotos(input, m.gallery_failed());
      if (!announced.ok) {
        setFaults([announced.message]);
        setSending(false);
        return;
      }
      submission.current = announced.submission;
    }
    const { token, photos: places } = submission.current;
    const wrong: string[] = [];
    for (const [index, photo] of photos.entries()) {
      const place = places[index];
      if (!place || photo.state === "sent") continue;
      mark(photo.key, "sending");
      const fault = await sendPhoto(place.id, token, photo.file, m.gallery_failed());
      mark(photo.key, fault ? "failed" : "sent");
      if (fault) wrong.push(`${photo.file.name}: ${fault}`);
    }
    setSending(false);
    setFaults(wrong);
    if (wrong.length === 0) setDone(true);
  }

  if (done)
    return (
      <div className={styles.done} role="status">
        <span className={styles.sun} aria-hidden="true">
          <Icon name="check" size={34} />
        </span>
        <p className="h3">{m.gallery_thanks({ count: photos.length })}</p>
        <p>{photoTexts.arrived}</p>
        <Button variant="quiet" onClick={onDone}>
          {m.popup_close()}
        </Button>
      </div>
    );

  const choose = (
    <input
      ref={chooser}
      type="file"
      multiple
      accept={accept}
      className="visually-hidden"
      id="gallery-files"
      tabIndex={-1}
      aria-label={m.gallery_choose()}
      onChange={(event) => add(event.target.files)}
    />
  );
  return (
    <form className={styles.form} onSubmit={send}>
      {choose}
      {photos.length === 0 ? (
        <button
          type="button"
          className={styles.drop}
          onClick={() => chooser.current?.click()}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            add(event.dataTransfer.files);
          }}
        >
          <Icon name="image" size={34} />
          <b>{m.gallery_choose()}</b>
          <span>{m.gallery_rules()}</span>
        </button>
      ) : (
        <>
          <ul className={styles.photos} aria-label={m.gallery_chosen()}>
            {photos.map((photo) => (
              <li key={photo.key} data-state={photo.state}>
                <img src={photo.preview} alt="" width="72" height="72" />
                <span className={styles.file}>
                  <b>{photo.file.name}</b>
                  <span className="num">{writeSize(photo.file.size)}</span>
                </span>
                {photo.state === "sending" && <span>{m.gallery_sending_one()}</span>}
                {photo.state === "sent" && <Icon name="check" />}
                {photo.state !== "sending" && photo.state !== "sent" && (
                  <IconButton
                    name="trash"
                    label={m.gallery_remove({ name: photo.file.name })}
                    variant="quiet"
                    disabled={sending}
                    onClick={() => remove(photo)}
                  />
                )}
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            icon="plus"
            disabled={sending || photos.length >= photoLimits.perSubmission}
            onClick={() => chooser.current?.click()}
          >
            {m.gallery_add()}
          </Button>
          <TextField
            name="place"
            label={m.gallery_place()}
            hint={m.gallery_place_hint()}
            icon="pin"
            required
            maxLength={photoLimits.place}
          />
          <TextField
            name="credit"
            label={m.gallery_credit()}
            hint={m.gallery_credit_hint()}
            icon="person"
            autoComplete="name"
            required
            maxLength={photoLimits.credit}
          />
          <TextField
            name="email"
            type="email"
            label={m.gallery_email()}
            hint={m.contact_optional()}
            icon="mail"
            autoComplete="email"
            maxLength={254}
          />
        </>
      )}
      {faults.map((fault) => (
        <FieldError key={fault}>{fault}</FieldError>
      ))}
      <Button type="submit" icon="upload" full busy={sending} disabled={photos.length === 0}>
        {sending ? m.gallery_sending() : m.gallery_submit({ count: photos.length })}
      </Button>
    </form>
  );
}
