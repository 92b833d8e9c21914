import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { Popup } from "#app/ui/popup.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskPhoto, DeskPhotoPage } from "#contract/wire/desk-voices.ts";
import { useLive } from "./live.tsx";
import { AskReason, VoiceCards } from "./voice-cards.tsx";
import styles from "./voices.module.css";

type Status = DeskPhoto["status"];

/** What travellers sent for the gallery, looked at large, approved or refused. */
export function PhotosTab({ self }: { self: DeskSelf }) {
  const [status, setStatus] = useState<Status>("pending");
  const [counts, setCounts] = useState<DeskPhotoPage["counts"] | null>(null);
  const [large, setLarge] = useState<DeskPhoto | null>(null);
  const list = usePages(
    callAsAdmin,
    `/api/desk/photos?status=${status}`,
    "before",
    (answer: DeskPhotoPage) => {
      setCounts(answer.counts);
      return { rows: answer.photos, next: answer.next };
    },
  );
  useLive(["desk-photos"], () => void list.reload());
  return (
    <>
      <TabHead title={m.desk_photos()}>
        <Chips
          label={m.desk_photos_which()}
          value={status}
          options={[
            { value: "pending", label: m.desk_photos_pending(), count: counts?.pending },
            { value: "approved", label: m.desk_photos_approved(), count: counts?.approved },
            { value: "refused", label: m.desk_photos_refused(), count: counts?.refused },
          ]}
          onChange={setStatus}
        />
      </TabHead>
      <VoiceCards
        list={list}
        look="photos"
        empty={{ title: m.desk_photos_empty(), lede: m.desk_photos_empty_lede() }}
        card={(photo, onChanged) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            mayEdit={self.role !== "viewer"}
            onLook={() => setLarge(photo)}
            onChanged={onChanged}
          />
        )}
      />
      <Popup
        open={large !== null}
        onClose={() => setLarge(null)}
        title={large?.place ?? ""}
        width={920}
      >
        {large?.full && (
          <img
            className={styles.large}
            src={large.full}
            width={large.width}
            height={large.height}
            alt={m.desk_photo_alt({ place: large.place, credit: large.credit })}
          />
        )}
      </Popup>
    </>
  );
}

function PhotoCard({
  photo,
  mayEdit,
  onLook,
  onChanged,
}: {
  photo: DeskPhoto;
  mayEdit: boolean;
  onLook(): void;
  onChanged(): void;
}) {
  const action = useDeskAction();
  const [refusing, setRefusing] = useState(false);
  const decide = (what: "approve" | "refuse", body: object = {}) =>
    action.run(what, async () => {
      const { message } = await callAsAdmin<{ message: string }>(
        "POST",
        `/api/desk/photos/${photo.id}/${what}`,
        body,
      );
      say(message);
      onChanged();
    });
  async function refuse(reason: string) {
    if (await decide("refuse", { reason })) setRefusing(false);
  }
  return (
    <li className={styles.photo}>
      {photo.thumbnail ? (
        <button
          type="button"
          className={styles.look}
          style={{ background: photo.colour }}
          aria-label={m.desk_photo_look({ place: photo.place })}
          onClick={onLook}
        >
          <img
            src={photo.thumbnail}
            width={photo.width}
            height={photo.height}
            alt={m.desk_photo_alt({ place: photo.place, credit: photo.credit })}
            loading="lazy"
          />
        </button>
      ) : (
        <div className={styles.look} style={{ background: photo.colour }} />
      )}
      <div className={styles.facts}>
        <strong>{photo.place}</strong>
        <span className={styles.by}>
          {m.desk_photo_by({ credit: photo.credit })} ·{" "}
          <time dateTime={photo.at}>{formatMoment(photo.at)}</time>
        </span>
        <span className={styles.by}>
          {photo.name} · {photo.width} × {photo.height}
        </span>
        {photo.refusal && <span className={badgeClass}>{photo.refusal}</span>}
        {mayEdit && photo.status !== "refused" && !refusing && (
          <div className={styles.buttons}>
            {photo.status === "pending" && (
              <Button
                size="small"
                icon="check"
                busy={action.busy === "approve"}
                onClick={() => void decide("approve")}
              >
                {m.desk_photo_approve()}
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => setRefusing(true)}>
              {photo.status === "pending" ? m.desk_photo_refuse() : m.desk_photo_take_down()}
            </Button>
          </div>
        )}
        {refusing && (
          <AskReason
            label={m.desk_photo_refuse_reason()}
            hint={m.desk_photo_refuse_hint()}
            confirm={m.desk_photo_refuse()}
            busy={action.busy === "refuse"}
            onReason={(reason) => void refuse(reason)}
            onCancel={() => setRefusing(false)}
          />
        )}
      </div>
    </li>
  );
}
