import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Notice } from "#app/traveller/own-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { Confirmation } from "./use-trip.ts";

/** Where the mail's link leads before anything is sent: a press sends the request. */
export function ConfirmTrip({ confirmation }: { confirmation: Confirmation }) {
  const action = useAction({ toast: false, otherwise: m.trip_page_failed });
  return (
    <Notice title={m.trip_confirm_title()} lede={m.trip_confirm_lede()}>
      <Button
        icon="send"
        busy={action.busy === "confirm"}
        onClick={() => void action.run("confirm", confirmation.confirm)}
      >
        {m.trip_confirm_send()}
      </Button>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </Notice>
  );
}
