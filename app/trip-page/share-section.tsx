import { useState } from "react";
import { useAction } from "#app/calls/use-action.ts";
import type { PageWithDays } from "#app/itinerary/days-of-page.ts";
import { listFileNames } from "#app/itinerary/trip-file-names.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { isDated } from "#contract/trip/trip-dates.ts";
import type { TripLinkInput, TripPage } from "#contract/wire/trip-page.ts";
import styles from "./trip-page.module.css";
import type { Trip } from "./use-trip.ts";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void showToast(m.trip_page_copied());
  } catch {
    // Forbidden here: the address stands in its field, to be copied by hand.
  }
}

/** The links of the trip and what they show; only for the link that edits. */
function LinkCard({ trip, data, hasQuote }: { trip: Trip; data: TripPage; hasQuote: boolean }) {
  const action = useAction();
  const [url, setUrl] = useState<string | null>(null);
  const change = (input: TripLinkInput) =>
    action.run(`${input.kind} ${input.action}`, async () => {
      const answer = await trip.ask<{ url: string | null }>("POST", "/links", input);
      if (input.kind === "edit" && answer.url) window.location.replace(answer.url);
      else {
        setUrl(answer.url);
        if (answer.url) await copy(answer.url);
        else void showToast(m.trip_page_link_closed());
      }
    });
  const set = (settings: TripPage["settings"]) =>
    void action.run("settings", () => trip.change("PUT", "/settings", settings));
  const { settings } = data;
  return (
    <div className={styles.card}>
      <h3 className="h4">{m.trip_page_links()}</h3>
      <p className="small muted">{m.trip_page_links_lede()}</p>
      {url && (
        <TextField
          label={m.trip_page_read_link()}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          icon="send"
          busy={action.busy === "read renew"}
          onClick={() => void change({ kind: "read", action: "renew" })}
        >
          {m.trip_page_new_read_link()}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={action.busy === "read close"}
          onClick={() => void change({ kind: "read", action: "close" })}
        >
          {m.trip_page_close_read_link()}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={action.busy === "edit renew"}
          onClick={() => void change({ kind: "edit", action: "renew" })}
        >
          {m.trip_page_renew_edit_link()}
        </Button>
      </div>
      <fieldset className={styles.settings}>
        <legend className="small muted">{m.trip_page_read_shows()}</legend>
        <CheckField
          label={m.trip_page_show_names()}
          checked={settings.names}
          onChange={() => set({ ...settings, names: !settings.names })}
        />
        {hasQuote && (
          <CheckField
            label={m.trip_page_show_prices()}
            checked={settings.prices}
            onChange={() => set({ ...settings, prices: !settings.prices })}
          />
        )}
      </fieldset>
    </div>
  );
}

/** Taking the trip along, and handing it on. */
export function ShareSection(props: {
  token: string;
  trip: Trip;
  data: PageWithDays;
  hasQuote: boolean;
}) {
  const { days, travelWhen } = props.data;
  const hasDates = isDated({ days, when: props.hasQuote ? "" : travelWhen });
  const files = [
    ["trip.pdf", m.trip_page_pdf()],
    // A calendar needs a day to begin with, and nobody has said one yet.
    ...listFileNames()
      .filter(([ending]) => ending !== "ics" || hasDates)
      .map(([ending, name]) => [`trip.${ending}`, name] as const),
    ["fridge.pdf", m.trip_page_fridge()],
  ] as const;
  return (
    <section
      id="share"
      className={`${styles.section} ${styles["on-screen"]}`}
      aria-labelledby="trip-share"
    >
      <h2 className="h2" id="trip-share">
        {m.trip_page_share()}
      </h2>
      <div className={styles.buttons}>
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          {m.trip_page_print()}
        </Button>
        {props.data.days.length > 0 &&
          files.map(([file, name]) => (
            <ButtonLink
              key={file}
              to={`/api/trip/${props.token}/${file}`}
              target="_blank"
              size="small"
              variant="secondary"
            >
              {name}
            </ButtonLink>
          ))}
      </div>
      {props.data.access === "edit" && <LinkCard {...props} />}
    </section>
  );
}
