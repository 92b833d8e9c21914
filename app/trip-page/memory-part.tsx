import { useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { PageWithDays } from "#app/itinerary/days-of-page.ts";
import { m } from "#app/paraglide/messages.js";
import { LinkImage } from "#app/site/link-image.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { formatMonth } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import type { TripMemory } from "#contract/wire/trip-reviews.ts";
import { listLaterMonths } from "./later-months.ts";
import styles from "./memory-part.module.css";
import page from "./trip-page.module.css";

type Links = { token: string };
/** A trip's page with the days that were travelled, and the quote that they were agreed by. */
type Travelled = { data: PageWithDays; agreed: ShownQuote | null };

/** The way to the review, and a link to hand on that shows no prices. */
function HandOn({ token, review }: Links & { review: TripMemory["review"] }) {
  const action = useAction();
  const [url, setUrl] = useState("");
  const make = (what: "review" | "memory") =>
    callApi<{ url: string }>("POST", `/api/trip/${token}/${what}`);
  const write = () =>
    action.run("review", async () => window.location.assign((await make("review")).url));
  const share = () =>
    action.run("share", async () => {
      const made = await make("memory");
      setUrl(made.url);
      // Forbidden here, the address stands in its field, to be copied by hand.
      await navigator.clipboard.writeText(made.url).then(
        () => void showToast(m.trip_page_copied()),
        () => {},
      );
    });
  return (
    <>
      <div className={page.buttons}>
        <Button icon="star" busy={action.busy === "review"} onClick={() => void write()}>
          {review === "none" ? m.memory_write() : m.memory_review()}
        </Button>
        <Button
          variant="secondary"
          icon="send"
          busy={action.busy === "share"}
          onClick={() => void share()}
        >
          {m.memory_share()}
        </Button>
      </div>
      {url && (
        <TextField
          label={m.memory_link()}
          note={m.memory_link_note()}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </>
  );
}

/** Who travelled, as the planner's form asks: a child whose age is not told counts as grown. */
function findParty(data: PageWithDays, agreed: ShownQuote | null) {
  if (!agreed) return { adults: Number.parseInt(data.travelers, 10) || 2, ages: [] };
  const { adults, children, ages } = agreed.party;
  return { adults: Math.min(adults + Math.max(children - ages.length, 0), 20), ages };
}

/** The same places in another month, planned anew: what is open, warm and light then is another matter. */
function Again({ data, agreed }: Travelled) {
  const { days } = data;
  const sights = days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? []));
  const months = listLaterMonths(agreed?.departure ?? data.travelDate);
  const { adults, ages } = findParty(data, agreed);
  return (
    <form action="/plan" method="get" className={styles.again} id="again">
      <h3 className="h4">{m.memory_again()}</h3>
      <p className="muted">{m.memory_again_lede()}</p>
      <input type="hidden" name="days" value={Math.min(Math.max(days.length, 1), 30)} />
      <input type="hidden" name="adults" value={adults} />
      {ages.length > 0 && <input type="hidden" name="children" value={ages.join(", ")} />}
      {[...new Set(sights)].slice(0, 60).map((sight) => (
        <input key={sight} type="hidden" name="must" value={sight} />
      ))}
      <SelectField
        name="month"
        label={m.memory_month()}
        defaultValue={months[5] ?? ""}
        options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
      />
      <div className={page.buttons}>
        <Button type="submit" variant="secondary" icon="map">
          {m.memory_plan()}
        </Button>
      </div>
    </form>
  );
}

/** What stays of a trip that is over: its photos, what was said of it, and the way there again. */
export function MemoryPart({ token, data, agreed }: Links & Travelled) {
  const { data: memory } = useQuery<TripMemory>(callApi, `/api/trip/${token}/memory`);
  const photos = memory?.photos ?? [];
  return (
    <section id="memory" className={page.section} aria-labelledby="trip-memory">
      <h2 className="h2" id="trip-memory">
        {m.memory_title({ month: formatMonth((memory?.from ?? data.travelDate).slice(0, 7)) })}
      </h2>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a href={photo.full} target="_blank" rel="noreferrer">
                <LinkImage
                  src={photo.full}
                  width={photo.width}
                  height={photo.height}
                  style={{ background: photo.colour }}
                  alt={m.memory_photo({ index: index + 1, place: data.destination })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={page.card}>
        {memory && photos.length === 0 && data.access === "edit" && (
          <p className="muted">{m.memory_no_photos()}</p>
        )}
        {memory?.isOver && data.access === "edit" && (
          <HandOn token={token} review={memory.review} />
        )}
        <Again data={data} agreed={agreed} />
      </div>
    </section>
  );
}
