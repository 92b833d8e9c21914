import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import type { Action } from "#app/calls/use-action.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { Ask, AskChange, AskList, AskSent } from "#contract/agenda.ts";
import type { RateBook } from "#contract/rate-book.ts";
import type { DeskQuote } from "#contract/trip-quotes.ts";
import { AskForm, type NewAsk } from "./ask-form.tsx";
import styles from "./asks.module.css";
import { type Need, proposeAsks } from "./propose-asks.ts";

const stateNames: Record<Ask["state"], () => string> = {
  asked: m.asks_asked,
  confirmed: m.asks_confirmed,
  refused: m.asks_refused,
};
const tones = { asked: "sun", confirmed: "ok", refused: "err" } as const;

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
  const [sent, setSent] = useState<{ to: string; link: string; phone: string } | null>(null);

  if (!list.data || !quote.data || !book.data) {
    const fault = list.fault ?? quote.fault ?? book.fault;
    const again = () => Promise.all([list.reload(), quote.reload(), book.reload()]);
    return fault ? <Fault text={fault} onRetry={() => void again()} /> : <LoadingRows count={2} />;
  }
  const { content, versions } = quote.data;
  const ticked = versions.find(({ state }) => state === "accepted")?.ticked ?? [];
  const { suppliers } = book.data;
  const needs = proposeAsks(content, ticked, suppliers, trip);
  const { asks } = list.data;
  const unasked = needs.filter(({ item }) => !asks.some((ask) => ask.item === item));
  const phoneOf = (name: string) => suppliers.find((one) => one.name === name)?.phone ?? "";
  const take = ({ asks: now, link }: AskSent, to: string) => {
    list.set({ asks: now });
    setSent(link === null ? null : { to, link, phone: phoneOf(to) });
  };
  async function send(ask: NewAsk) {
    take(await callAsAdmin<AskSent>("POST", path, ask), ask.supplier);
    setOpen(null);
  }
  const change = (ask: Ask, what: AskChange["action"]) =>
    action.run(`${what} ${ask.id}`, async () => {
      take(
        await callAsAdmin<AskSent>("PATCH", `${path}/${ask.id}`, { action: what }),
        ask.supplier,
      );
    });

  return (
    <section className={styles.asks} aria-label={m.asks_title()}>
      {sent && (
        <LinkOnce
          lede={m.asks_link({ supplier: sent.to })}
          url={sent.link}
          phone={sent.phone}
          text={m.asks_whatsapp({ reference: trip.reference, link: sent.link })}
        />
      )}
      {needs.length + asks.length === 0 && <p className="muted small">{m.asks_nothing()}</p>}
      <ul className={styles.list}>
        {asks.map((ask) => (
          <AskRow
            key={ask.id}
            ask={ask}
            about={needs.find(({ item }) => item === ask.item)?.title ?? ""}
            mayEdit={mayEdit}
            busy={action.busy}
            onChange={(what) => void change(ask, what)}
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
            send={send}
          />
        ))}
      </ul>
      {mayEdit &&
        (open === "other" ? (
          <AskForm
            need={{ item: "", supplier: "", email: "", phone: "", body: m.asks_text_for(trip) }}
            action={action}
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

/** One that was asked, and what can be done about it. */
function AskRow({
  ask,
  about,
  mayEdit,
  busy,
  onChange,
}: {
  ask: Ask;
  about: string;
  mayEdit: boolean;
  busy: string | null;
  onChange(what: AskChange["action"]): void;
}) {
  return (
    <li>
      <header>
        <b>{ask.supplier}</b>
        <span className={badgeClass} data-tone={tones[ask.state]}>
          {stateNames[ask.state]()}
        </span>
      </header>
      <small>
        {[
          about !== ask.supplier && about,
          ask.email,
          m.asks_asked_at({ at: formatMoment(ask.askedAt) }),
          ask.answeredAt && m.asks_answered_at({ at: formatMoment(ask.answeredAt) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </small>
      {ask.note && <p>{ask.note}</p>}
      <details>
        <summary>{m.asks_body()}</summary>
        <p>{ask.body}</p>
      </details>
      {mayEdit && (
        <span className={styles.buttons}>
          {ask.state !== "confirmed" && (
            <Button
              size="small"
              variant="secondary"
              busy={busy === `confirm ${ask.id}`}
              onClick={() => onChange("confirm")}
            >
              {m.asks_mark_confirmed()}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            busy={busy === `again ${ask.id}`}
            onClick={() => onChange("again")}
          >
            {m.asks_again()}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={busy === `withdraw ${ask.id}`}
            onClick={() => onChange("withdraw")}
          >
            {m.asks_withdraw()}
          </Button>
        </span>
      )}
    </li>
  );
}

/** What nobody was asked yet: one press where the rate book knows an address, else the form. */
function NeedRow({
  need,
  mayEdit,
  isOpen,
  action,
  onOpen,
  send,
}: {
  need: Need;
  mayEdit: boolean;
  isOpen: boolean;
  action: Action;
  onOpen(isOpen: boolean): void;
  send(ask: NewAsk): Promise<void>;
}) {
  const { title: _, phone: __, ...ask } = need;
  return (
    <li>
      <header>
        <b>{need.title}</b>
        <span className={badgeClass} data-tone="err">
          {m.asks_nobody()}
        </span>
      </header>
      {need.supplier !== need.title && (
        <small>{[need.supplier, need.email].filter(Boolean).join(" · ")}</small>
      )}
      {mayEdit &&
        (isOpen ? (
          <AskForm need={need} action={action} send={send} onCancel={() => onOpen(false)} />
        ) : (
          <span className={styles.buttons}>
            {need.email && (
              <Button
                size="small"
                icon="send"
                busy={action.busy === need.item}
                onClick={() => void action.run(need.item, () => send(ask))}
              >
                {m.asks_ask_now()}
              </Button>
            )}
            <Button
              size="small"
              variant={need.email ? "quiet" : "secondary"}
              onClick={() => onOpen(true)}
            >
              {m.asks_ask()}
            </Button>
          </span>
        ))}
    </li>
  );
}
