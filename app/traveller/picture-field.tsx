import { useId, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./picture-field.module.css";
import { findPictureFault, pictureTypes, readAsDataUrl } from "./profile-picture.ts";

/** The profile image of a sign-up: chosen or dropped, checked at once, shown before it is sent. */
export function PictureField({
  image,
  onChange,
  error,
}: {
  /** A data URL. */
  image: string | null;
  onChange(image: string | null): void;
  error?: string | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [over, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const fault = findPictureFault(file);
    const read = fault ? null : await readAsDataUrl(file);
    if (input.current && !read) input.current.value = "";
    if (!read) {
      window.alert(fault ?? m.auth_picture_unreadable());
      return;
    }
    setName(file.name);
    onChange(read);
  }

  function remove() {
    if (input.current) input.current.value = "";
    setName("");
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {m.auth_picture()}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the input inside does the same. */}
      <div
        className={styles.area}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <span className={styles.preview}>
          {image ? (
            <img src={image} alt={m.auth_picture_preview()} />
          ) : (
            <Icon name="person" size={30} />
          )}
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{name || m.auth_picture_choose()}</span>
          <span className={styles.hint} id={`${id}-hint`}>
            {m.auth_picture_hint()}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name="image"
          accept={pictureTypes.join(",")}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        {image && (
          <IconButton
            name="trash"
            label={m.auth_picture_remove()}
            className={styles.remove ?? ""}
            onClick={remove}
          />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
