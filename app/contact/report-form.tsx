import { useRef, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { reportLimits, reportSubjects } from "#contract/wire/corrections.ts";
import styles from "./report-form.module.css";
import { subjectNames } from "./report-subjects.ts";

/** What has changed, what is true now and where it was seen; an address only for who wants to hear of it. */
export function ReportForm({ name, path }: { name: string; path: string }) {
  const [sent, setSent] = useState("");
  const done = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  const action = useAction({ toast: false, otherwise: m.report_failed });
  const form = useForm({
    action,
    draft: `report-${path}`,
    async send(values) {
      const { message } = await callApi<{ message: string }>("POST", "/api/reports", {
        ...values,
        path,
      });
      setSent(message);
      form.reset();
      focusAfter(() => done.current);
    },
  });
  if (sent)
    return (
      <p ref={done} tabIndex={-1} role="status" className={styles.sent}>
        <Icon name="check" size={20} /> {m.report_thanks({ text: sent })}
      </p>
    );
  return (
    <form className={styles.form} aria-label={m.report_title({ name })} {...form.props}>
      <SelectField
        name="subject"
        label={m.report_subject()}
        placeholder={m.report_choose()}
        defaultValue=""
        required
        options={reportSubjects.map((value) => ({ value, label: subjectNames[value]() }))}
        error={form.error("subject")}
      />
      <TextAreaField
        name="body"
        label={m.report_body()}
        rows={3}
        required
        maxLength={reportLimits.body}
        error={form.error("body")}
      />
      <TextField
        name="seenAt"
        label={m.report_seen()}
        hint={m.report_seen_hint()}
        maxLength={reportLimits.seenAt}
        error={form.error("seenAt")}
      />
      <TextField
        name="email"
        type="email"
        label={m.contact_email()}
        hint={m.report_email_hint()}
        autoComplete="email"
        maxLength={254}
        error={form.error("email")}
      />
      {/* People do not see it: whoever fills it is a script. */}
      <input
        type="text"
        name="website"
        className={styles.trap}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" size="small" icon="send" busy={form.busy}>
        {form.busy ? m.contact_sending() : m.report_send()}
      </Button>
    </form>
  );
}
