import { useRef } from "react";
import { findSessionPlace } from "#app/calls/auth.ts";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { keys, useStored, writeStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { defaultPortrait } from "#contract/wire/portrait.ts";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { Portrait } from "./portrait.tsx";
import { findPictureFault, pictureTypes, readAsDataUrl } from "./profile-picture.ts";
import { useAuthAction } from "./use-auth-action.ts";

/** The portrait beside reviews and in the navbar. */
export function PictureCard() {
  const image = useStored(keys.image);
  const input = useRef<HTMLInputElement>(null);
  const action = useAuthAction();

  const save = (name: string, picture: string | null) =>
    action.run(name, async () => {
      const { path } = await callAsTraveller<{ path: string | null }>("PUT", "/api/me/picture", {
        image: picture,
      });
      writeStored(keys.image, path ?? defaultPortrait, findSessionPlace());
      void showToast(m.account_saved());
    });
  async function take(file: File | undefined) {
    if (input.current) input.current.value = "";
    if (!file) return;
    const fault = findPictureFault(file);
    const read = fault ? null : await readAsDataUrl(file);
    if (!read) {
      window.alert(fault ?? m.auth_picture_unreadable());
      return;
    }
    await save("change", read);
  }
  return (
    <Card title={m.auth_picture()}>
      <div className={styles.portrait}>
        <Portrait src={image} size={104} alt={m.account_picture_alt()} />
        <div className={styles.actions}>
          <Button
            size="small"
            icon="upload"
            busy={action.busy === "change"}
            onClick={() => input.current?.click()}
          >
            {m.account_picture_change()}
          </Button>
          {image && image !== defaultPortrait && (
            <Button
              variant="quiet"
              size="small"
              busy={action.busy === "remove"}
              onClick={() => void save("remove", null)}
            >
              {m.auth_picture_remove()}
            </Button>
          )}
        </div>
      </div>
      <p className="muted small">{m.account_picture_hint()}</p>
      {action.problem && <FieldError>{action.problem}</FieldError>}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={m.auth_picture()}
        accept={pictureTypes.join(",")}
        onChange={(event) => void take(event.target.files?.[0])}
      />
    </Card>
  );
}
