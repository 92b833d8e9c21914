import { useHydrated } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { Chrome } from "#server/content/chrome.ts";
import { useConsent, withdrawConsent } from "./consent.ts";
import { widgets } from "./widgets.ts";

/** On the privacy page: whether this browser agreed to an outside company's chat, and the way back. */
export function ConsentControl({ chat }: { chat: Chrome["chat"] }) {
  const agreed = useConsent(chat);
  const hydrated = useHydrated();
  const widget = widgets[chat.provider];
  if (!widget || !hydrated) return null;
  const { company } = widget;
  if (!agreed) return <p>{m.chat_privacy_none({ company })}</p>;
  return (
    <>
      <p>{m.chat_privacy_agreed({ company })}</p>
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            withdrawConsent(chat);
            window.location.reload();
          }}
        >
          {m.chat_privacy_withdraw()}
        </Button>
      </div>
    </>
  );
}
