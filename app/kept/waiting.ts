import { callApi, type Method } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
import { readKnown } from "#app/calls/shared-reads.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast } from "#app/ui/toast.tsx";
import { getKept, hashToken, listKept, putKept, removeKept, type Waiting } from "./kept-store.ts";

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

const cut = (text: unknown) => {
  const letters = [...String(text ?? "")];
  return letters.length > 80 ? `${letters.slice(0, 79).join("")}…` : letters.join("");
};

/** What a change is, in words; null for one that cannot wait: it needs to see what others did. */
function sayChange(method: Method, path: string, body: unknown): string | null {
  const { body: text } = (body ?? {}) as { body?: string };
  if (method === "POST" && path === "/comments") return m.road_waiting_comment({ text: cut(text) });
  if (method === "POST" && path === "/messages") return m.road_waiting_message({ text: cut(text) });
  if (method === "POST" && /^\/comments\/[\w-]+\/votes$/.test(path)) return m.road_waiting_vote();
  return method === "PUT" && path === "/options" ? m.road_waiting_options() : null;
}

/**
 * Keeps a change that met no network, under the key that it was tried with. @returns false where the trip
 * does not lie on this phone, or the change cannot wait
 */
async function addWaiting(
  token: string,
  change: { method: Method; path: string; body: unknown; key: string },
): Promise<boolean> {
  const { method, path, body, key } = change;
  const says = sayChange(method, path, body);
  const trip = await hashToken(token);
  if (says === null || (method !== "POST" && method !== "PUT")) return false;
  if (!(await getKept("trips", trip).catch(() => null))) return false;
  const own = await listWaiting(token);
  // Extras are chosen as a whole, and a second vote for the same takes the first back.
  const former = own.find(
    (one) => !one.refused && one.path === path && (method === "PUT" || path.endsWith("/votes")),
  );
  if (former?.number !== undefined) await removeKept("waiting", former.number);
  if (!(former && path.endsWith("/votes")))
    await putKept("waiting", {
      ...{ trip, key, method, path, body, says },
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
export async function keepWaiting<T>(
  token: string,
  change: Parameters<typeof addWaiting>[1],
  error: unknown,
): Promise<T> {
  const base = `/api/trip/${token}`;
  const { data } = readKnown<T>(change.path === "/options" ? `${base}/quote` : base);
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
async function attempt(
  token: string,
  { method, path, body, key }: Waiting,
): Promise<string | null> {
  try {
    await callApi(method, `/api/trip/${token}${path}`, body ?? undefined, {
      headers: { "idempotency-key": key },
    });
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
