import { memo, useState } from "react";
import { useSay } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { findPlaceNames, type PlaceName } from "#app/search/find-place-names.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { TripWithFacts } from "#planner/trip/trip-facts.ts";
import styles from "./add-place.module.css";
import { listVisits } from "./plan-edits.ts";
import { useTripTools } from "./trip-tools.tsx";

const most = 6;

/** Any town or sight by its name: to be added, or with an answer why it is not in the trip. */
export const AddPlace = memo(function AddPlace({ plan }: { plan: TripWithFacts }) {
  const { change, listNames, explainAbsence } = useTripTools();
  const say = useSay();
  const [names, setNames] = useState<PlaceName[] | null>(null);
  const [query, setQuery] = useState("");
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const load = () => {
    if (!names) listNames().then(setNames, () => setNames(null));
  };
  const found = names ? findPlaceNames(names, query, most) : [];
  const inTrip = new Set([
    ...listVisits(plan.document).map(({ visit }) => visit.sight),
    ...plan.facts.stays.map(({ base }) => base.id),
  ]);
  const explain = (id: string) =>
    explainAbsence(id).then(
      (left) =>
        setAnswers((now) => ({ ...now, [id]: left ? say(left) : m.plan_why_not_unknown() })),
      () => {},
    );
  return (
    <section className={styles.box} aria-labelledby="plan-add">
      <h3 className="h4" id="plan-add">
        {m.plan_add_title()}
      </h3>
      <TextField
        label={m.plan_add_label()}
        icon="search"
        type="search"
        value={query}
        autoComplete="off"
        maxLength={80}
        onFocus={load}
        onChange={(event) => {
          load();
          setAnswers({});
          setQuery(event.target.value);
        }}
      />
      <p className="visually-hidden" role="status">
        {query && names ? m.plan_place_found({ count: found.length }) : ""}
      </p>
      {query && names && (
        <ul className={styles.found}>
          {found.map(({ id, name, where }) => (
            <li key={id}>
              <p>
                <b>{name}</b> <span className="small muted">{where}</span>
              </p>
              {inTrip.has(id) ? (
                <p className="small muted">{m.plan_in_trip()}</p>
              ) : (
                <div className={styles.buttons}>
                  <Button
                    size="small"
                    variant="secondary"
                    icon="plus"
                    aria-label={m.plan_add_of({ name })}
                    onClick={() => {
                      setQuery("");
                      change({ do: "want", id });
                    }}
                  >
                    {m.plan_add()}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={m.plan_why_not_of({ name })}
                    onClick={() => void explain(id)}
                  >
                    {m.plan_why_not()}
                  </Button>
                </div>
              )}
              <p className={`${styles.answer} small`} role="status">
                {answers[id]}
              </p>
            </li>
          ))}
          {found.length === 0 && <li className="small muted">{m.plan_place_none()}</li>}
        </ul>
      )}
    </section>
  );
});
