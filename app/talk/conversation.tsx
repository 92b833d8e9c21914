import { type FormEvent, type ReactNode, type Ref, useState } from "react";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { Bubble, bubblesClass } from "./bubble.tsx";
import styles from "./conversation.module.css";

export type Line = {
  id: string | number;
  /** Whether it was written by whoever is reading. */
  own: boolean;
  who: string;
  subject?: string;
  body: string;
  at: string;
};

/** What was said, oldest first; one's own on the right. */
export function Conversation({ lines, empty }: { lines: Line[]; empty: string }) {
  if (lines.length === 0) return <p className="muted small">{empty}</p>;
  return (
    <ol className={`${bubblesClass} ${styles.lines}`}>
      {lines.map(({ id, who, at, ...said }) => (
        <li key={id}>
          <Bubble
            {...said}
            by={
              <>
                {who} · <time dateTime={at}>{formatMoment(at)}</time>
              </>
            }
          />
        </li>
      ))}
    </ol>
  );
}

type Draft = { text: string };

/** A text to send. What was written stays until it has arrived; Ctrl+Enter sends. */
export function Composer({
  label,
  hint,
  send,
  sending,
  maxLength,
  draft,
  onSend,
  children,
  beside,
  tools,
  look,
  ref,
}: {
  label: string;
  hint?: string;
  send: string;
  sending: string;
  maxLength: number;
  /** The name under which the words are kept for this tab until they have arrived. */
  draft: string;
  /** Resolves to whether it arrived. */
  onSend(text: string): Promise<boolean>;
  children?: ReactNode;
  /** In the line of the button. */
  beside?: ReactNode;
  /** Above the text: what writes into it, or does something else with what is written. */
  tools?(text: string, write: (text: string) => void): ReactNode;
  /** `foot`: low, at the foot of what scrolls above it. */
  look?: "foot";
  ref?: Ref<HTMLTextAreaElement>;
}) {
  const [text, setText] = useState(() => readDraft<Draft>(formDraft(draft))?.text ?? "");
  const change = (next: string) => {
    setText(next);
    keepDraft(formDraft(draft), next ? { text: next } : null);
  };
  const [busy, setBusy] = useState(false);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy || !text.trim()) return;
    setBusy(true);
    if (await onSend(text)) change("");
    setBusy(false);
  }

  return (
    <form className={styles.composer} data-look={look} onSubmit={submit}>
      {children}
      {tools?.(text, change)}
      <TextAreaField
        ref={ref}
        label={label}
        hint={hint}
        value={text}
        maxLength={maxLength}
        rows={look === "foot" ? 2 : 4}
        required
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <div className={styles.actions}>
        {beside}
        <span className={styles.hint}>{m.desk_send_hint()}</span>
        <Button type="submit" size="small" icon="send" busy={busy} disabled={!text.trim()}>
          {busy ? sending : send}
        </Button>
      </div>
    </form>
  );
}
