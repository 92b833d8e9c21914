import { callApi } from "#app/calls/call-api.ts";
import { writeStored } from "#app/calls/stored-values.ts";
import { daysOfPage, type PageWithDays } from "#app/itinerary/days-of-page.ts";
import { nameRelease } from "#app/release/release.ts";
import { language, ownAddress } from "#app/ui/language.ts";
import { tripWorkerOf } from "#contract/languages.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import { bookRetentionDays, type TripBook } from "#contract/wire/trip-book.ts";
import type { TripFiles } from "#contract/wire/trip-files.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { forgetTrip } from "./forget-kept.ts";
import { hasKept, keptHint, readOwner } from "./kept-hint.ts";
import {
  baseOf,
  getKeptTrip,
  hashToken,
  type KeptDuty,
  type KeptTrip,
  listKept,
  pictureCache,
  putKept,
  removeKept,
  replaceTrip,
} from "./kept-store.ts";

/** Bytes that one trip may take; a picture is fetched in about this width. */
const most = 8 * 1024 * 1024;
const pictureWidth = 640;

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The page itself: its document and files, by the worker. @throws where it cannot be kept */
export async function keepPage(): Promise<void> {
  if (import.meta.env.DEV || !nameRelease()) return;
  const registration = await navigator.serviceWorker.register(tripWorkerOf(language), {
    scope: ownAddress("/trip/"),
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
function listPictures({ days, sights }: Pick<PageWithDays, "days" | "sights">): string[] {
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
    if (bytes + size > room) throw new DOMException("", "QuotaExceededError");
    if (!known) await cache.put(path, answer);
    bytes += size;
  }
  return bytes;
}

/**
 * In the order of the book: what one is asked for first. One that does not fit leaves room for those behind it.
 * @returns bytes taken. @throws DOMException QuotaExceededError
 */
async function keepPapers(trip: KeptTrip, room: number): Promise<number> {
  const { files } = trip.book.papers;
  const here = (await listKept("papers")).filter((paper) => paper.trip === trip.id);
  for (const { path } of here)
    if (!files.some((file) => file.path === path)) await removeKept("papers", [trip.id, path]);
  let bytes = 0;
  let isOver = false;
  for (const { path, name } of files) {
    // What somebody added never changes; what the site writes does.
    const known = path.startsWith("/files/") && here.find((paper) => paper.path === path);
    const file = known ? known.file : await fetchPaper(trip, path);
    if (bytes + file.size > room) isOver = true;
    else {
      if (!known) await putKept("papers", { trip: trip.id, path, name, file });
      bytes += file.size;
    }
  }
  if (isOver) throw new DOMException("", "QuotaExceededError");
  return bytes;
}

/** @throws Error where it does not come: the next time that the trip comes up to date */
export async function fetchPaper({ token }: Pick<KeptTrip, "token">, path: string): Promise<Blob> {
  const answer = await fetch(baseOf(token) + path, { cache: "no-store" });
  // Too many were asked for just now.
  if (!answer.ok) throw new Error(path);
  return answer.blob();
}

const sizePapers = async (id: string): Promise<number> =>
  (await listKept("papers"))
    .filter(({ trip }) => trip === id)
    .reduce((sum, { file }) => sum + file.size, 0);

const sizeOf = (value: unknown) => new Blob([JSON.stringify(value)]).size;

/** Puts it there for the first time, or in the place of what was. @returns false where it was forgotten */
export async function keepWords(trip: KeptTrip | KeptDuty, isAsked: boolean): Promise<boolean> {
  if (!isAsked) return replaceTrip(trip);
  await navigator.storage?.persist?.().catch(() => false);
  await putKept("trips", trip);
  if (!hasKept()) writeStored(keptHint, "1");
  return true;
}

type Part = KeptTrip["missing"][number];

/**
 * Page, papers and pictures, in this order: what matters first. Where the phone is full the rest is missing
 * too; what only did not come is fetched the next time.
 */
async function keepParts(trip: KeptTrip, isSame: boolean): Promise<KeptTrip> {
  const own = sizeOf({ ...trip, bytes: 0 });
  const days = daysOfPage(findOffered(trip.quote.quote) ?? trip.page);
  const paths = listPictures({ days, sights: trip.page.sights });
  const parts: [Part, (room: number) => Promise<number>][] = [
    ["page", () => keepPage().then(() => 0)],
    ["papers", (room) => (isSame ? sizePapers(trip.id) : keepPapers(trip, room))],
    ["pictures", (room) => keepPictures(trip.id, paths, room)],
  ];
  let bytes = own;
  let isOver = false;
  const missing: Part[] = [];
  for (const [part, keep] of parts) {
    if (!isOver)
      try {
        bytes += await keep(most - bytes);
        continue;
      } catch (error) {
        isOver = isFull(error);
      }
    missing.push(part);
  }
  const papersVersion = missing.includes("papers") ? "" : trip.book.papers.version;
  return { ...trip, bytes, missing, papersVersion, isFull: isOver };
}

/**
 * Takes a trip along where somebody asked for it, else brings what lies here up to date. Null: it does not lie
 * here any more. @throws CallError where the site does not answer, DOMException where nothing can be kept
 */
export async function keepTrip(
  token: string,
  { page, quote }: { page: TripPage; quote: TripQuoteAnswer },
  isAsked: boolean,
): Promise<KeptTrip | null> {
  const id = await hashToken(token);
  const before = await getKeptTrip(token);
  const base = `/api/trip/${token}`;
  const book = await callApi<TripBook>("GET", `${base}/book`);
  const isOfGroup = page.access === "edit" || Boolean(page.member);
  const [group, files] = isOfGroup
    ? await Promise.all([
        callApi<TripGroup>("GET", `${base}/group`),
        callApi<TripFiles>("GET", `${base}/files`),
      ])
    : [null, null];
  const trip: KeptTrip = {
    ...{ id, token, page, quote, book, group, files },
    owner: readOwner(),
    asOf: new Date().toISOString(),
    until: addDays(book.ends, bookRetentionDays),
    bytes: before?.bytes ?? 0,
    missing: before?.missing ?? [],
    papersVersion: before?.papersVersion ?? "",
    isFull: before?.isFull ?? false,
    isTold: before?.isTold ?? false,
  };
  if (!(await keepWords(trip, isAsked))) return null;
  const kept = await keepParts(trip, book.papers.version === trip.papersVersion);
  if (await replaceTrip(kept)) return kept;
  // Forgotten while its parts came: what came after that goes too.
  await forgetTrip(token);
  return null;
}
