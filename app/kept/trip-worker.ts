/**
 * The worker of the trip's page, a script of its own (`scripts/write-trip-worker.ts` puts the list of its
 * build before it). The page's document is the same for every trip, so it keeps that and the files of its
 * build, whole or not at all; it never sees what a trip says: calls go to the network past it.
 * Uses nothing from outside itself.
 */
export function keepTripPage(): void {
  type Late = Event & { waitUntil(work: Promise<unknown>): void };
  type Asked = Late & { request: Request; respondWith(answer: Promise<Response>): void };
  type Told = Late & { data: { json(): unknown } | null };
  type Pressed = Late & { notification: Notification };
  const own = self as unknown as {
    build: { release: string; files: string[]; page: string };
    addEventListener(type: "install" | "activate", listener: (event: Late) => void): void;
    addEventListener(type: "fetch", listener: (event: Asked) => void): void;
    addEventListener(type: "push", listener: (event: Told) => void): void;
    addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
    clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> };
    registration: Pick<ServiceWorkerRegistration, "showNotification">;
  };
  /** Under `page` the document lies, whichever trip's page it is asked for as: each language's has a worker. */
  const { release, files, page } = own.build;
  /** "build-3f9a", in Hindi "build-3f9a/hi". */
  const language = page.replace(/\/?trip\/kept$/, "");
  const name = `build-${release}${language}`;
  /** Milliseconds for which a document from the network is waited for. */
  const patience = 3000;

  /** Documents, data and drawings that the page names; their addresses say what is in them. */
  const listNamed = (text: string) =>
    [
      ...text.matchAll(/(?:src|href|data-page)="(\/(?:assets|page-data|fonts|data)[^"]+)"/g),
      ...text.matchAll(/"(\/data\/[\w./-]+\.svg)"/g),
    ].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

  /** From a former build's files where one has it: its name says what is in it. @throws when it does not come */
  async function bring(cache: Cache, address: string): Promise<string> {
    const known = await cache.match(address);
    const answer =
      known ??
      ((address.startsWith("/assets/") && (await caches.match(address))) ||
        (await fetch(address, { credentials: "omit" })));
    if (!answer.ok) throw new Error(address);
    const text = /^\/(page-data|trip)/.test(address) ? await answer.clone().text() : "";
    if (!known) await cache.put(address, answer);
    return text;
  }

  async function keepBuild(): Promise<void> {
    try {
      const cache = await caches.open(name);
      const document = await fetch(page, { credentials: "omit", cache: "no-store" });
      // Behind a proxy another build may have answered: its document does not fit to these files.
      if (!document.ok || document.headers.get("safarnama-release") !== release)
        throw new Error("another build answers");
      const named = listNamed(await document.clone().text());
      const later = (
        await Promise.all([...new Set([...files, ...named])].map((file) => bring(cache, file)))
      ).flatMap(listNamed);
      await Promise.all([...new Set(later)].map((file) => bring(cache, file)));
      // The last: where it lies, all the rest does.
      await cache.put(page, document);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  async function dropFormer(): Promise<void> {
    for (const key of await caches.keys())
      if (/^build-[^/]*(.*)$/.exec(key)?.[1] === language && key !== name) await caches.delete(key);
    await own.clients.claim();
  }

  const findDocument = async () => (await caches.open(name)).match(page);

  /** Of the network while it answers in time; what is broken there is answered from here. */
  async function openPage(request: Request): Promise<Response> {
    // Its address has the link in it: not even while it is under way does it lie in the browser's cache.
    const asked = fetch(request, { cache: "no-store" }).then((answer) =>
      answer.status >= 500 ? findDocument().then((kept) => kept ?? answer) : answer,
    );
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    const first = await Promise.race([asked.catch(() => undefined), late]);
    return first ?? (await findDocument()) ?? asked;
  }

  async function findFile(request: Request): Promise<Response> {
    const kept = await (await caches.open(name)).match(request, { ignoreVary: true });
    return kept ?? fetch(request);
  }

  /** A picture that was taken along stands for its other widths too. */
  async function findPicture(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const stem = new URL(request.url).pathname.replace(/-(?:\d+|tall)\.\w+$/, "");
      for (const key of await caches.keys()) {
        if (!key.startsWith("trip-")) continue;
        const cache = await caches.open(key);
        const found = (await cache.keys()).find(({ url }) =>
          new URL(url).pathname.startsWith(`${stem}-`),
        );
        const answer = found && (await cache.match(found));
        if (answer) return answer;
      }
      throw error;
    }
  }

  /** A push that shows nothing costs the subscription: what cannot be read is shown as a change all the same. */
  function tell({ data }: Told): Promise<void> {
    let told: { title?: string; body?: string; lang?: string; trip?: string } = {};
    try {
      told = (data?.json() ?? {}) as typeof told;
    } catch {
      // Not of this site's making.
    }
    const { title = "Safarnama", body = "", lang = "", trip = "" } = told;
    // One a trip, the latest; it makes itself heard again.
    const options = { body, lang, icon: "/icon-192.png", tag: trip, renotify: trip !== "" };
    return own.registration.showNotification(title, { ...options, data: trip });
  }

  own.addEventListener("push", (event) => event.waitUntil(tell(event)));
  own.addEventListener("notificationclick", (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(own.clients.openWindow(`${page}#${notification.data ?? ""}`));
  });
  own.addEventListener("install", (event) => event.waitUntil(keepBuild()));
  own.addEventListener("activate", (event) => event.waitUntil(dropFormer()));
  own.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(openPage(request));
    else if (pathname.startsWith("/pictures/")) event.respondWith(findPicture(request));
    else if (
      /^\/(assets|fonts|page-data|data)\b|^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(pathname)
    )
      event.respondWith(findFile(request));
  });
}
