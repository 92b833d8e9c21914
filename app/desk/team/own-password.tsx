import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import styles from "./team.module.css";

export function OwnPassword() {
  const action = useDeskAction();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await action.run("save", async () => {
      const { message } = await callAsAdmin<{ message: string }>("POST", "/api/desk/me/password", {
        current,
        next,
      });
      say(message);
    });
    if (!saved) return;
    setCurrent("");
    setNext("");
  }
  return (
    <form className={styles.card} onSubmit={save}>
      <h3 className="h4">{m.desk_password_title()}</h3>
      <PasswordField
        label={m.desk_password_current()}
        autoComplete="current-password"
        value={current}
        required
        error={action.fields.current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label={m.auth_password_new()}
        hint={m.desk_password_hint()}
        autoComplete="new-password"
        value={next}
        minLength={12}
        maxLength={72}
        required
        error={action.fields.next}
        onChange={(event) => setNext(event.target.value)}
      />
      <Button type="submit" size="small" busy={action.busy === "save"}>
        {m.desk_password_save()}
      </Button>
    </form>
  );
}
