import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useWords } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { RateBook } from "#contract/quote/rate-book.ts";
import {
  type Ask,
  type AskList,
  type AskPreview,
  type AskSent,
  isStillAsked,
} from "#contract/wire/agenda.ts";
import { type AskAction, isOver } from "#contract/wire/ask-states.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import { AskForm, type NewAsk } from "./ask-form.tsx";
import { AskRow, NeedRow } from "./ask-rows.tsx";
import styles from "./asks.module.css";
import { proposeAsks } from "./propose-asks.ts";

/** Who has to confirm something of a trip: what the quote sells, who was asked, and what they said. */
export function AsksPart({
  trip,
  mayEdit,
}: {
  trip: { id: string; name: string; reference: string };
  mayEdit: boolean;
}) {
  const path = `/api/desk/trips/${trip.id}/asks`;
  const list = useQuery<AskList>(callAsAdmin, path);
  const quote = useQuery<DeskQuote>(callAsAdmin, `/api/desk/trips/${trip.id}/quote`);
  const book = useQuery<RateBook>(callAsAdmin, "/api/desk/suppliers");
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void Promise.all([list.reload(), quote.reload()]);
  });
  const action = useDeskAction();
  const [open, setOpen] = useState<string | null>(null);
  const [sent, setSent] = useState<{
    to: string;
    link: string;
    phone: string;
    body: string;
  } | null>(null);

  // A letter says what the days are called.
  const hasWords = useWords(true);
  if (!list.data || !quote.data || !book.data || !hasWords) {
    const fault = list.fault ?? quote.fault ?? book.fault;
    const again = () => Promise.all([list.reload(), quote.reload(), book.reload()]);
    return fault ? <Fault text={fault} onRetry={() => void again()} /> : <LoadingRows count={2} />;
  }
  const { content, versions } = quote.data;
  const ticked = versions.find(({ state }) => state === "accepted")?.ticked ?? [];
  const { suppliers } = book.data;
  const needs = proposeAsks(content, ticked, suppliers, trip);
  const { asks } = list.data;
  /** Not so of what became another line since, or is on other nights. */
  const isStill = (ask: Ask) => {
    const line = content.items.find(({ id }) => id === ask.item);
    return !ask.askedFor || (!!line && isStillAsked(ask.askedFor, line, content.departure));
  };
  const unasked = needs.filter(
    ({ item }) => !asks.some((ask) => ask.item === item && !isOver(ask.state) && isStill(ask)),
  );
  const phoneOf = (name: string) => suppliers.find((one) => one.name === name)?.phone ?? "";
  const take = (
    { asks: now, link }: AskSent,
    { supplier, body }: Pick<Ask, "supplier" | "body">,
  ) => {
    list.set({ asks: now });
    setSent(link === null ? null : { to: supplier, link, phone: phoneOf(supplier), body });
  };
  const preview = (ask: NewAsk) => callAsAdmin<AskPreview>("POST", `${path}/preview`, ask);
  async function send(ask: NewAsk) {
    take(await callAsAdmin<AskSent>("POST", path, ask), ask);
    setOpen(null);
  }
  /** What a colleague did meanwhile is shown beside the refusal. */
  async function change(ask: Ask, what: object) {
    try {
      const body = { ...what, revision: ask.revision };
      take(await callAsAdmin<AskSent>("PATCH", `${path}/${ask.id}`, body), ask);
    } catch (error) {
      void list.reload();
      throw error;
    }
  }
  const press = (ask: Ask, what: { action: AskAction; note: string }) =>
    action.run(`${what.action} ${ask.id}`, () => change(ask, what));

  return (
    <section className={styles.asks} aria-label={m.asks_title()}>
      {sent && (
        <LinkOnce
          lede={m.asks_link({ supplier: sent.to })}
          url={sent.link}
          phone={sent.phone}
          text={m.asks_whatsapp({ reference: trip.reference, link: sent.link, body: sent.body })}
        />
      )}
      {needs.length + asks.length === 0 && <p className="muted small">{m.asks_nothing()}</p>}
      <ul className={styles.list}>
        {asks.map((ask) => (
          <AskRow
            key={ask.id}
            ask={ask}
            about={needs.find(({ item }) => item === ask.item)?.title ?? ""}
            isStill={isStill(ask)}
            mayEdit={mayEdit}
            busy={action.busy}
            onChange={(what) => void press(ask, what)}
            send={(what) => change(ask, what)}
          />
        ))}
        {unasked.map((need) => (
          <NeedRow
            key={need.item}
            need={need}
            mayEdit={mayEdit}
            isOpen={open === need.item}
            action={action}
            onOpen={(isOpen) => setOpen(isOpen ? need.item : null)}
            preview={preview}
            send={send}
          />
        ))}
      </ul>
      {mayEdit &&
        (open === "other" ? (
          <AskForm
            need={{
              ...{ item: "", supplier: "", supplierId: null, email: "", phone: "", isDated: true },
              body: m.asks_text_for(trip),
            }}
            action={action}
            preview={preview}
            send={send}
            onCancel={() => setOpen(null)}
          />
        ) : (
          <p>
            <Button size="small" variant="secondary" icon="plus" onClick={() => setOpen("other")}>
              {m.asks_other()}
            </Button>
          </p>
        ))}
    </section>
  );
}
