import type { ChatCornerProps } from "./corner-props.ts";
import { SiteChat } from "./site-chat.tsx";
import { WidgetChat } from "./widget-chat.tsx";

/** The chat's place at the corner of each page: the site's own, or an outside company's after consent. */
export function ChatCorner({ chat, calls }: ChatCornerProps) {
  return chat.provider === "site" ? (
    <SiteChat calls={calls} />
  ) : (
    <WidgetChat chat={chat} calls={calls} />
  );
}
