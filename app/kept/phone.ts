import { callApi } from "#app/calls/call-api.ts";
import { language, ownAddress } from "#app/ui/language.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import { getKept, hashToken, putKept } from "./kept-store.ts";

/** A phone that is told of changes by web push: asked for by a press, never by itself. */

/** Whether this browser can be told: `home-screen`: only from an icon, on an iPhone or iPad; `blocked`: the person said no. */
export type PhoneWay = "can" | "home-screen" | "blocked" | "none";

type PushKey = NonNullable<TripBook["push"]>;

export function findPhoneWay(): PhoneWay {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  if (!("PushManager" in window) || !("Notification" in window) || !navigator.serviceWorker)
    return isApple ? "home-screen" : "none";
  return Notification.permission === "denied" ? "blocked" : "can";
}

const findWorker = () => navigator.serviceWorker.getRegistration(ownAddress("/trip/"));

/** As the browser takes it; of the same length as what it says of a subscription that it has. */
const toBytes = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};
const isSame = (one: Uint8Array, other: ArrayBuffer | null): boolean =>
  other !== null && String(one) === String(new Uint8Array(other));

/** The browser's subscription with this key, made where there is none or one with another. @throws DOMException */
async function subscribe(worker: ServiceWorkerRegistration, key: string) {
  const bytes = toBytes(key);
  const known = await worker.pushManager.getSubscription();
  if (known && isSame(bytes, known.options.applicationServerKey)) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

const noteTold = async (token: string, isTold: boolean): Promise<void> => {
  const kept = await getKept("trips", await hashToken(token));
  if (kept) await putKept("trips", { ...kept, isTold });
};

/**
 * Asks the person where nobody has, and tells the site which phone it is. @returns false where the person said no
 * @throws DOMException, CallError
 */
export async function tellPhone(token: string, push: PushKey): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await findWorker();
  if (!worker) throw new DOMException("the page is not kept", "InvalidStateError");
  const { endpoint, keys = {} } = (await subscribe(worker, push.publicKey)).toJSON();
  await callApi("PUT", `/api/trip/${token}/phone`, {
    ...{ endpoint, keys, keyId: push.id, language },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  await noteTold(token, true);
  return true;
}

/** Says again that it is there: the browser may have another subscription, the site another key. Never asks, never throws. */
export async function renewPhone(token: string, push: PushKey): Promise<void> {
  if (findPhoneWay() !== "can" || Notification.permission !== "granted") return;
  await tellPhone(token, push).catch(() => {});
}

/** Tells it of this trip no more; where the site does not hear it now, its service says so later. Never throws. */
export async function dropPhone(token: string, isLast: boolean): Promise<void> {
  try {
    const found = await (await findWorker())?.pushManager?.getSubscription();
    await noteTold(token, false);
    if (!found) return;
    const { endpoint } = found;
    const said = callApi("PUT", `/api/trip/${token}/phone/off`, { endpoint }, { patience: 1500 });
    await Promise.allSettled([said, isLast && found.unsubscribe()]);
  } catch {
    // Nothing that could be told.
  }
}
