import type { Action } from "#app/calls/use-action.ts";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { Ask, AskChange } from "#contract/wire/agenda.ts";
import { AskForm, type NewAsk } from "./ask-form.tsx";
import styles from "./asks.module.css";
import type { Need } from "./propose-asks.ts";

const stateNames: Record<Ask["state"], () => string> = {
  asked: m.asks_asked,
  confirmed: m.asks_confirmed,
  refused: m.asks_refused,
};
const tones = { asked: "sun", confirmed: "ok", refused: "err" } as const;

/** One that was asked, and what can be done about it. */
export function AskRow({
  ask,
  about,
  isStill,
  mayEdit,
  busy,
  onChange,
}: {
  ask: Ask;
  about: string;
  /** Whether the quote still sells what was asked for. */
  isStill: boolean;
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
      {!isStill && <small className={styles.warn}>{m.asks_changed()}</small>}
      {ask.note && <p>{ask.note}</p>}
      <details>
        <summary>{m.asks_body()}</summary>
        <p>{ask.body}</p>
      </details>
      {mayEdit && (
        <span className={styles.buttons}>
          {ask.state !== "confirmed" && isStill && (
            <Button
              size="small"
              variant="secondary"
              busy={busy === `confirm ${ask.id}`}
              onClick={() => onChange("confirm")}
            >
              {m.asks_mark_confirmed()}
            </Button>
          )}
          {isStill && (
            <Button
              size="small"
              variant="quiet"
              busy={busy === `again ${ask.id}`}
              onClick={() => onChange("again")}
            >
              {m.asks_again()}
            </Button>
          )}
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

/** What nobody was asked yet; the letter is read before it goes. */
export function NeedRow({
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
      {!need.isDated && <small className={styles.warn}>{m.quote_stay_undated()}</small>}
      {mayEdit &&
        (isOpen ? (
          <AskForm need={need} action={action} send={send} onCancel={() => onOpen(false)} />
        ) : (
          <span className={styles.buttons}>
            <Button
              size="small"
              icon="send"
              variant={need.email ? "primary" : "secondary"}
              onClick={() => onOpen(true)}
            >
              {m.asks_ask()}
            </Button>
          </span>
        ))}
    </li>
  );
}
