import type { Chrome } from "#server/content/chrome.ts";
import { SiteChat } from "./site-chat.tsx";
import { WidgetChat } from "./widget-chat.tsx";

export type ChatCornerProps = {
  chat: Chrome["chat"];
  /** Grows with each wish to chat that was said somewhere on the page. */
  wishes: number;
};

/** The chat's place at the corner of each page: the site's own, or an outside company's after consent. */
export function ChatCorner({ chat, wishes }: ChatCornerProps) {
  return chat.provider === "site" ? (
    <SiteChat wishes={wishes} />
  ) : (
    <WidgetChat chat={chat} wishes={wishes} />
  );
}
