import { callApi, type Method } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
import { sendBytes } from "#app/calls/send-bytes.ts";
import { readKnown, setKnown } from "#app/calls/shared-reads.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast } from "#app/ui/toast.tsx";
import {
  baseOf,
  getKept,
  hashToken,
  isDutyBase,
  listKept,
  putKept,
  removeKept,
  type Waiting,
  type WaitingMethod,
} from "./kept-store.ts";
import { sayChange } from "./say-change.ts";

/** What was written without a network: it stands in line on this phone, is seen, and goes out once. */

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** @returns how to stop */
export function watchWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In the order in which they were written. */
export async function listWaiting(token: string): Promise<Waiting[]> {
  const id = await hashToken(token);
  return (await listKept("waiting")).filter(({ trip }) => trip === id);
}

export type Change = {
  method: Method;
  path: string;
  body: unknown;
  key: string;
  /** Bytes in the place of a body. */
  file?: Blob;
};

const canWait = (method: Method): method is WaitingMethod =>
  method === "POST" || method === "PUT" || method === "DELETE";

/**
 * Says all that is to be of a thing, so that the former word of it is not sent: extras are chosen as a whole, a tick
 * is there or not, and a second vote takes the first back. Of an expense each change builds on the one before.
 */
const isWhole = (method: WaitingMethod, path: string) =>
  path.endsWith("/votes") ||
  path.startsWith("/group/packing/") ||
  (method === "PUT" && path === "/options");

/** Where what a change answers is read: of the page itself unless its path says otherwise. */
function findRead(base: string, path: string): string {
  if (path === "/options") return `${base}/quote`;
  const [, part = ""] = /^(\/group|\/files)\//.exec(path) ?? [];
  return base + part;
}

/**
 * Keeps a change that met no network, under the key that it was tried with. @returns false where the trip
 * does not lie on this phone, or the change cannot wait
 */
async function addWaiting(token: string, change: Change): Promise<boolean> {
  const { method, path, body, key, file } = change;
  const says = sayChange(method, path, body);
  const trip = await hashToken(token);
  if (says === null || !canWait(method)) return false;
  if (!(await getKept("trips", trip).catch(() => null))) return false;
  const own = await listWaiting(token);
  const former = own.find((one) => !one.refused && one.path === path && isWhole(method, path));
  if (former?.number !== undefined) await removeKept("waiting", former.number);
  if (!(former && path.endsWith("/votes")))
    await putKept("waiting", {
      ...{ trip, key, method, path, body, says, ...(file && { file }) },
      at: new Date().toISOString(),
      refused: "",
    });
  tell();
  return true;
}

/**
 * Keeps a change that met no network. @returns what the page shows meanwhile. @throws `error` where it was
 * another, or the change cannot wait
 */
export async function keepWaiting<T>(token: string, change: Change, error: unknown): Promise<T> {
  const base = baseOf(token);
  const { data } = readKnown<T>(findRead(base, change.path));
  const isCut = error instanceof CallError && error.offline;
  if (!isCut || data === null || !(await addWaiting(token, change))) throw error;
  void showToast(m.road_waiting_kept());
  return data;
}

export async function dropWaiting({ number }: Waiting): Promise<void> {
  if (number !== undefined) await removeKept("waiting", number);
  tell();
}

/** What a try tells: done, to be tried again, or why it never will be. */
async function attempt(token: string, waiting: Waiting): Promise<string | null> {
  const { method, path, body, key, file } = waiting;
  const base = baseOf(token);
  try {
    const answer = file
      ? await sendBytes(base + path, file)
      : await callApi(method, base + path, body ?? undefined, {
          headers: { "idempotency-key": key },
        });
    // Shown at once: between the line and the next reading it would stand nowhere.
    const read = findRead(base, path);
    if (read !== base || isDutyBase(base)) setKnown(read, () => answer);
    return "";
  } catch (error) {
    if (!(error instanceof CallError) || error.offline) return null;
    if (error.status >= 500 || error.status === 429 || error.status === 404) return null;
    return error.message || m.trip_page_failed();
  }
}

/** Sends what waits, one after the other; what is refused stays with its reason. @returns how many went out */
export async function sendWaiting(token: string): Promise<number> {
  const send = async () => {
    let sent = 0;
    for (const one of await listWaiting(token)) {
      if (one.refused) continue;
      const said = await attempt(token, one);
      if (said === null) break;
      if (said === "") {
        await dropWaiting(one);
        sent++;
      } else {
        await putKept("waiting", { ...one, refused: said });
        tell();
      }
    }
    return sent;
  };
  // Two tabs at once would send out of order.
  return navigator.locks ? navigator.locks.request(`trip-${await hashToken(token)}`, send) : send();
}
