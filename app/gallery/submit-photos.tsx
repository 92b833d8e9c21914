import { useEffect, useRef, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { type FormValues, useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  type PhotoSubmission,
  type PhotoSubmissionInput,
  photoLimits,
} from "#contract/wire/photos.ts";
import { addPhotos, type ChosenPhoto, measureProgress, writeSize } from "./photo-files.ts";
import { sendPhoto } from "./send-photos.ts";
import styles from "./submit-photos.module.css";
import type { ChosenPhotos } from "./use-chosen-photos.ts";

const accept = "image/jpeg,image/png,image/webp,image/avif";

const percentOf = (part: number) => Math.round(part * 100);

/** The body of 'Submit Your Photos': preview, name, size, remove, add, send one by one. */
export function SubmitPhotos({ chosen, onDone }: { chosen: ChosenPhotos; onDone(): void }) {
  const { photos, setPhotos, places } = chosen;
  const [faults, setFaults] = useState<string[]>([]);
  const [done, setDone] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { clear } = chosen;
  // What has arrived is done with once its thanks are closed.
  const isDone = useRef(false);
  isDone.current = done;
  useEffect(() => () => void (isDone.current && clear()), []);

  function add(files: FileList | null) {
    const next = addPhotos(photos, [...(files ?? [])], (file) => URL.createObjectURL(file));
    setPhotos(next.photos);
    setFaults(next.faults);
    if (chooser.current) chooser.current.value = "";
  }
  function remove(photo: ChosenPhoto) {
    URL.revokeObjectURL(photo.preview);
    setPhotos(photos.filter((item) => item.key !== photo.key));
  }
  const mark = (key: string, change: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));

  /** Says what is coming; the answer has a place for each. @throws CallError */
  async function announce(values: FormValues, waiting: ChosenPhoto[]): Promise<void> {
    const fresh = waiting.filter(({ key }) => !places.has(key));
    if (fresh.length === 0) return;
    const { place = "", credit = "", email = "" } = values;
    const files = fresh.map(({ file }) => ({ name: file.name, size: file.size }));
    const input: PhotoSubmissionInput = { place, credit, email, website: "", files };
    const { token, photos: made } = await callApi<PhotoSubmission>("POST", "/api/photos", input);
    for (const [index, { key }] of fresh.entries())
      places.set(key, { id: made[index]?.id ?? "", token });
  }

  const form = useForm({
    action: useAction({ toast: false, otherwise: m.gallery_failed }),
    // Its fields are there once a photo is.
    ...(photos.length > 0 && { draft: "photos" }),
    /** Sends what has not arrived yet, one by one; pressed again after an error it goes on from there. */
    async send(values) {
      const waiting = photos.filter(({ state }) => state !== "sent");
      setFaults([]);
      await announce(values, waiting);
      const wrong: string[] = [];
      for (const { key, file } of waiting) {
        const place = places.get(key);
        if (!place) continue;
        mark(key, { state: "sending", part: 0 });
        const onPart = (part: number) => mark(key, { part });
        const outcome = await sendPhoto(place, file, onPart, m.gallery_failed());
        if (outcome.ok) mark(key, { state: "sent", part: 1 });
        else {
          mark(key, { state: "failed", part: 0 });
          if (outcome.gone) places.delete(key);
          wrong.push(`${file.name}: ${outcome.message}`);
        }
      }
      setFaults(wrong);
      setDone(wrong.length === 0);
      return wrong.length === 0;
    },
  });
  const sending = form.busy;

  if (done)
    return (
      <div className={styles.done} role="status">
        <span className={styles.sun} aria-hidden="true">
          <Icon name="check" size={34} />
        </span>
        <p className="h3">{m.gallery_thanks({ count: photos.length })}</p>
        <p>{m.photo_arrived()}</p>
        <Button variant="quiet" onClick={onDone}>
          {m.popup_close()}
        </Button>
      </div>
    );

  const arrived = photos.filter(({ state }) => state === "sent").length;
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
    <form className={styles.form} {...form.props}>
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
                  <span className="num">
                    {writeSize(photo.file.size)}
                    {photo.state === "failed" && ` · ${m.gallery_not_sent()}`}
                  </span>
                  {photo.state === "sending" && (
                    <span className={styles.part} aria-hidden="true">
                      <i style={{ inlineSize: `${photo.part * 100}%` }} />
                    </span>
                  )}
                </span>
                {photo.state === "sending" && (
                  <span className="num">
                    {m.gallery_percent({ percent: percentOf(photo.part) })}
                  </span>
                )}
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
            error={form.error("place")}
            label={m.gallery_place()}
            hint={m.gallery_place_hint()}
            icon="pin"
            required
            maxLength={photoLimits.place}
          />
          <TextField
            name="credit"
            error={form.error("credit")}
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
            error={form.error("email")}
            label={m.gallery_email()}
            hint={m.contact_optional()}
            icon="mail"
            autoComplete="email"
            maxLength={254}
          />
        </>
      )}
      {form.problem && <FieldError>{form.problem}</FieldError>}
      {faults.map((fault) => (
        <FieldError key={fault}>{fault}</FieldError>
      ))}
      {sending && (
        <div className={styles.progress}>
          <label htmlFor="gallery-progress">
            {m.gallery_progress({ arrived, count: photos.length })}
          </label>
          <progress id="gallery-progress" max={1} value={measureProgress(photos)} />
        </div>
      )}
      {!sending && arrived > 0 && <p className={styles.rest}>{m.gallery_rest({ arrived })}</p>}
      <Button type="submit" icon="upload" full busy={sending} disabled={photos.length === 0}>
        {sending ? m.gallery_sending() : m.gallery_submit({ count: photos.length - arrived })}
      </Button>
    </form>
  );
}
