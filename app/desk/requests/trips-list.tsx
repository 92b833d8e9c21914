import { GrowingRows } from "#app/desk/growing-rows.tsx";
import { useLive } from "#app/desk/live.tsx";
import { useUsersAndTrips } from "#app/desk/use-users-and-trips.ts";
import { TripsTable } from "./trips-table.tsx";

/** The specification's table of requests: all of them, newest first. */
export function TripsList() {
  const { lists, failed, load } = useUsersAndTrips(true);
  useLive(["trips"], () => void load());
  return (
    <GrowingRows rows={lists?.trips} failed={failed} load={load}>
      {(trips) => <TripsTable trips={trips} />}
    </GrowingRows>
  );
}
