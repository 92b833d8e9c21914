import { useState } from "react";
import type { Action } from "#app/calls/use-action.ts";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { RowMenu, RowMenuItem } from "#app/desk/ui/row-menu.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDays, formatMoment } from "#app/ui/format-dates.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Ask, AskPreview } from "#contract/wire/agenda.ts";
import { type AskAction, isOver, mayDo } from "#contract/wire/ask-states.ts";
import { AskForm, type NewAsk } from "./ask-form.tsx";
import { askStateNames, askTones, sayAskDetails } from "./ask-names.ts";
import styles from "./asks.module.css";
import type { Need } from "./propose-asks.ts";
import { type SaidStep, StepForm } from "./step-form.tsx";

const quietSteps: { action: AskAction; label(): string; icon: IconName; danger?: boolean }[] = [
  { action: "again", label: m.asks_again, icon: "send" },
  { action: "waitlist", label: m.asks_waitlist, icon: "clock" },
  { action: "refuse", label: m.asks_refuse, icon: "close" },
  { action: "release", label: m.asks_release, icon: "minus" },
  { action: "withdraw", label: m.asks_withdraw, icon: "trash", danger: true },
];

/** One that was asked: where it stands, every state that it was in, and what can be done about it. */
export function AskRow({
  ask,
  about,
  isStill,
  mayEdit,
  busy,
  onChange,
  send,
}: {
  ask: Ask;
  about: string;
  /** Whether the quote still sells what was asked for. */
  isStill: boolean;
  mayEdit: boolean;
  busy: string | null;
  onChange(change: { action: AskAction; note: string }): void;
  /** Throws what the call throws. */
  send(change: object): Promise<void>;
}) {
  const [step, setStep] = useState<SaidStep | null>(null);
  const said: SaidStep[] = ["confirm", "hold", "cancel"];
  const names = { confirm: m.asks_mark_confirmed, hold: m.asks_hold, cancel: m.asks_cancel };
  const quiet = quietSteps.filter(
    ({ action }) => mayDo(action, ask.state) && (action !== "again" || isStill),
  );
  return (
    <li data-over={isOver(ask.state) || undefined}>
      <header>
        <b>{ask.supplier}</b>
        <span className={badgeClass} data-tone={askTones[ask.state]}>
          {askStateNames[ask.state]()}
        </span>
      </header>
      <small>
        {[
          about !== ask.supplier && about,
          ask.from && ask.to && formatDays(ask.from, ask.to),
          ...sayAskDetails({
            until: ask.until ?? "",
            confirmation: ask.confirmation,
            charge: ask.state === "cancelled" ? ask.charge : 0,
          }),
          ask.email,
        ]
          .filter(Boolean)
          .join(" · ")}
      </small>
      {!isStill && !isOver(ask.state) && <small className={styles.warn}>{m.asks_changed()}</small>}
      {ask.note && <p>{ask.note}</p>}
      <details>
        <summary>{m.asks_history()}</summary>
        <History ask={ask} />
        <p className={styles.letter}>{ask.body}</p>
      </details>
      {mayEdit && step && (
        <StepForm
          key={step}
          ask={ask}
          about={about || ask.supplier}
          step={step}
          send={async (change) => {
            await send(change);
            setStep(null);
          }}
          onCancel={() => setStep(null)}
        />
      )}
      {mayEdit && !step && (
        <span className={styles.buttons}>
          {said.map(
            (one) =>
              mayDo(one, ask.state) &&
              (one !== "confirm" || isStill) &&
              (ask.state !== "cancelled" || ask.charge === null) && (
                <Button
                  key={one}
                  size="small"
                  variant={one === "confirm" && ask.state !== "confirmed" ? "secondary" : "quiet"}
                  onClick={() => setStep(one)}
                >
                  {one === "confirm" && ask.state === "confirmed"
                    ? m.asks_correct_number()
                    : names[one]()}
                </Button>
              ),
          )}
          {quiet.length > 0 && (
            <RowMenu
              label={m.asks_more({ supplier: ask.supplier })}
              busy={busy?.endsWith(ask.id) ?? false}
            >
              {quiet.map(({ action, label, icon, danger = false }) => (
                <RowMenuItem
                  key={action}
                  icon={icon}
                  label={label()}
                  danger={danger}
                  onPick={() => onChange({ action, note: "" })}
                />
              ))}
            </RowMenu>
          )}
        </span>
      )}
    </li>
  );
}

/** Who brought it to which state, and when. */
function History({ ask }: { ask: Ask }) {
  if (ask.history.length === 0) return <p>{m.asks_asked_at({ at: formatMoment(ask.askedAt) })}</p>;
  return (
    <ol className={styles.history}>
      {ask.history.map(({ at, who, bySupplier, state, details }) => (
        <li key={at}>
          <b>{askStateNames[state]()}</b>{" "}
          {[
            ...sayAskDetails(details),
            bySupplier ? m.asks_by_link({ supplier: who }) : who,
            formatMoment(at),
          ].join(" · ")}
        </li>
      ))}
    </ol>
  );
}

/** What nobody was asked yet; the letter is read before it goes. */
export function NeedRow({
  need,
  mayEdit,
  isOpen,
  action,
  onOpen,
  preview,
  send,
}: {
  need: Need;
  mayEdit: boolean;
  isOpen: boolean;
  action: Action;
  onOpen(isOpen: boolean): void;
  preview(ask: NewAsk): Promise<AskPreview>;
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
          <AskForm
            need={need}
            action={action}
            preview={preview}
            send={send}
            onCancel={() => onOpen(false)}
          />
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
