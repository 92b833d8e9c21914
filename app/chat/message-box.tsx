import { type FormEvent, useId, useRef, useState } from "react";
import { findStoredUser } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { chatLimits } from "#contract/wire/chat.ts";
import { AddressFields } from "./address-fields.tsx";
import type { Conversation } from "./conversation.ts";
import styles from "./message-box.module.css";

type MessageBoxProps = {
  conversation: Conversation;
  /** The server has answered: before that nobody knows whether an address must be asked for. */
  ready: boolean;
  /** A first message while nobody is at the desk: the answer needs a way back. */
  asksAddress: boolean;
};

/** From here the characters that are left are counted aloud. */
const nearLimit = 200;

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Where one writes. Enter sends where there is a keyboard; on a phone it begins a new line. */
export function MessageBox({ conversation, ready, asksAddress }: MessageBoxProps) {
  const [words, setWords] = useState(conversation.draft);
  const [user] = useState(findStoredUser);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const left = chatLimits.message - words.length;
  const canSend = ready && words.trim() !== "";

  function change(next: string) {
    setWords(next);
    conversation.keepDraft(next);
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSend) return;
    const values = new FormData(event.currentTarget);
    const contact = { name: text(values.get("name")), email: text(values.get("email")) };
    conversation.say(words, contact);
    setWords("");
    area.current?.focus();
  }

  return (
    <form ref={form} className={styles.box} onSubmit={send}>
      {asksAddress && (
        <div className={styles.address}>
          <AddressFields
            name={text(user?.user_metadata?.full_name)}
            email={user?.email ?? ""}
            emailHint={m.chat_email_hint()}
          />
        </div>
      )}
      <div className={styles.row}>
        <label className="visually-hidden" htmlFor={id}>
          {m.chat_message()}
        </label>
        <textarea
          ref={area}
          id={id}
          data-first
          className={styles.area}
          rows={1}
          value={words}
          maxLength={chatLimits.message}
          placeholder={m.chat_message()}
          aria-describedby={left < nearLimit ? `${id}-left` : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            // While a word is being composed (Devanagari, for one) Enter belongs to the composing.
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            if (!window.matchMedia("(hover: hover)").matches) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
        />
        <IconButton
          type="submit"
          name="send"
          label={m.chat_send()}
          variant="primary"
          disabled={!canSend}
        />
      </div>
      {left < nearLimit && (
        <p className={styles.left} id={`${id}-left`}>
          {m.chat_left({ count: left })}
        </p>
      )}
    </form>
  );
}
