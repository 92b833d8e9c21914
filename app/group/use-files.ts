import { callApi } from "#app/calls/call-api.ts";
import { CallError, withSentence } from "#app/calls/call-error.ts";
import { sendBytes } from "#app/calls/send-bytes.ts";
import { type Query, useQuery } from "#app/calls/use-query.ts";
import { readTrip } from "#app/kept/call-trip.ts";
import { hasKept } from "#app/kept/kept-hint.ts";
import type { Waiting } from "#app/kept/kept-store.ts";
import { useWaiting } from "#app/kept/use-waiting.ts";
import { keepWaiting } from "#app/kept/waiting.ts";
import { m } from "#app/paraglide/messages.js";
import type { TripFiles } from "#contract/wire/trip-files.ts";

export type NewFile = {
  kind: "paper" | "photo";
  name: string;
  /** Who else sees it. */
  group: boolean;
  office: boolean;
};

export type Files = {
  query: Query<TripFiles>;
  /** Those that stand in line on this phone. */
  waiting: readonly Waiting[];
  /** Sends one, or lets it wait. @throws CallError, or Error where the phone has no room for it */
  add(file: Blob, words: NewFile): Promise<void>;
  /** @throws CallError */
  remove(id: string): Promise<void>;
};

const yes = (is: boolean) => (is ? "yes" : "no");
/** So many wait on a phone at most: beside what was taken along there is to be room for others. */
const mostWaiting = 30;

/** Papers and photos of a trip, by a link of one of its group. */
export function useFiles(token: string): Files {
  const base = `/api/trip/${token}`;
  const query = useQuery<TripFiles>(readTrip, `${base}/files`);
  const waiting = useWaiting(token).filter(({ path }) => path.startsWith("/files/"));
  const { set } = query;
  return {
    query,
    waiting,
    async add(file, { kind, name, group, office }) {
      const said = new URLSearchParams({ kind, name, group: yes(group), office: yes(office) });
      const path = `/files/${crypto.randomUUID()}?${said}`;
      try {
        set(await sendBytes<TripFiles>(base + path, file));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const told = withSentence(
          error,
          error.offline ? m.trip_page_offline() : m.trip_page_failed(),
        );
        if (!hasKept() || !error.offline) throw told;
        if (waiting.length >= mostWaiting) throw new CallError("offline", m.files_too_many_wait());
        try {
          const key = crypto.randomUUID();
          await keepWaiting(token, { method: "PUT", path, body: null, key, file }, told);
        } catch (fault) {
          if (!(fault instanceof DOMException)) throw fault;
          throw new CallError("offline", m.files_phone_full(), { cause: fault });
        }
      }
    },
    async remove(id) {
      set(await callApi<TripFiles>("DELETE", `${base}/files/${id}`));
    },
  };
}
