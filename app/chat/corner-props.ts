import type { Chrome } from "#server/content/chrome.ts";

/** What either chat of the corner is handed. */
export type ChatCornerProps = {
  chat: Chrome["chat"];
  /** Grows with each call for the chat that was made somewhere on the page. */
  calls: number;
};
