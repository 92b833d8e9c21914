import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { ownAddress } from "#app/ui/language.ts";
import type { OwnTripPage } from "#contract/wire/account.ts";
import { useAuthAction } from "./use-auth-action.ts";

/** Leads from one's own request to its private page, by a link that is made for it. */
export function OpenTripPage({ tripId }: { tripId: string }) {
  const action = useAuthAction();
  return (
    <p>
      <Button
        variant="secondary"
        size="small"
        iconAfter="arrow-right"
        busy={action.busy !== null}
        onClick={() =>
          void action.run("open", async () => {
            const path = `/api/me/trips/${tripId}/page`;
            const { url } = await callAsTraveller<OwnTripPage>("POST", path, {});
            // A whole load: the page is the same document for every token, and knows none.
            window.location.assign(ownAddress(new URL(url).pathname));
          })
        }
      >
        {m.mytrips_open_page()}
      </Button>
    </p>
  );
}
