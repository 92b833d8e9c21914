import {
  emptyRoad,
  emptyService,
  type RoadDetails,
  type RoadService,
} from "#contract/trip/road.ts";
import type { NoticeKind } from "#contract/wire/trip-notices.ts";

/** Something to tell, about one thing; `from` and `to` are the days on which it matters, YYYY-MM-DD. */
export type RoadChange = {
  kind: NoticeKind;
  about: string;
  says: Record<string, string>;
  from: string | null;
  to: string | null;
};

/** Of the agreed quote: a line that somebody comes for. */
export type RoadItem = {
  id: string;
  kind: "stay" | "transport" | "guide";
  title: string;
  from: string | null;
  to: string | null;
};

/** Only what is there. */
const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const tellPassage = ({ time, by, place }: RoadDetails["arrival"]) => ({ time, by, place });

/** What a traveller is told of what the office wrote for the road: what is new, not what was taken out again. */
export function listRoadChanges(
  before: RoadDetails | null,
  after: RoadDetails,
  { items, dates }: { items: readonly RoadItem[]; dates: readonly string[] },
): RoadChange[] {
  const former = before ?? emptyRoad;
  const passages = (["arrival", "departure"] as const).flatMap((kind): RoadChange[] => {
    const [was, is] = [tellPassage(former[kind]), tellPassage(after[kind])];
    const says = filled(is);
    if (isSame(was, is) || Object.keys(says).length === 0) return [];
    const said = Object.values(filled(was)).join(" · ");
    const day = (kind === "arrival" ? dates[0] : dates.at(-1)) ?? null;
    return [
      { kind, about: kind, says: { ...says, ...(said && { was: said }) }, from: day, to: day },
    ];
  });
  const services = items.flatMap(({ id, kind, title, from, to }): RoadChange[] => {
    const find = ({ services: all }: RoadDetails) =>
      all.find(({ item }) => item === id) ?? emptyService(id);
    const tell = (service: RoadService): Record<string, string> => {
      const { person, phone, vehicle, plate, reportAt, reportPlace, address } = service;
      return kind === "stay"
        ? { place: address }
        : { person, phone, vehicle, plate, time: reportAt, place: reportPlace };
    };
    const [was, is] = [tell(find(former)), tell(find(after))];
    const says = filled(is);
    if (isSame(was, is) || Object.keys(says).length === 0) return [];
    const named = { stay: "hotel", transport: "driver", guide: "guide" } as const;
    return [
      { kind: named[kind], about: `${named[kind]} ${id}`, says: { title, ...says }, from, to },
    ];
  });
  return [...passages, ...services];
}
