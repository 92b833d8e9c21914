import { type MouseEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { latePart } from "#app/ui/late-part.tsx";

const ReportForm = latePart(async () => (await import("./report-form.tsx")).ReportForm);

/** Opens a short form about this page, fetched when it is asked for. Without a script the message form is the way. */
export function ReportChange({ name }: { name: string }) {
  const { pathname: path } = useLocation();
  const [open, setOpen] = useState(false);
  const begin = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <div className="small">
      <Link
        to="/contact"
        onClick={begin}
        aria-expanded={open}
        style={{ textDecoration: "underline" }}
      >
        {m.report_change()}
      </Link>
      {open && <ReportForm key={path} name={name} path={path} />}
    </div>
  );
}
