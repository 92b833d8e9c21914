import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { callApi, type Method } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
import { invalidate } from "#app/calls/shared-reads.ts";
import { type Query, useQuery } from "#app/calls/use-query.ts";
import { callTrip, readTrip } from "#app/kept/call-trip.ts";
import { hasKept } from "#app/kept/kept-hint.ts";
import { loadLate } from "#app/release/load-late.ts";
import { language } from "#app/ui/language.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";

export type Trip = {
  page: Query<TripPage>;
  quote: Query<TripQuoteAnswer>;
  /** Of what is agreed, for the link that edits. */
  money: TripMoney | null;
  confirmation: Confirmation;
  /** The page as it stands now. @throws CallError */
  reread(): Promise<TripPage>;
  /** A change of the page: what is answered is shown. @throws CallError */
  change(method: Method, path: string, body?: unknown): Promise<TripPage>;
  /** A change of the quote. @throws CallError */
  changeQuote(method: Method, path: string, body: unknown): Promise<void>;
  /** Any other call beneath the trip's address. @throws CallError */
  ask<T>(method: Method, path: string, body: unknown): Promise<T>;
};

export type Confirmation = {
  /** The mail's link was followed, and what it asks to send has not been sent. */
  isDue: boolean;
  /** What confirming the address answered; "" before. */
  said: string;
  /** Sends the request. @throws CallError */
  confirm(): Promise<void>;
};

/**
 * The mail's link says what it is for. It does nothing by itself: what opens links before people do,
 * with scripts, would send requests that nobody has made. The mark goes from the address bar.
 */
function useConfirmation(token: string, reread: () => Promise<unknown>) {
  const [isDue, setDue] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => setDue(window.location.hash === "#confirm"), []);
  const finish = useCallback(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
    setDue(false);
  }, []);
  async function confirm(): Promise<void> {
    try {
      const { message } = await callTrip<{ message: string }>("POST", "/api/trips/confirm", {
        token,
      });
      setSaid(message);
    } catch (error) {
      // What is wrong with the link is said by the page itself, which is read next.
      if (!(error instanceof CallError) || error.status !== 404) throw error;
    }
    await reread();
    finish();
  }
  return { isDue, said, confirm, finish };
}

/** The trip of a link and its quote, read again whenever anybody changes them. */
export function useTrip(token: string): Trip {
  const base = `/api/trip/${token}`;
  const page = useQuery<TripPage>(readTrip, base);
  const quote = useQuery<TripQuoteAnswer>(readTrip, `${base}/quote`);
  const isAgreed = page.data?.access === "edit" && Boolean(quote.data?.quote?.acceptance);
  const { data: money } = useQuery<TripMoney>(callTrip, isAgreed ? `${base}/money` : null);
  const { finish, ...confirmation } = useConfirmation(token, () => invalidate(base));
  const isThere = page.data !== null;
  // Followed a second time: it was sent before.
  useEffect(() => {
    if (isThere && confirmation.isDue) finish();
  }, [isThere, confirmation.isDue, finish]);
  useEffect(() => {
    const { access, language: kept } = page.data ?? {};
    // Whoever may change the trip reads it in this language now: mails follow. Nothing is lost where it does not arrive.
    if (access === "edit" && kept && kept !== language)
      callApi("PUT", `${base}/language`, { language }).catch(() => {});
  }, [base, page.data]);
  const { set: setPage } = page;
  const { set: setQuote } = quote;
  const own = useRef({ running: 0, hasHeard: false });
  const hear = useEffectEvent((isQuiet = false) => {
    if (own.current.running > 0) own.current.hasHeard = true;
    else void invalidate(base, isQuiet);
  });
  useEffect(() => {
    if (!isThere) return;
    const stream = new EventSource(`${base}/events`);
    stream.onmessage = () => hear();
    // What was said before it opened, or while it was away, was said to nobody. At first it is as a rule what has just
    // been drawn, which is not drawn again.
    let isFirst = true;
    stream.onopen = () => {
      hear(isFirst);
      isFirst = false;
    };
    const again = () => hear();
    window.addEventListener("online", again);
    return () => {
      stream.close();
      window.removeEventListener("online", again);
    };
  }, [base, isThere]);
  /**
   * The answer of one's own change may be older than what was heard while it was under way, and
   * would be shown over it: what was heard is read when the last answer is there.
   */
  const send = useCallback(
    async <T>(method: Method, path: string, body: unknown, show: (answer: T) => void) => {
      own.current.running++;
      // Tried again with the same key it is done once, whether or not the first try arrived.
      const key = crypto.randomUUID();
      const headers = { "idempotency-key": key };
      try {
        const answer = await callTrip<T>(method, base + path, body, { headers });
        show(answer);
        return answer;
      } catch (error) {
        // Where the trip lies on this phone, what met no network stands in line.
        if (!hasKept()) throw error;
        const { keepWaiting } = await loadLate(() => import("#app/kept/waiting.ts"));
        return keepWaiting<T>(token, { method, path, body, key }, error);
      } finally {
        own.current.running--;
        if (own.current.running === 0 && own.current.hasHeard) {
          own.current.hasHeard = false;
          void invalidate(base);
        }
      }
    },
    [base, token],
  );
  const change = useCallback(
    (method: Method, path: string, body?: unknown) => send<TripPage>(method, path, body, setPage),
    [send, setPage],
  );
  const reread = useCallback(() => change("GET", ""), [change]);
  const changeQuote = useCallback(
    async (method: Method, path: string, body: unknown) => {
      await send<TripQuoteAnswer>(method, path, body, setQuote);
    },
    [send, setQuote],
  );
  const ask = useCallback(
    <T>(method: Method, path: string, body: unknown) => callTrip<T>(method, base + path, body),
    [base],
  );
  return { page, quote, money, confirmation, reread, change, changeQuote, ask };
}
