import { type MouseEvent, useEffect, useState } from "react";
import { sendPlacePicture } from "#app/desk/content/send-place-picture.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FilesButton } from "#app/ui/files-button.tsx";
import type { OwnPicture } from "#contract/content/own-picture.ts";
import styles from "./content.module.css";

type Chosen = { file: File; url: string; x: number; y: number };

/** A picture in the place of the shipped one: chosen, cut around its subject, described. Null: the shipped one. */
export function PictureField({
  item,
  value,
  fault,
  onChange,
}: {
  /** The name of the picture that it stands for. */
  item: string;
  value: OwnPicture | null;
  fault(at: string): string | undefined;
  onChange(value: OwnPicture | null): void;
}) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const action = useDeskAction();
  const url = chosen?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // A key's press has no place in the picture.
    if (!chosen || event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setChosen({
      ...chosen,
      x: Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)),
      y: Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)),
    });
  };
  const send = () =>
    action.run("send", async () => {
      if (!chosen) return;
      const kept = await sendPlacePicture(chosen.file, chosen);
      onChange({ ...kept, alt: value?.alt ?? "", credit: value?.credit ?? "" });
      setChosen(null);
    });
  const own = value && `/pictures/own-${value.file}-${value.widths[0]}.webp`;
  return (
    <div className={styles.picture}>
      {value && own && !chosen && (
        <img
          src={own}
          alt={value.alt}
          width={value.width}
          height={value.height}
          className={styles.shown}
        />
      )}
      {!value && !chosen && <p className="small muted">{m.picture_shipped({ name: item })}</p>}
      <p>
        <FilesButton
          name={m.picture_choose()}
          accept="image/jpeg,image/png,image/webp,image/heic"
          variant="secondary"
          one
          onChosen={async ([file]) =>
            setChosen(file ? { file, url: URL.createObjectURL(file), x: 0.5, y: 0.5 } : null)
          }
        >
          {m.picture_choose()}
        </FilesButton>
      </p>
      {chosen && (
        <>
          <p className="small muted">{m.picture_subject()}</p>
          <button type="button" className={styles.point} onClick={point}>
            <img src={chosen.url} alt={m.picture_subject()} />
            <i
              aria-hidden="true"
              style={{ left: `${chosen.x * 100}%`, top: `${chosen.y * 100}%` }}
            />
          </button>
          {(["x", "y"] as const).map((axis) => (
            <label key={axis} className={styles.range}>
              <span>{axis === "x" ? m.picture_across() : m.picture_down()}</span>
              <input
                type="range"
                min={0}
                max={100}
                value={Math.round(chosen[axis] * 100)}
                onChange={({ target }) =>
                  setChosen({ ...chosen, [axis]: Number(target.value) / 100 })
                }
              />
            </label>
          ))}
          <div className={styles.buttons}>
            <Button size="small" busy={action.busy !== null} onClick={() => void send()}>
              {m.picture_send()}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setChosen(null)}>
              {m.desk_cancel()}
            </Button>
          </div>
        </>
      )}
      {action.problem && <FieldError>{action.problem}</FieldError>}
      {value && (
        <>
          <TextAreaField
            label={m.picture_alt()}
            hint={m.picture_alt_hint()}
            rows={2}
            maxLength={300}
            value={value.alt}
            error={fault("alt")}
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
          />
          <TextField
            label={m.picture_credit()}
            maxLength={120}
            value={value.credit}
            error={fault("credit")}
            onChange={({ target }) => onChange({ ...value, credit: target.value })}
          />
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {m.picture_back()}
          </Button>
        </>
      )}
    </div>
  );
}
