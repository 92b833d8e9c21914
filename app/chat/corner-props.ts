import type { Chrome } from "#server/content/chrome.ts";

/** What either chat of the corner is handed. */
export type ChatCornerProps = {
  chat: Chrome["chat"];
  /** Grows with each wish to chat that was said somewhere on the page. */
  wishes: number;
};
