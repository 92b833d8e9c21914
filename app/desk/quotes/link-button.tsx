import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";

/** The gateway's link for what is due next, for WhatsApp or the telephone. */
export function LinkButton({ path, phone }: { path: string; phone: string }) {
  const action = useDeskAction();
  const [url, setUrl] = useState("");
  const open = () =>
    action.run("link", async () =>
      setUrl((await callAsAdmin<{ url: string }>("POST", `${path}/payment-link`, {})).url),
    );
  if (url) return <LinkOnce lede={m.money_link_lede()} url={url} phone={phone} text={url} />;
  return (
    <Button size="small" variant="quiet" busy={action.busy === "link"} onClick={() => void open()}>
      {m.money_link()}
    </Button>
  );
}
