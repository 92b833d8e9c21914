import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import { NewRequest, type RequestOrigin } from "./new-request.tsx";

/** Makes a request of a conversation or a message: read, looked over, and then opened. */
export function MakeRequest({ from }: { from: RequestOrigin }) {
  const [open, setOpen] = useState(false);
  const address = useAddress();
  return (
    <>
      <Button variant="secondary" size="small" icon="plus" onClick={() => setOpen(true)}>
        {m.desk_make_request()}
      </Button>
      <NewRequest
        open={open}
        from={from}
        onClose={() => setOpen(false)}
        onEntered={(id) =>
          address.set({
            tab: "requests",
            trip: id,
            chat: null,
            message: null,
            box: null,
            show: null,
          })
        }
      />
    </>
  );
}
