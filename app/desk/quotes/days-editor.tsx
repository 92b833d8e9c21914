import { useWords } from "#app/itinerary/said.tsx";
import { markDay, markItem } from "#app/itinerary/trip-marks.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { formatShortDay } from "#app/ui/format-dates.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { dateOfDay } from "#contract/quote/stay-dates.ts";
import { dayLimits } from "#contract/trip/trip-days.ts";
import type { TripComment } from "#contract/wire/trip-comment.ts";
import { DayComments } from "./day-comments.tsx";
import {
  addDay,
  changeDay,
  daysOf,
  lengthen,
  moveDay,
  putOnWay,
  removeDay,
  writeStops,
} from "./quote-edits.ts";
import styles from "./quotes.module.css";

const isOnWay = ({ trip }: QuoteContent, index: number) => trip.days[index]?.night?.kind === "way";

/** The visitor's days as the office writes them: title, night, stops by line, free text. */
export function DaysEditor({
  content,
  asked,
  comments,
  disabled,
  onChange,
}: {
  content: QuoteContent;
  /** How many days the request asks for in words; 0 where it does not say. */
  asked: number;
  /** What was said by link about the trip and its days. */
  comments: readonly TripComment[];
  disabled: boolean;
  onChange(content: QuoteContent): void;
}) {
  useWords(true);
  const days = daysOf(content);
  const isOf = (day: string | undefined) => comments.filter((one) => one.day === day);
  const others = comments.filter((one) => !days.some(({ id }) => id === one.day));
  return (
    <section className={styles.part} aria-label={m.quote_days()}>
      <h3 className="h4" tabIndex={-1} data-look-head="days">
        {m.quote_days()}
      </h3>
      {days.length === 0 && (
        <p className="muted">
          {m.quote_no_days()}{" "}
          {asked > 0 && !disabled && (
            <Button
              size="small"
              onClick={() => onChange(lengthen(content, asked, m.quote_day_new()))}
            >
              {m.quote_days_as_asked({ count: asked })}
            </Button>
          )}
        </p>
      )}
      <ol className={styles.days}>
        {days.map((day, index) => (
          <li
            key={day.id}
            {...markDay({
              id: day.id,
              number: index + 1,
              date: dateOfDay(content, index),
              night: day.sleeps,
            })}
          >
            {/* The stops are lines of one field: who reads the page by its marks finds them here. */}
            {day.stops.map((stop) => (
              <data key={stop.id} {...markItem(stop.id, stop.sight)} value={stop.at ?? ""} hidden />
            ))}
            <details className={styles.day}>
              <summary>
                <b>{m.quote_day_number({ number: index + 1 })}</b>
                <span>{day.title}</span>
                <small>
                  {[
                    formatShortDay(dateOfDay(content, index)),
                    day.sleeps && isOnWay(content, index) ? m.quote_night_on_way() : day.sleeps,
                    isOf(day.id).length > 0 &&
                      m.quote_comment_count({ count: isOf(day.id).length }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </summary>
              <div className={styles["day-fields"]}>
                <DayComments comments={isOf(day.id)} stops={day.stops} />
                <TextField
                  label={m.quote_day_title()}
                  key={`title ${day.title}`}
                  defaultValue={day.title}
                  maxLength={dayLimits.title}
                  disabled={disabled}
                  onBlur={(event) => {
                    const title = event.target.value.trim();
                    if (title !== day.title) onChange(changeDay(content, day.id, { title }));
                  }}
                />
                <TextField
                  label={m.quote_day_sleeps()}
                  key={`night ${day.sleeps}`}
                  defaultValue={day.sleeps ?? ""}
                  maxLength={dayLimits.title}
                  disabled={disabled}
                  onBlur={(event) => {
                    const sleeps = event.target.value.trim() || null;
                    if (sleeps !== day.sleeps) onChange(changeDay(content, day.id, { sleeps }));
                  }}
                />
                {/* There before a night is typed: what came with it would draw the next button from under the press. */}
                <CheckField
                  label={m.quote_day_on_way()}
                  checked={isOnWay(content, index)}
                  disabled={disabled || !day.sleeps}
                  onChange={(event) => onChange(putOnWay(content, day.id, event.target.checked))}
                />
                <TextAreaField
                  label={m.quote_day_stops()}
                  hint={m.quote_day_stops_hint()}
                  key={`stops ${day.stops.map(({ id }) => id).join()}`}
                  defaultValue={day.stops.map(({ name }) => name).join("\n")}
                  rows={Math.max(3, day.stops.length + 1)}
                  disabled={disabled}
                  onBlur={(event) => {
                    const stops = writeStops(day, event.target.value);
                    if (JSON.stringify(stops) !== JSON.stringify(day.stops))
                      onChange(changeDay(content, day.id, { stops }));
                  }}
                />
                <TextAreaField
                  label={m.quote_day_text()}
                  value={day.text}
                  maxLength={dayLimits.text}
                  rows={3}
                  disabled={disabled}
                  onChange={(event) =>
                    onChange(changeDay(content, day.id, { text: event.target.value }))
                  }
                />
                <div className={styles.buttons}>
                  <IconButton
                    name="arrow-left"
                    className={styles.up}
                    label={m.quote_day_up({ number: index + 1 })}
                    variant="quiet"
                    disabled={disabled || index === 0}
                    onClick={() => onChange(moveDay(content, day.id, -1))}
                  />
                  <IconButton
                    name="arrow-right"
                    className={styles.up}
                    label={m.quote_day_down({ number: index + 1 })}
                    variant="quiet"
                    disabled={disabled || index === days.length - 1}
                    onClick={() => onChange(moveDay(content, day.id, 1))}
                  />
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={disabled}
                    onClick={() => onChange(removeDay(content, day.id))}
                  >
                    {m.quote_day_remove()}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
      <DayComments comments={others} stops={[]} />
      <Button
        variant="secondary"
        size="small"
        icon="plus"
        disabled={disabled || days.length >= dayLimits.days}
        onClick={() => onChange(addDay(content, m.quote_day_new()))}
      >
        {m.quote_day_add()}
      </Button>
    </section>
  );
}
