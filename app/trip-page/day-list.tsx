import { type ReactNode, useMemo, useRef, useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useDayInView } from "#app/itinerary/day-in-view.ts";
import { type DayLink, DayLinks } from "#app/itinerary/day-links.tsx";
import { daysOfPage, type PageWithDays, withDaysOf } from "#app/itinerary/days-of-page.ts";
import row from "#app/itinerary/days-row.module.css";
import { firstDays } from "#app/itinerary/far-day.ts";
import { findBest } from "#app/itinerary/find-best.ts";
import { m } from "#app/paraglide/messages.js";
import { loadLate } from "#app/release/load-late.ts";
import { readOwnName } from "#app/talk/own-name.ts";
import { usePainted } from "#app/ui/below-first-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatNamedDay, shortenWeekday } from "#app/ui/format-dates.ts";
import { lateOverlay } from "#app/ui/late-part.tsx";
import { dayLimits, isSameDays, type PlanDay } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import type { TripEdit } from "#trip/edits/trip-edit.ts";
import type { OpenedDay } from "./day-dialog.tsx";
import styles from "./day-list.module.css";
import { DayMap } from "./day-map.tsx";
import { createDay } from "./new-day.ts";
import { TripDay } from "./trip-day.tsx";
import type { Trip } from "./use-trip.ts";

/** What opens over the page, and edits: fetched when it is first wanted. */
const DayDialog = lateOverlay(async () => (await import("./day-dialog.tsx")).DayDialog);

/** The way to a day, by its best sight. */
const linkDay = (day: PlanDay, number: number, sights: TripPage["sights"]): DayLink => ({
  number,
  to: day.id,
  weekday: day.date ? shortenWeekday(day.date) : "",
  name: day.sleeps ?? m.day_home(),
  label: day.date
    ? `${m.plan_day({ day: number, date: formatNamedDay(day.date) })}, ${day.title}`
    : `${m.trip_page_day({ day: number })}, ${day.title}`,
  look: findBest(
    day.stops.flatMap(({ sight }) => sight ?? []),
    sights,
  ),
});

type DayListProps = { trip: Trip; data: PageWithDays; map: PlanForm["map"] };

/**
 * The days that the quote is for where they are others than the traveller's own, which stay beside
 * them; else the own ones alone.
 */
export function DayList({ offered, ...own }: DayListProps & { offered: ShownQuote | null }) {
  const [wantsOwn, setWantsOwn] = useState(false);
  const quoted = offered && withDaysOf(own.data, offered);
  if (!quoted || isSameDays(quoted.days, own.data.days)) return <OwnDays {...own} />;
  const looks = [
    [false, m.trip_page_days_of_quote()],
    [true, m.trip_page_days_own()],
  ] as const;
  const choice = (
    <fieldset className={styles.looks}>
      <legend className="small muted">{m.trip_page_days_differ()}</legend>
      {looks.map(([isOwn, name]) => (
        <Button
          key={name}
          size="small"
          variant={wantsOwn === isOwn ? "primary" : "secondary"}
          aria-pressed={wantsOwn === isOwn}
          onClick={() => setWantsOwn(isOwn)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
  const read = {
    ...quoted,
    access: "read" as const,
    moreDays: 0,
    daysBy: "",
  };
  return (
    <OwnDays key={String(wantsOwn)} {...own} data={wantsOwn ? own.data : read} above={choice} />
  );
}

/** The days of the trip; whoever has the editing link changes them, and takes changes back. */
function OwnDays({ trip, data, map, above }: DayListProps & { above?: ReactNode }) {
  const action = useAction();
  const [opened, setOpened] = useState<OpenedDay | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  /** The numbers of the changes made here, the last one last. */
  const [made, setMade] = useState<number[]>([]);
  const canEdit = data.access === "edit";
  const { days, daysNumber } = data;
  const root = useRef<HTMLDivElement>(null);
  // The first days, and the others in the moment after; at once where the address names one of them.
  const isWhole = usePainted(true, window.location.hash !== "");
  const drawn = isWhole ? days : days.slice(0, firstDays);
  const active = useDayInView(root, drawn.length);
  const links = useMemo(
    () => days.map((day, index) => linkDay(day, index + 1, data.sights)),
    [days, data.sights],
  );

  async function save(edits: TripEdit[], base: number): Promise<void> {
    if (edits.length === 0) return;
    const before = data.daysNumber;
    const answer = await trip.change("POST", "/edits", { base, edits, name: readOwnName() });
    if (answer.daysNumber > before) setMade([...made, answer.daysNumber]);
  }
  const run = (edit: TripEdit) => action.run("days", () => save([edit], daysNumber));
  const last = made.at(-1) ?? daysNumber;
  const undo = () =>
    action.run("undo", async () => {
      await trip.change("POST", "/undo", { number: last, name: readOwnName() });
      setMade(made.slice(0, -1));
    });
  const open = (day: PlanDay, isNew: boolean) => {
    setWasOpened(true);
    setOpened({ day, base: daysNumber, now: days, isNew, theirs: null });
  };

  /** @throws CallError; after a conflict the editor stays, with the other's day beside it */
  async function saveDay(day: PlanDay): Promise<void> {
    if (!opened) return;
    const { base, day: was, now, isNew } = opened;
    const { editsOfDay } = await loadLate(() => import("#trip/edits/edits-of-day.ts"));
    try {
      await save(editsOfDay(now, was, day, isNew), base);
      setOpened(null);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== "conflict") throw error;
      const page = await trip.reread();
      const now = daysOfPage(page);
      setOpened({
        ...opened,
        base: page.daysNumber,
        now,
        theirs: now.find(({ id }) => id === day.id) ?? null,
      });
      throw error;
    }
  }

  return (
    <section id="days" className={styles.section} aria-labelledby="trip-days">
      <header className={styles.top}>
        <div>
          <h2 className="h2" id="trip-days" tabIndex={-1}>
            {m.trip_page_days()}
          </h2>
          {days.length > 0 && data.daysBy && (
            <p className="small muted">{m.trip_page_changed_by({ name: data.daysBy })}</p>
          )}
        </div>
        {canEdit && (
          <div className={styles.tools}>
            {daysNumber >= 2 && (
              <Button
                size="small"
                variant="secondary"
                icon="arrow-left"
                busy={action.busy === "undo"}
                onClick={() => void undo()}
              >
                {m.trip_page_undo()}
              </Button>
            )}
            {days.length < dayLimits.days && data.moreDays === 0 && (
              <Button
                size="small"
                icon="plus"
                onClick={() => open(createDay(days, m.trip_page_new_day()), true)}
              >
                {m.trip_page_add_day()}
              </Button>
            )}
          </div>
        )}
      </header>
      {above}
      {data.moreDays > 0 && (
        <p className={styles.empty}>
          {m.trip_page_more_days({ shown: days.length, all: days.length + data.moreDays })}
        </p>
      )}
      {days.length === 0 ? (
        <p className={styles.empty}>{m.trip_page_no_days()}</p>
      ) : (
        <div className={styles.columns} ref={root}>
          <div className={styles.links}>
            <DayLinks days={links} active={active} />
          </div>
          <div className={row.days} data-days="">
            {drawn.map((day, index) => (
              <TripDay
                key={day.id}
                trip={trip}
                data={data}
                day={day}
                number={index + 1}
                tools={
                  canEdit
                    ? {
                        busy: action.busy !== null,
                        isFirst: index === 0,
                        isLast: index === days.length - 1,
                        onEdit: () => open(day, false),
                        onMove: (steps) =>
                          void run({ do: "move-day", day: day.id, to: index + steps }),
                        onRemove: () => void run({ do: "remove-day", day: day.id }),
                      }
                    : null
                }
              />
            ))}
          </div>
          <DayMap data={data} map={map} active={active} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {action.busy ? m.trip_page_saving() : ""}
      </p>
      {(opened || wasOpened) && (
        <DayDialog
          opened={opened}
          onClose={() => setOpened(null)}
          onSave={saveDay}
          onLost={() => {
            setOpened(null);
            setWasOpened(false);
          }}
        />
      )}
    </section>
  );
}
