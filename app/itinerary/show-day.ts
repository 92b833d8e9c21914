import { m } from "#app/paraglide/messages.js";
import { describeCarried } from "#app/places/carried-text.ts";
import { ruleTexts } from "#app/places/rule-texts.ts";
import { sayStanding } from "#app/places/say-standing.ts";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { listAll } from "#app/ui/format-lists.ts";
import type { EntryRule } from "#contract/content/entrance.ts";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { listShownStrip, type StripItem } from "#trip/strip/strip-items.ts";
import type { ShownNotice } from "./notices.tsx";
import { showVisit, showWay } from "./show-item.ts";
import type { ShownDay, ShownItem } from "./shown-day.ts";
import { tellText } from "./tell-text.ts";

/** As it stands in the middle of a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is asked at the door, what carries in place of a walk, what else the ticket opens, each with who says so. */
function tellEntrance(look: TripPage["sights"][string] | undefined): ShownNotice[] {
  const { rules = [], carried, ticket, standing } = look ?? {};
  const asked = rules
    .map((rule) => lowerFirst(ruleTexts[rule as EntryRule]?.() ?? ""))
    .filter(Boolean);
  const told: [string, Parameters<typeof sayStanding>[0]][] = [];
  if (asked.length > 0) told.push([m.warn_at_door({ rules: asked.join("; ") }), standing]);
  if (carried) told.push([describeCarried(carried), carried.standing]);
  if (ticket) {
    const { sights, days } = ticket;
    told.push([m.ticket_with({ sights: listAll(sights), days }), ticket.standing]);
  }
  return told
    .filter(([text]) => text !== "")
    .map(([text, said]) => ({
      ...{ level: "note", code: "words", values: {} },
      text: `${text} · ${sayStanding(said)}`,
    }));
}

function showItem(
  item: StripItem,
  texts: ReadonlyMap<string, string>,
  sights: TripPage["sights"],
): ShownItem {
  const { id, from, to, name, kind } = item;
  if (kind === "pause") return { kind, id, from, to, name, what: item.what };
  const notices = tellText(texts.get(id) ?? item.text);
  if (kind === "way") {
    const { mode, leads, minutes, isLong, by } = item;
    const timed = { id, from, to, notices };
    // Of days that are kept in words alone.
    if (!mode || !leads) return { ...timed, kind, mode, name, isLong, length: "", details: by };
    return showWay({ ...timed, mode, isLong, details: isLong ? by : "" }, leads, minutes);
  }
  const { sight } = item;
  const told = tellEntrance(sight === null ? undefined : sights[sight]);
  return showVisit({ id, from, to, sight, name, notices: [...notices, ...told] });
}

type Shown = Pick<TripPage, "lights" | "sights"> & Partial<Pick<TripPage, "trip" | "said">>;

/** What a day has on its strip: of its document; of a copy that the release before has kept, of its words. */
function showItems(day: PlanDay, { trip, said, sights }: Shown): ShownItem[] {
  const written = trip?.days.find(({ id }) => id === day.id);
  const items = listShownStrip(day, written, said);
  const texts = new Map(day.stops.map(({ id, text }) => [id, text]));
  return items.map((item) => showItem(item, texts, sights));
}

/** A day that people write in, as it is drawn. */
export function showDay(day: PlanDay, number: number, page: Shown): ShownDay {
  const { id, date, title, text, sleeps } = day;
  return {
    id,
    number,
    date,
    dateLine: date
      ? m.plan_day({ day: number, date: formatNamedDay(date) })
      : m.trip_page_day({ day: number }),
    title,
    text,
    light: page.lights?.[id] ?? null,
    items: showItems(day, page),
    bed: sleeps,
    night: sleeps ? { text: m.plan_night({ name: sleeps }), price: null } : null,
    notices: [],
  };
}
