import { useCallback, useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError, sayFault } from "#app/calls/call-error.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { say } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { mergeQuotes } from "#contract/quote/merge-quotes.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";

/** Where what was typed is: with the office, on its way, only here, or refused. */
export type DraftState = "kept" | "saving" | "typed" | "refused" | "overtaken";

const pause = 900;

/** A quote that is worked on: kept a moment after the last change, at the revision that was read. */
export function useQuoteDraft(tripId: string) {
  const path = `/api/desk/trips/${tripId}/quote`;
  const query = useQuery<DeskQuote>(callAsAdmin, path);
  const [content, setContent] = useState<QuoteContent | null>(null);
  const [state, setState] = useState<DraftState>("kept");
  const [fault, setFault] = useState("");
  const typed = useRef<QuoteContent | null>(null);
  const running = useRef<Promise<number | null> | null>(null);
  const latest = useRef<DeskQuote | null>(null);
  latest.current = query.data;

  useLive(["trips"], (ids) => {
    if (ids.has(tripId) && !typed.current && !running.current) void query.reload();
  });
  const { data } = query;
  useEffect(() => {
    // What somebody is typing is not taken from under their hands.
    if (data && !typed.current && !running.current) setContent(data.content);
  }, [data]);

  /** What is typed upon what somebody else has kept meanwhile. @returns false where both changed the same */
  const bringTogether = useCallback(
    async (known: DeskQuote): Promise<boolean> => {
      const now = await callAsAdmin<DeskQuote>("GET", path).catch(() => null);
      const mine = typed.current;
      if (!now || !mine || (now.acceptance && !now.changing) || now.revision === known.revision)
        return false;
      const { content: both, conflicts } = mergeQuotes(known.content, mine, now.content);
      if (conflicts.length > 0) return false;
      latest.current = now;
      typed.current = both;
      query.set(now);
      setContent(both);
      setFault("");
      say(m.quote_draft_joined());
      setState("typed");
      return true;
    },
    [path, query.set],
  );

  const saveNow = useCallback(async (): Promise<number | null> => {
    if (running.current) await running.current;
    const wanted = typed.current;
    const known = latest.current;
    if (!wanted || !known) return known?.revision ?? null;
    typed.current = null;
    setState("saving");
    const work = callAsAdmin<DeskQuote>("PUT", path, {
      revision: known.revision,
      // What is wrong with it the office is told in its own language, by the server.
      content: wanted,
    }).then(
      (kept) => {
        latest.current = kept;
        query.set(kept);
        setFault("");
        setState(typed.current ? "typed" : "kept");
        return kept.revision;
      },
      async (error: unknown) => {
        typed.current ??= wanted;
        const isOvertaken = error instanceof CallError && error.code === "conflict";
        if (isOvertaken && (await bringTogether(known))) return null;
        setFault(sayFault(error, m.admin_failed()));
        setState(isOvertaken ? "overtaken" : "refused");
        return null;
      },
    );
    running.current = work;
    const revision = await work;
    running.current = null;
    return revision;
  }, [path, query.set, bringTogether]);

  useEffect(() => {
    if (state !== "typed") return;
    const timer = setTimeout(() => void saveNow(), pause);
    return () => clearTimeout(timer);
  }, [state, saveNow, content]);

  return {
    query,
    content,
    state,
    fault,
    change(next: QuoteContent) {
      typed.current = next;
      setContent(next);
      setState((now) => (now === "overtaken" ? now : "typed"));
    },
    /** @returns the revision that is kept now; null when it could not be kept */
    saveNow,
    /** Lets go of what was typed and reads what the office has. */
    async startOver() {
      typed.current = null;
      setState("kept");
      setFault("");
      await query.reload();
    },
  };
}
