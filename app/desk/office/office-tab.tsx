import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { OfficeView } from "#contract/wire/desk-office.ts";
import styles from "./office.module.css";
import { OfficeForm } from "./office-form.tsx";
import { WebhooksPart } from "./webhooks-part.tsx";

/** The office's details as every page shows them, and who changed them when. */
export function OfficeTab({ self }: { self: DeskSelf }) {
  const view = useQuery<OfficeView>(callAsAdmin, "/api/desk/office");
  const { data } = view;
  if (!data)
    return view.fault ? (
      <Fault text={view.fault} onRetry={() => void view.reload()} />
    ) : (
      <LoadingRows count={4} />
    );
  return (
    <>
      <TabHead title={m.desk_office()} />
      <p className={styles.lede}>
        {data.isDefault ? m.desk_office_default() : m.desk_office_lede()}{" "}
        {self.role !== "owner" && m.desk_office_owner()}
      </p>
      <OfficeForm
        key={data.history[0]?.at ?? "first"}
        details={data.details}
        mayEdit={self.role === "owner"}
        onSaved={view.set}
      />
      {data.history.length > 0 && (
        <section className={styles.history}>
          <h3 className="h4">{m.desk_office_history()}</h3>
          <ol>
            {data.history.map(({ at, who, parts }) => (
              <li key={at}>
                <time dateTime={at}>{formatMoment(at)}</time> · {who} ·{" "}
                {m.desk_office_part({ parts: parts.join(", ") })}
              </li>
            ))}
          </ol>
        </section>
      )}
      {self.role === "owner" && <WebhooksPart />}
    </>
  );
}
