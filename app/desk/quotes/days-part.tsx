import { useMemo, useState } from "react";
import { findLength } from "#app/desk/request-text/find-length.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { LoadingRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { latePart } from "#app/ui/late-part.tsx";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { TripComment } from "#contract/wire/trip-comment.ts";
import { DaysEditor } from "./days-editor.tsx";
import styles from "./quotes.module.css";

const PlanDesk = latePart(async () => (await import("#app/desk/planner/plan-desk.tsx")).PlanDesk, {
  wait: <LoadingRows count={4} />,
});

/** A quote's days: as text, or, where the visitor sent a plan, with the planner. */
export function DaysPart({
  plan,
  message,
  comments,
  content,
  disabled,
  onChange,
}: {
  /** The visitor's wish as an address carries it; empty: none was sent. */
  plan: string;
  /** What the request says in words. */
  message: string;
  /** What was said by link about the trip and its days. */
  comments: readonly TripComment[];
  content: QuoteContent;
  disabled: boolean;
  onChange(content: QuoteContent): void;
}) {
  const [look, setLook] = useState<"text" | "planner">("text");
  const asked = useMemo(() => findLength(message), [message]);
  const text = (
    <DaysEditor
      content={content}
      asked={asked}
      comments={comments}
      disabled={disabled}
      onChange={onChange}
    />
  );
  if (!plan || disabled) return text;
  return (
    <div className={styles.part}>
      <Chips
        label={m.planner_look()}
        value={look}
        options={[
          { value: "text", label: m.planner_text() },
          { value: "planner", label: m.planner_planner() },
        ]}
        onChange={setLook}
      />
      {look === "text" ? (
        text
      ) : (
        <section className={styles.part} aria-label={m.quote_days()}>
          <PlanDesk
            plan={plan}
            document={content.trip}
            onTrip={(trip) => onChange({ ...content, trip })}
          />
        </section>
      )}
    </div>
  );
}
