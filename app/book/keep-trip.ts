import { callApi } from "#app/calls/call-api.ts";
import { writeStored } from "#app/calls/stored-values.ts";
import { nameRelease } from "#app/release/release.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { bookKeptDays, type TripBook } from "#contract/wire/trip-book.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { forgetTrip, readOwner } from "./forget-kept.ts";
import { keptHint } from "./kept-hint.ts";
import {
  getKept,
  hashToken,
  type KeptTrip,
  listKept,
  pictureCache,
  putKept,
} from "./kept-store.ts";

/** Bytes that one trip may take; a picture is fetched in about this width. */
const most = 8 * 1024 * 1024;
const pictureWidth = 640;

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The page itself: its document and files, by the worker. @throws where it cannot be kept */
async function keepPage(): Promise<void> {
  if (import.meta.env.DEV || !nameRelease()) return;
  const registration = await navigator.serviceWorker.register("/trip-worker.js", {
    scope: "/trip/",
  });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Error("the page could not be kept"));
    });
    if (coming.state === "activated") resolve();
  });
}

/** What the page shows now comes first, in the very file that this screen takes; then each sight's. */
function listPictures({ days, sights }: Pick<TripPage, "days" | "sights">): string[] {
  const shown = [...document.images]
    .map(({ currentSrc }) => URL.parse(currentSrc)?.pathname ?? "")
    .filter((path) => path.startsWith("/pictures/"));
  const named = days.flatMap(({ stops }) =>
    stops.flatMap(({ sight }) => {
      const picture = sight ? sights[sight]?.picture : null;
      if (!picture) return [];
      const width = picture.widths.find((one) => one >= pictureWidth) ?? picture.widths.at(-1);
      return [`/pictures/${picture.slug}-${width}.avif`];
    }),
  );
  const stem = (path: string) => path.replace(/-(?:\d+|tall)\.\w+$/, "");
  const byStem = new Map([...shown, ...named].reverse().map((path) => [stem(path), path]));
  return [...new Set([...shown, ...named])].filter((path) => byStem.get(stem(path)) === path);
}

/** @returns bytes taken. @throws DOMException QuotaExceededError */
async function keepPictures(id: string, paths: readonly string[], room: number): Promise<number> {
  const cache = await caches.open(pictureCache(id));
  let bytes = 0;
  for (const path of paths) {
    const known = await cache.match(path);
    const answer = known ?? (await fetch(path));
    if (!answer.ok) continue;
    const { size } = await answer.clone().blob();
    if (bytes + size > room) break;
    if (!known) await cache.put(path, answer);
    bytes += size;
  }
  return bytes;
}

/** @returns bytes taken. @throws DOMException QuotaExceededError, CallError */
async function keepPapers(trip: KeptTrip, token: string, room: number): Promise<number> {
  let bytes = 0;
  for (const { path, name } of trip.book.papers.files) {
    const answer = await fetch(`/api/trip/${token}${path}`);
    // Too many were asked for just now: the next time that it comes up to date.
    if (!answer.ok) throw new Error(path);
    const file = await answer.blob();
    if (bytes + file.size > room) throw new DOMException("", "QuotaExceededError");
    await putKept("papers", { trip: trip.id, path, name, file });
    bytes += file.size;
  }
  return bytes;
}

const sizeOf = (value: unknown) => new Blob([JSON.stringify(value)]).size;

/**
 * Takes a trip along, or brings it up to date: what matters first comes first, and where the phone is full
 * the rest is named in `missing`. @throws CallError where the site does not answer, DOMException where
 * nothing can be kept at all
 */
export async function keepTrip(
  token: string,
  { page, quote }: { page: TripPage; quote: TripQuoteAnswer },
): Promise<KeptTrip> {
  const id = await hashToken(token);
  const before = await getKept("trips", id);
  const book = await callApi<TripBook>("GET", `/api/trip/${token}/book`);
  if (!before) await navigator.storage?.persist?.().catch(() => false);
  const trip: KeptTrip = {
    id,
    token,
    owner: readOwner(),
    asOf: new Date().toISOString(),
    until: addDays(book.ends, bookKeptDays),
    bytes: before?.bytes ?? 0,
    missing: before?.missing ?? [],
    papersVersion: before?.papersVersion ?? "",
    page,
    quote,
    book,
  };
  await putKept("trips", trip);
  writeStored(keptHint, "1");
  const own = sizeOf(trip);
  const missing = new Set<KeptTrip["missing"][number]>();
  const attempt = async (part: KeptTrip["missing"][number], work: () => Promise<number>) => {
    try {
      return await work();
    } catch (error) {
      missing.add(part);
      if (isFull(error)) throw error;
      return 0;
    }
  };
  let papers = 0;
  let pictures = 0;
  try {
    await attempt("page", async () => {
      await keepPage();
      return 0;
    });
    const isNew = book.papers.version !== trip.papersVersion || trip.missing.includes("papers");
    papers = isNew
      ? await attempt("papers", () => keepPapers(trip, token, most - own))
      : (await listKept("papers"))
          .filter((paper) => paper.trip === id)
          .reduce((sum, { file }) => sum + file.size, 0);
    if (!missing.has("papers")) trip.papersVersion = book.papers.version;
    const days = quote.quote?.days ?? page.days;
    const paths = listPictures({ days, sights: page.sights });
    pictures = await attempt("pictures", () => keepPictures(id, paths, most - own - papers));
  } catch {
    // Full: what comes after it has no room either.
    if (missing.has("page")) missing.add("papers");
    missing.add("pictures");
  }
  const kept = { ...trip, missing: [...missing], bytes: own + papers + pictures };
  // Forgotten meanwhile, in another tab: it stays so.
  if (!(await getKept("trips", id))) {
    await forgetTrip(token);
    return kept;
  }
  await putKept("trips", kept);
  return kept;
}
