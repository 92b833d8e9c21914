import { m } from "#app/paraglide/messages.js";
import type { Chrome } from "#server/content/chrome.ts";

/** Calls for the chat, from anywhere on a page; the corner that answers them is fetched when it is idle. */

let calls = 0;
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
  calls += 1;
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

/** How often the chat has been called for on this page. */
export const countChatCalls = (): number => calls;

/** Hears of each call. @returns what ends the hearing */
export function watchChatCalls(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
