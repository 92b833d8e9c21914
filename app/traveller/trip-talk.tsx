import { useEffect } from "react";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { sayFault } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { Conversation } from "#app/talk/conversation.tsx";
import { TravellersComposer, toTravellersLines } from "#app/talk/trip-messages.tsx";
import { useOwn } from "#app/traveller/use-own.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { MyTrip, MyTripDetail } from "#contract/wire/account.ts";
import styles from "./my-trips.module.css";

/** What was written about a request, both ways; the latest state is read again when it changes. */
export function TripTalk({ trip, onChanged }: { trip: MyTrip; onChanged(): void }) {
  const detail = useOwn<MyTripDetail>(`/api/me/trips/${trip.id}`);
  const { reload } = detail;
  const changed = `${trip.unread} ${trip.stage}`;
  useEffect(() => void reload(), [changed, reload]);
  const unread = detail.data?.unread;
  useEffect(() => {
    if (unread) callAsTraveller("POST", `/api/me/trips/${trip.id}/seen`, {}).catch(() => {});
  }, [unread, trip.id]);

  async function send(body: string): Promise<boolean> {
    try {
      detail.set(
        await callAsTraveller<MyTripDetail>("POST", `/api/me/trips/${trip.id}/messages`, { body }),
      );
      onChanged();
      return true;
    } catch (error) {
      void showToast(sayFault(error, m.account_failed()), "error");
      return false;
    }
  }

  if (!detail.data)
    return detail.state === "failed" ? (
      <div className={styles.talk}>
        <FieldError>{detail.fault ?? ""}</FieldError>
        <Button variant="quiet" size="small" onClick={() => void detail.reload()}>
          {m.admin_retry()}
        </Button>
      </div>
    ) : (
      <div className={styles.talk}>
        <Spinner label={m.admin_loading()} />
      </div>
    );
  return (
    <div className={styles.talk}>
      <Conversation
        empty={m.mytrips_talk_empty()}
        lines={[
          ...(detail.data.message
            ? [
                {
                  id: "wish",
                  own: true,
                  who: m.mytrips_you(),
                  subject: m.trip_requests(),
                  body: detail.data.message,
                  at: detail.data.createdAt,
                },
              ]
            : []),
          ...toTravellersLines(detail.data.messages),
        ]}
      />
      <TravellersComposer draft={`message-${trip.id}`} onSend={send} />
    </div>
  );
}
