import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { AddressCard } from "./address-card.tsx";
import type { Chat } from "./chat-state.ts";
import styles from "./chat-window.module.css";
import type { Conversation } from "./conversation.ts";
import { CornerDialog } from "./corner-dialog.tsx";
import { ForgetChat } from "./forget-chat.tsx";
import { MessageBox } from "./message-box.tsx";
import { MessageLog } from "./message-log.tsx";
import { useOnline } from "./use-online.ts";

type ChatWindowProps = { conversation: Conversation; chat: Chat; onClose(): void };

/** Who is there, in a sentence; what stands in the way goes first. */
function sayPresence(chat: Chat, online: boolean): string {
  if (!online) return m.chat_offline();
  if (chat.phase === "asking") return m.chat_asking();
  if (chat.phase === "unreachable" || chat.link === "lost") return m.chat_lost();
  return chat.present ? m.chat_here() : m.chat_away();
}

export function ChatWindow({ conversation, chat, onClose }: ChatWindowProps) {
  const online = useOnline();
  const { thread, phase } = chat;
  return (
    <CornerDialog
      tall
      title={m.chat_open()}
      lede={<p role="status">{sayPresence(chat, online)}</p>}
      sign={
        <span
          className={styles.sky}
          data-lit={(chat.present && online) || undefined}
          aria-hidden="true"
        >
          <i />
        </span>
      }
      onClose={onClose}
    >
      <MessageLog conversation={conversation} chat={chat}>
        {phase === "unreachable" && (
          <div className={styles.notice}>
            <p>{m.chat_unreachable()}</p>
            <Button size="small" variant="secondary" onClick={() => void conversation.refresh()}>
              {m.error_again()}
            </Button>
          </div>
        )}
        {thread?.status === "closed" && <p className={styles.notice}>{m.chat_closed()}</p>}
        {thread && (
          <AddressCard
            key={`${thread.id} ${thread.email}`}
            name={thread.name}
            email={thread.email}
            present={chat.present}
            onSave={conversation.setContact}
          />
        )}
        {thread && <ForgetChat unsent={chat.unsent.length} onForget={conversation.leave} />}
      </MessageLog>
      <MessageBox
        conversation={conversation}
        ready={phase === "ready"}
        asksAddress={phase === "ready" && !thread && !chat.present && chat.unsent.length === 0}
      />
    </CornerDialog>
  );
}
