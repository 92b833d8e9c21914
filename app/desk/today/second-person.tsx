import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { WaitingList } from "#app/desk/quotes/waiting-list.tsx";
import type { WaitingEntry } from "#contract/quote/money.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";

/** Payments and refunds of all trips that wait for a second person; nothing where none does. */
export function SecondPerson({ self, onGo }: { self: DeskSelf; onGo: GoTo }) {
  const list = useQuery<{ entries: WaitingEntry[] }>(callAsAdmin, "/api/desk/waiting-entries");
  useLive(["trips"], () => void list.reload());
  return (
    <WaitingList
      entries={list.data?.entries ?? []}
      self={self}
      decide={async (id, body, tripId) => {
        await callAsAdmin("POST", `/api/desk/trips/${tripId}/waiting-entries/${id}`, body);
        await list.reload();
      }}
      onOpen={(trip) => onGo("quotes", { trip })}
    />
  );
}
