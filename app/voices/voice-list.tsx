import { useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Stars } from "#app/reviews/stars.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { nameMonth } from "#app/ui/months.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Voice, VoiceMonth, Voices } from "#contract/wire/voices.ts";
import { nameParty, VoiceCard } from "./voice-card.tsx";
import styles from "./voices.module.css";

type Choice = { month: string; party: string };

const addressOf = (place: string | undefined, choice: Choice, skip = 0) => {
  const query = new URLSearchParams();
  if (place !== undefined) query.set("place", place);
  if (choice.month) query.set("month", choice.month);
  if (choice.party) query.set("party", choice.party);
  if (skip) query.set("skip", String(skip));
  return `/api/reviews/voices?${query}`;
};

/** What people said by month: how many, their stars, and the beginning of the latest in their words. */
function Months({ months }: { months: readonly VoiceMonth[] }) {
  return (
    <dl className={styles.months}>
      {months.map(({ month, count, average, said, name }) => (
        <div key={month}>
          <dt>{nameMonth(month)}</dt>
          <dd>
            <span className={styles.count}>
              <Stars rating={average} size={16} />
              <span className="num">{m.voices_month_count({ average, count })}</span>
            </span>
            {said && (
              <q dir="auto" cite={name}>
                {said}
              </q>
            )}
            {said && <span className="small muted">{name}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Reviews of a place, or of whole trips: by month and by who travelled, verified first. `first`: those that the page came with. */
export function VoiceList({
  place,
  name,
  first,
  all,
}: {
  place: string | undefined;
  name: string;
  first: readonly Voice[];
  /** All that is known of them; null while it is on its way. */
  all: Voices | null;
}) {
  const action = useAction({ toast: false });
  const [choice, setChoice] = useState<Choice>({ month: "", party: "" });
  const [found, setFound] = useState<{ voices: Voice[]; next: number | null } | null>(null);
  const shown = found ?? all;
  const voices = shown?.voices ?? first;

  function choose(change: Partial<Choice>) {
    const wanted = { ...choice, ...change };
    setChoice(wanted);
    void action.run("choose", async () => {
      setFound(await callApi<Voices>("GET", addressOf(place, wanted)));
    });
  }
  const more = () =>
    action.run("more", async () => {
      const next = await callApi<Voices>("GET", addressOf(place, choice, shown?.next ?? 0));
      setFound({ voices: [...voices, ...next.voices], next: next.next });
    });

  return (
    <div className={styles.list}>
      {all && all.months.length > 1 && <Months months={all.months} />}
      {all && (all.months.length > 1 || all.parties.length > 1) && (
        <div className={styles.choices}>
          {all.months.length > 1 && (
            <SelectField
              label={m.voices_by_month()}
              value={choice.month}
              options={[
                { value: "", label: m.voices_every_month() },
                ...all.months.map(({ month }) => ({
                  value: String(month),
                  label: nameMonth(month),
                })),
              ]}
              onChange={(event) => choose({ month: event.target.value })}
            />
          )}
          {all.parties.length > 1 && (
            <SelectField
              label={m.voices_by_party()}
              value={choice.party}
              options={[
                { value: "", label: m.voices_everybody() },
                ...all.parties.map((party) => ({ value: party, label: nameParty[party]() })),
              ]}
              onChange={(event) => choose({ party: event.target.value })}
            />
          )}
        </div>
      )}
      {voices.length === 0 ? (
        <p className="muted" role="status">
          {m.voices_none()}
        </p>
      ) : (
        <ul className={styles.voices} aria-live="polite">
          {voices.map((voice) => (
            <li key={voice.id}>
              <VoiceCard voice={voice} place={name} />
            </li>
          ))}
        </ul>
      )}
      {action.problem && <FieldError>{action.problem}</FieldError>}
      {shown?.next != null && (
        <Button variant="quiet" busy={action.busy === "more"} onClick={() => void more()}>
          {m.blog_more()}
        </Button>
      )}
    </div>
  );
}
