import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { nameLanguage } from "#app/ui/language.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { newId } from "#contract/new-id.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { fitStays } from "#contract/quote/quote-stays.ts";
import type { Template, TemplateInput } from "#contract/quote/rate-book.ts";
import type { TripDocument } from "#trip/document.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import { fillText, type TemplateTrip } from "./fill-text.ts";
import styles from "./templates.module.css";

type Found = Extract<Template["content"], { items: unknown }>;

/** What a template has is new in a quote: nothing that was said of an earlier line or day is said of it. */
function renewIds(found: Found): Found {
  const ids = new Map(found.trip.days.map(({ id }) => [id, newId("d")]));
  const days = found.trip.days.map((day) => ({
    ...day,
    id: ids.get(day.id) ?? day.id,
    items: day.items.map((item) => ({ ...item, id: newId("s") })),
  }));
  return {
    ...found,
    trip: { ...found.trip, days, services: [] },
    items: found.items.map((item) => ({
      ...item,
      id: newId("i"),
      day: item.day && (ids.get(item.day) ?? item.day),
      nightsOf: item.nightsOf.flatMap((id) => ids.get(id) ?? []),
    })),
  };
}

/** A template's days, prices and words in a quote; the visitor's own days stay, its texts are filled from the trip. */
function takeTemplate(
  content: QuoteContent,
  { content: found, language }: Template,
  about: TemplateTrip,
): QuoteContent {
  if (!("items" in found)) return content;
  const fresh = renewIds(found);
  const hasOwn = content.trip.days.length > 0;
  const { days } = hasOwn ? content.trip : fresh.trip;
  const fill = (text: string) => fillText(text, language, { ...about, days: days.length });
  const filled = hasOwn ? days : days.map((day) => ({ ...day, text: fill(day.text) }));
  // Where the visitor's own days stay, the template's stays have no nights among them yet.
  return fitStays({
    ...content,
    ...fresh,
    language,
    intro: fill(found.intro),
    trip: { ...content.trip, days: filled },
  }).quote;
}

/** The days alone: who travelled, when, and what was bought for them is the quote's own. */
const keepDays = ({ days }: TripDocument): TripDocument => ({
  ...emptyDocument,
  days: days.map((day) => ({
    ...day,
    notices: [],
    items: day.items.map((item) => ({ ...item, notices: [] })),
  })),
});

/** Begins a quote with a trip of the templates, or keeps this one there. */
export function TripTemplatePicker({
  content,
  trip,
  onChange,
}: {
  content: QuoteContent;
  trip: TemplateTrip;
  onChange(content: QuoteContent): void;
}) {
  const [isKeeping, setKeeping] = useState(false);
  const list = useQuery<{ templates: Template[] }>(callAsAdmin, "/api/desk/templates");
  const trips = (list.data?.templates ?? []).filter(({ kind }) => kind === "trip");
  async function keep(name: string): Promise<void> {
    const { items, inclusions, exclusions, intro, language } = content;
    const kept: TemplateInput = {
      name,
      language,
      content: { trip: keepDays(content.trip), items, inclusions, exclusions, intro },
    };
    list.set(await callAsAdmin("POST", "/api/desk/templates", kept));
    setKeeping(false);
    say(m.templates_kept({ name }));
  }
  return (
    <div className={styles.picker}>
      {trips.length > 0 && (
        <SelectField
          label={m.quote_trip_template()}
          value=""
          placeholder={m.quote_choose()}
          options={trips.map((one) => ({
            value: one.id,
            label: m.templates_option({
              name: one.name,
              language: nameLanguage(one.language),
            }),
          }))}
          onChange={(event) => {
            const found = trips.find(({ id }) => id === event.target.value);
            if (found) onChange(takeTemplate(content, found, trip));
          }}
        />
      )}
      {content.items.length > 0 && !isKeeping && (
        <Button variant="quiet" size="small" onClick={() => setKeeping(true)}>
          {m.quote_keep_template()}
        </Button>
      )}
      {isKeeping && (
        <KeepForm title={content.title} send={keep} onCancel={() => setKeeping(false)} />
      )}
    </div>
  );
}

/** What the trip is called among the templates. */
function KeepForm(props: { title: string; send(name: string): Promise<void>; onCancel(): void }) {
  const form = useForm({
    action: useDeskAction(),
    send: ({ name = "" }) => props.send(name),
  });
  return (
    <form className={styles.inline} {...form.props}>
      <TextField
        label={m.quote_template_name()}
        name="name"
        defaultValue={props.title}
        maxLength={120}
        required
        autoFocus
        error={form.error("name")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.quote_keep_template()}
      </Button>
      <Button variant="quiet" size="small" onClick={props.onCancel}>
        {m.desk_cancel()}
      </Button>
    </form>
  );
}
