import type { DutyPage } from "#contract/trip/duties.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import type { TripFiles } from "#contract/wire/trip-files.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { seal, unseal } from "./sealed-values.ts";

/** What lies in IndexedDB, and where (docs/offline.md). Every key begins with the hash of the trip's link. */

export const databaseName = "trip-book";

/** What lies of any link's page. */
type Kept = {
  /** Hash of the link's token. */
  id: string;
  /** With which the page is opened from the home screen; gone with the rest. */
  token: string;
  /** Account that was signed in; "" for nobody. */
  owner: string;
  /** When it was heard of last. */
  asOf: string;
  /** The last day on which it stays, YYYY-MM-DD. */
  until: string;
  bytes: number;
  /** What there was no room for. */
  missing: ("papers" | "pictures" | "page")[];
  /** Nothing of `missing` will fit until room is made. */
  isFull: boolean;
  /** Of the papers that lie here; "" where they are not whole. */
  papersVersion: string;
  /** This phone is told of the trip's changes. */
  isTold?: boolean;
};

export type KeptTrip = Kept & {
  page: TripPage;
  quote: TripQuoteAnswer;
  book: TripBook;
  /** What the group shares, and the list of papers and photos; null for a link that is nobody's. */
  group?: TripGroup | null;
  files?: TripFiles | null;
};

/** The days of one line, for whoever drives or guides it. */
export type KeptDuty = Kept & { duty: DutyPage };
export const isDuty = (kept: KeptTrip | KeptDuty): kept is KeptDuty => "duty" in kept;

export type KeptPaper = { trip: string; path: string; name: string; file: Blob };

/** What somebody has written down for their own cards; it never leaves the phone. */
export type OwnCards = { trip: string; sentences: string[]; medical: Record<string, string> };

export type WaitingMethod = "POST" | "PUT" | "DELETE";
export type Waiting = {
  number?: number;
  trip: string;
  /** Sent with every try: the server does it once. */
  key: string;
  method: WaitingMethod;
  path: string;
  body: unknown;
  /** Bytes that are sent as they are, in the place of `body`. */
  file?: Blob;
  /** What it is, in words. */
  says: string;
  at: string;
  /** Why the site refused it; "" while it waits. */
  refused: string;
};

type Stores = {
  trips: KeptTrip | KeptDuty;
  papers: KeptPaper;
  cards: OwnCards;
  waiting: Waiting;
};

/** How a row lies: by what it is found stands open, all else is sealed with its trip's key. */
type Row = {
  id?: string;
  trip?: string;
  path?: string;
  number?: number;
  words: ArrayBuffer;
  /** A file's bytes. */
  file?: ArrayBuffer;
};
type Value = Stores[keyof Stores];

const tripOf = (row: { id?: string; trip?: string }) => row.trip ?? row.id ?? "";

/** `mayMake`: with a key that is made where there is none yet, else null then. @throws DOMException QuotaExceededError */
async function sealRow(value: Value, mayMake: boolean): Promise<Row | null> {
  const { file, ...rest } = value as Value & { file?: Blob };
  const { id, trip, path, number } = rest as Partial<Row>;
  const text = new TextEncoder().encode(JSON.stringify({ ...rest, type: file?.type }));
  const words = await seal(tripOf(value), text, mayMake);
  if (!words) return null;
  const bytes = file && (await seal(tripOf(value), await file.arrayBuffer(), mayMake));
  return {
    ...("page" in value || "duty" in value ? { id } : { trip }),
    // Of a paper; where something that waits is sent to stays sealed.
    ...("file" in value && !("key" in value) && { path }),
    ...(number !== undefined && { number }),
    words,
    ...(bytes && { file: bytes }),
  } as Row;
}

/** @returns null where its key is gone */
async function openRow<Kept extends Value>(row: Row | undefined): Promise<Kept | null> {
  if (!row) return null;
  const bytes = await unseal(tripOf(row), row.words);
  if (!bytes) return null;
  const { type, ...words } = JSON.parse(new TextDecoder().decode(bytes)) as { type?: string };
  const own = row.number === undefined ? {} : { number: row.number };
  if (!row.file) return { ...words, ...own } as unknown as Kept;
  const file = await unseal(tripOf(row), row.file);
  const blob = file && new Blob([file], { type: type ?? "" });
  return blob && ({ ...words, ...own, file: blob } as unknown as Kept);
}

const ask = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore("trips", { keyPath: "id" });
      result.createObjectStore("papers", { keyPath: ["trip", "path"] });
      result.createObjectStore("cards", { keyPath: "trip" });
      result.createObjectStore("waiting", { keyPath: "number", autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab signs out: the database must go at once.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Before the database is deleted: an open one would hold that up. */
export async function closeKept(): Promise<void> {
  const database = await opened?.catch(() => null);
  opened = null;
  database?.close();
}

export async function getKept<Name extends keyof Stores>(
  name: Name,
  key: IDBValidKey,
): Promise<Stores[Name] | null> {
  const database = await open();
  return openRow(await ask<Row | undefined>(database.transaction(name).objectStore(name).get(key)));
}

export async function listKept<Name extends keyof Stores>(name: Name): Promise<Stores[Name][]> {
  const database = await open();
  const rows = await ask<Row[]>(database.transaction(name).objectStore(name).getAll());
  const values = await Promise.all(rows.map((row) => openRow<Stores[Name]>(row)));
  return values.filter((value) => value !== null);
}

/** @throws DOMException QuotaExceededError where the phone is full */
export async function putKept<Name extends keyof Stores>(
  name: Name,
  value: Stores[Name],
): Promise<void> {
  const row = await sealRow(value, true);
  const database = await open();
  const transaction = database.transaction(name, "readwrite");
  transaction.objectStore(name).put(row);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Puts a trip in the place of its former self. @returns false where it was forgotten meanwhile, and stays so */
export async function replaceTrip(trip: KeptTrip | KeptDuty): Promise<boolean> {
  const row = await sealRow(trip, false);
  if (!row) return false;
  const database = await open();
  const transaction = database.transaction("trips", "readwrite");
  const store = transaction.objectStore("trips");
  return new Promise((resolve, reject) => {
    let isThere = false;
    const look = store.getKey(trip.id);
    look.onsuccess = () => {
      isThere = look.result !== undefined;
      if (isThere) store.put(row);
    };
    transaction.oncomplete = () => resolve(isThere);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function removeKept(name: keyof Stores, key: IDBValidKey): Promise<void> {
  const database = await open();
  await ask(database.transaction(name, "readwrite").objectStore(name).delete(key));
}

/** The name that a trip has here: nobody reads a link out of it. */
export async function hashToken(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The cache of a trip's pictures. */
export const pictureCache = (id: string): string => `trip-${id.slice(0, 16)}`;

/** The trip of a link on this phone; null where none lies here. */
export async function getKeptTrip(token: string): Promise<KeptTrip | null> {
  const kept = await getKept("trips", await hashToken(token));
  return kept && !isDuty(kept) ? kept : null;
}

/** Where a link's calls are: of a trip, or of one line's days ("duty-" before the link itself). */
export const baseOf = (token: string): string =>
  token.startsWith(dutyMark) ? `/api/duty/${token.slice(dutyMark.length)}` : `/api/trip/${token}`;

const dutyMark = "duty-";
/** Whether each change below it is answered by all that is read there. */
export const isDutyBase = (base: string): boolean => base.startsWith("/api/duty/");

/** The link that a call's path is about, and what stands behind it. */
export function readBase(path: string): { token: string; rest: string } {
  const [, of = "", link = "", rest = ""] = /^\/api\/(trip|duty)\/([\w-]+)(.*)$/.exec(path) ?? [];
  return { token: of === "duty" ? dutyMark + link : link, rest };
}
