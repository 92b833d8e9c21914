import { Link, useLocation } from "react-router";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import type { FormValues } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * Leads to the message form with the page named in it and what we need to know asked, unless a message
 * is begun there already. Without a script it leads to the empty form.
 */
export function ReportChange({ name }: { name: string }) {
  const { pathname: path } = useLocation();
  const begin = () => {
    const draft = readDraft<FormValues>(formDraft("contact"));
    if (draft?.message?.trim()) return;
    keepDraft(formDraft("contact"), { ...draft, message: m.report_message({ name, path }) });
  };
  return (
    <p className="small">
      <Link to="/contact" onClick={begin} style={{ textDecoration: "underline" }}>
        {m.report_change()}
      </Link>
    </p>
  );
}
