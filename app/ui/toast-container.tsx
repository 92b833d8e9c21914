import { type ReactElement, useRef } from "react";
// The entry that injects no styles: the page's policy forbids it, toast.css brings them.
import { type IconProps, ToastContainer, toast } from "react-toastify/unstyled";
import { m } from "#app/paraglide/messages.js";
import { Icon, type IconName } from "./icon.tsx";
import { type ToastKind, toastTimes } from "./toast-times.ts";
import { useClearToasts } from "./use-clear-toasts.ts";
import "./toast.css";

/** Texts of the specification that begin with a sign of their own get no second one. */
const beginsWithSign = (text: string) => /^\p{Extended_Pictographic}/u.test(text);

const signs: Record<string, IconName> = { success: "check", error: "alert", warning: "alert" };

function Sign({ type }: IconProps): ReactElement {
  return <Icon name={signs[type] ?? "info"} size={24} />;
}

export function say(text: string, kind: ToastKind, time: number): void {
  toast(text, {
    type: kind,
    autoClose: time,
    ...(beginsWithSign(text) && { icon: false }),
  });
}

export function Container() {
  const part = useRef<HTMLDivElement>(null);
  useClearToasts(part);
  return (
    <div data-keeps-popup ref={part}>
      <ToastContainer aria-label={m.late_toasts()} autoClose={toastTimes.usual} icon={Sign} />
    </div>
  );
}
