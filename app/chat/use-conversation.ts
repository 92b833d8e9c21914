import { useEffect, useState, useSyncExternalStore } from "react";
import { chatCalls } from "./chat-client.ts";
import { chatMemory, seenKey } from "./chat-memory.ts";
import type { Chat } from "./chat-state.ts";
import { type Conversation, createConversation } from "./conversation.ts";

/** A tab behind others stays in the conversation this long: then the desk's answers go by mail. */
const outOfView = 60_000;
/** Whether somebody sits at the desk is asked anew this often while the window is open. */
const askAgain = 30_000;

const isInView = () => document.visibilityState === "visible";

/** The page's one conversation. Whoever never wrote costs no call until the window is opened. */
export function useConversation(open: boolean): { conversation: Conversation; chat: Chat } {
  const [conversation] = useState(() => createConversation(chatCalls, chatMemory));
  const chat = useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get);

  useEffect(() => {
    if (open || chatMemory.readSeen()) void conversation.refresh();
  }, [conversation, open]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isInView()) conversation.wake(true);
      else timer = setTimeout(() => conversation.wake(false), outOfView);
    };
    const hear = (event: StorageEvent) => event.key === seenKey && conversation.hearTab();
    const comeBack = () => {
      if (conversation.get().phase !== "asking") void conversation.refresh();
    };
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("storage", hear);
    window.addEventListener("online", comeBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("storage", hear);
      window.removeEventListener("online", comeBack);
      conversation.wake(false);
    };
  }, [conversation]);

  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => isInView() && void conversation.refresh(), askAgain);
    return () => clearInterval(timer);
  }, [conversation, open]);

  const { messages } = chat;
  useEffect(() => {
    if (!open || messages.length === 0) return;
    const read = () => isInView() && conversation.read();
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [conversation, open, messages]);

  return { conversation, chat };
}
