import { useEffect, useState, useSyncExternalStore } from "react";
import { m } from "#app/paraglide/messages.js";
import type { Chrome } from "#server/content/chrome.ts";

/** Wishes to chat, from anywhere on a page, and the corner that answers them, fetched when it is idle. */

type Corner = typeof import("./chat-corner.tsx").ChatCorner;

let wishes = 0;
/** False: the provider's widget was asked for and did not come. */
let widgetCame = true;
const watchers = new Set<() => void>();

/** The corner says whether an outside company's widget has come. */
export function reportWidget(came: boolean): void {
  widgetCame = came;
}

/** True when there is a chat to open. It asks for consent first where it must. */
export function openChat(chat: Chrome["chat"]): boolean {
  if (chat.provider === "none" || !widgetCame) return false;
  wishes += 1;
  for (const watcher of watchers) watcher();
  return true;
}

/** The About block's chat action. */
export function openChatOrSay(chat: Chrome["chat"]): void {
  if (!openChat(chat)) window.alert(m.chat_not_loaded());
}

/** 'Know About All Themes'. */
export function openChatOrContact(chat: Chrome["chat"]): void {
  if (!openChat(chat)) window.open("/contact", "_blank", "noopener");
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** The corner's code, once it is there: with the first wish, or when the page has come to rest. */
export function useChatCorner(chat: Chrome["chat"], atRest: boolean) {
  const wished = useSyncExternalStore(
    watch,
    () => wishes,
    () => 0,
  );
  const [found, setFound] = useState<{ Corner: Corner } | null>(null);
  const wanted = chat.provider !== "none" && (atRest || wished > 0);
  useEffect(() => {
    if (!wanted || found) return;
    import("./chat-corner.tsx").then(
      ({ ChatCorner }) => setFound({ Corner: ChatCorner }),
      // The page is whole without it: only who asked for it is told.
      () => wished > 0 && window.alert(m.chat_not_loaded()),
    );
  }, [wanted, wished, found]);
  return { Corner: found?.Corner ?? null, wishes: wished };
}
