import { m } from "#app/paraglide/messages.js";
import type { Chrome } from "#server/content/chrome.ts";

/** One way to speak to the chat, whoever supplies it. Absent: section 8's fallbacks. */

type Widget = Window & {
  Tawk_API?: { maximize?(): void };
  $crisp?: { push(command: unknown[]): void; is?(what: string): boolean };
  $chatwoot?: { toggle(state?: "open" | "close"): void };
  chatwootSDK?: { run(settings: { websiteToken: string; baseUrl: string }): void };
};
const page = () => window as Widget;

type Provider = {
  /** Null where no script of somebody else's is needed. */
  address: ((chat: Chrome["chat"]) => string) | null;
  ready?(chat: Chrome["chat"]): void;
  open(): boolean;
};

let openOwn: (() => void) | null = null;

/** The site's own chat says that it is there, and how it is opened; null when it goes. */
export function offerChat(open: (() => void) | null): void {
  openOwn = open;
}

const providers: Record<string, Provider> = {
  site: {
    address: null,
    open() {
      openOwn?.();
      return openOwn !== null;
    },
  },
  tawk: {
    address: ({ id }) => `https://embed.tawk.to/${id}`,
    open() {
      const widget = page().Tawk_API;
      if (!widget?.maximize) return false;
      widget.maximize();
      return true;
    },
  },
  crisp: {
    address: () => "https://client.crisp.chat/l.js",
    open() {
      const widget = page().$crisp;
      if (!widget?.is) return false;
      widget.push(["do", "chat:open"]);
      return true;
    },
  },
  chatwoot: {
    address: ({ url }) => `${url}/packs/js/sdk.js`,
    ready: ({ id = "", url = "" }) => page().chatwootSDK?.run({ websiteToken: id, baseUrl: url }),
    open() {
      const widget = page().$chatwoot;
      if (!widget) return false;
      widget.toggle("open");
      return true;
    },
  },
};

let asked = false;

/** Asks for the provider's script, once, when the page is idle. Nothing happens without a provider. */
export function loadChat(chat: Chrome["chat"]): void {
  const provider = providers[chat.provider];
  if (!provider?.address || asked) return;
  asked = true;
  if (chat.provider === "crisp") Object.assign(window, { $crisp: [], CRISP_WEBSITE_ID: chat.id });
  const script = document.createElement("script");
  script.src = provider.address(chat);
  script.async = true;
  script.onload = () => provider.ready?.(chat);
  document.head.append(script);
}

/** True when the widget is there and was opened. */
export function openChat(chat: Chrome["chat"]): boolean {
  return providers[chat.provider]?.open() ?? false;
}

/** The About block's chat action. */
export function openChatOrSay(chat: Chrome["chat"]): void {
  if (!openChat(chat)) window.alert(m.chat_not_loaded());
}

/** 'Know About All Themes'. */
export function openChatOrContact(chat: Chrome["chat"]): void {
  if (!openChat(chat)) window.open("/contact", "_blank", "noopener");
}
