import { useEffect, useState } from "react";
import { ChatLauncher } from "./chat-launcher.tsx";
import { countUnread } from "./chat-state.ts";
import { ChatWindow } from "./chat-window.tsx";
import { useConversation } from "./use-conversation.ts";

/** The end of an address that opens the chat: mails of the desk's answers lead there. */
const address = "#chat";

/** The site's own chat: the button at the corner, and the window once it is wanted. */
export function SiteChat({ calls }: { calls: number }) {
  const [open, setOpen] = useState(() => window.location.hash === address);
  const { conversation, chat } = useConversation(open);
  useEffect(() => {
    if (calls > 0) setOpen(true);
  }, [calls]);
  return (
    <>
      <ChatLauncher open={open} unread={countUnread(chat)} onOpen={() => setOpen(true)} />
      {open && (
        <ChatWindow conversation={conversation} chat={chat} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
