import { useEffect, useState, useSyncExternalStore } from "react";
import { m } from "#app/paraglide/messages.js";
import { loadLate } from "#app/release/load-late.ts";
import type { Chrome } from "#server/content/chrome.ts";
import { countChatCalls, watchChatCalls } from "./open-chat.ts";

type Corner = typeof import("./chat-corner.tsx").ChatCorner;

/** The corner's code, once it is there: with the first call, or when the page has come to rest. */
export function useChatCorner(chat: Chrome["chat"], atRest: boolean) {
  const calls = useSyncExternalStore(watchChatCalls, countChatCalls, () => 0);
  const [found, setFound] = useState<{ Corner: Corner } | null>(null);
  const wanted = chat.provider !== "none" && (atRest || calls > 0);
  useEffect(() => {
    if (!wanted || found) return;
    loadLate(async () => (await import("./chat-corner.tsx")).ChatCorner).then(
      (Corner) => setFound({ Corner }),
      // The page is whole without it: only who asked for it is told.
      () => calls > 0 && window.alert(m.chat_not_loaded()),
    );
  }, [wanted, calls, found]);
  return { Corner: found?.Corner ?? null, calls };
}
