import type { Chrome } from "#server/content/chrome.ts";

/** The outside companies whose chat may stand in place of the site's own: one interface for all of them. */

type ChatConfig = Chrome["chat"];

type WidgetWindow = Window & {
  Tawk_API?: { maximize?(): void; onLoad?(): void };
  Tawk_LoadStart?: Date;
  $crisp?: { push(command: unknown[]): void };
  CRISP_WEBSITE_ID?: string | undefined;
  $chatwoot?: { toggle(state?: "open" | "close"): void };
  chatwootSDK?: { run(settings: { websiteToken: string; baseUrl: string }): void };
};

export type Widget = {
  company: string;
  address(chat: ChatConfig): string;
  /** Before the script is asked for; `onReady` is called when the window can be opened. */
  prepare(page: WidgetWindow, chat: ChatConfig, onReady: () => void): void;
  /** When the script has run. */
  start?(page: WidgetWindow, chat: ChatConfig): void;
  open(page: WidgetWindow): void;
  /** Cookies and entries of the browser's storage that it leaves on this site. */
  traces: RegExp;
};

export const widgets: Record<string, Widget> = {
  tawk: {
    company: "Tawk.to",
    address: ({ id }) => `https://embed.tawk.to/${id}`,
    prepare(page, _chat, onReady) {
      page.Tawk_API = { onLoad: onReady };
      page.Tawk_LoadStart = new Date();
    },
    open: (page) => page.Tawk_API?.maximize?.(),
    traces: /^(twk_|tawk|Tawk)/,
  },
  crisp: {
    company: "Crisp",
    address: () => "https://client.crisp.chat/l.js",
    prepare(page, { id }, onReady) {
      page.$crisp = [];
      page.$crisp.push(["on", "session:loaded", onReady]);
      page.CRISP_WEBSITE_ID = id;
    },
    open: (page) => page.$crisp?.push(["do", "chat:open"]),
    traces: /^crisp/,
  },
  chatwoot: {
    company: "Chatwoot",
    address: ({ url }) => `${url}/packs/js/sdk.js`,
    prepare: (page, _chat, onReady) =>
      page.addEventListener("chatwoot:ready", onReady, { once: true }),
    start: (page, { id = "", url = "" }) =>
      page.chatwootSDK?.run({ websiteToken: id, baseUrl: url }),
    open: (page) => page.$chatwoot?.toggle("open"),
    traces: /^(cw_|chatwoot)/,
  },
};

/** Longer than this and a blocker has swallowed it. */
const patience = 20_000;

let loading: Promise<void> | null = null;

/** Asks for the company's script: once a page, and only after consent. Rejects when it does not come. */
export function loadWidget(widget: Widget, chat: ChatConfig): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const fail = () => {
      loading = null;
      reject(new Error(`the chat of ${widget.company} did not come`));
    };
    const timer = setTimeout(fail, patience);
    widget.prepare(window, chat, () => {
      clearTimeout(timer);
      resolve();
    });
    const script = document.createElement("script");
    script.src = widget.address(chat);
    script.async = true;
    script.onload = () => widget.start?.(window, chat);
    script.onerror = () => {
      clearTimeout(timer);
      script.remove();
      fail();
    };
    document.head.append(script);
  });
  return loading;
}

/** Removes what a widget left behind on this site; what its company keeps is out of our reach. */
export function removeTraces(traces: RegExp): void {
  for (const entry of document.cookie.split(";")) {
    const name = entry.split("=")[0]?.trim() ?? "";
    if (!traces.test(name)) continue;
    const { hostname } = window.location;
    for (const domain of ["", `;domain=${hostname}`, `;domain=.${hostname}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is not everywhere.
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
  for (const storage of [window.localStorage, window.sessionStorage])
    for (const key of Object.keys(storage)) if (traces.test(key)) storage.removeItem(key);
}
