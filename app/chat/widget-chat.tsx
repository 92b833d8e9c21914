import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { ChatLauncher } from "./chat-launcher.tsx";
import { giveConsent, useConsent } from "./consent.ts";
import { CornerDialog } from "./corner-dialog.tsx";
import type { ChatCornerProps } from "./corner-props.ts";
import { reportWidget } from "./open-chat.ts";
import styles from "./widget-chat.module.css";
import { loadWidget, widgets } from "./widgets.ts";

type Loading = "none" | "coming" | "ready" | "failed";

/** An outside company's chat: asks first, remembers the answer, and steps aside once the widget is there. */
export function WidgetChat({ chat, calls }: ChatCornerProps) {
  const widget = widgets[chat.provider];
  const agreed = useConsent(chat);
  const [state, setState] = useState<Loading>("none");
  const [open, setOpen] = useState(false);
  const wanted = useRef(false);

  useEffect(() => {
    if (!widget || !agreed || state !== "none") return;
    setState("coming");
    loadWidget(widget, chat).then(
      () => {
        setState("ready");
        reportWidget(true);
        if (wanted.current) widget.open(window);
        wanted.current = false;
        setOpen(false);
      },
      () => {
        setState("failed");
        reportWidget(false);
      },
    );
  }, [widget, chat, agreed, state]);

  function wish() {
    if (state === "ready") {
      widget?.open(window);
      return;
    }
    wanted.current = true;
    setOpen(true);
  }
  const answered = useRef(0);
  useEffect(() => {
    if (calls === answered.current) return;
    answered.current = calls;
    wish();
  }, [calls]);

  if (!widget) return null;
  const { company } = widget;
  function leave() {
    wanted.current = false;
    setOpen(false);
  }
  return (
    <>
      {/* The widget has a button of its own. */}
      {state !== "ready" && <ChatLauncher open={open} onOpen={wish} />}
      {open && (
        <CornerDialog title={m.chat_open()} onClose={leave}>
          <div className={styles.body}>
            {!agreed ? (
              <>
                <p>{m.chat_consent_text({ company })}</p>
                <p className={styles.note}>
                  {m.chat_consent_note()} <Link to="/privacy">{m.nav_privacy()}</Link>
                </p>
                <div className={styles.actions}>
                  <Button data-first onClick={() => giveConsent(chat)}>
                    {m.chat_consent_yes()}
                  </Button>
                  <Button variant="quiet" onClick={leave}>
                    {m.chat_not_now()}
                  </Button>
                </div>
              </>
            ) : state === "failed" ? (
              <>
                <FieldError>{m.chat_widget_failed({ company })}</FieldError>
                <div className={styles.actions}>
                  <Button onClick={() => setState("none")}>{m.error_again()}</Button>
                  <ButtonLink to="/contact" variant="quiet" onClick={leave}>
                    {m.contact_write()}
                  </ButtonLink>
                </div>
              </>
            ) : (
              <Spinner label={m.chat_widget_coming()} />
            )}
          </div>
        </CornerDialog>
      )}
    </>
  );
}
