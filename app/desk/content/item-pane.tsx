import { type ComponentProps, Fragment, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { subjectNames } from "#app/contact/report-subjects.ts";
import { useLive } from "#app/desk/live.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import type { EditableView, FactReport } from "#contract/wire/corrections.ts";
import styles from "./content.module.css";
import { FieldEditor } from "./field-editor.tsx";
import { nameField, nameKind } from "./names.ts";

/** A thing of the content, field by field: as shown, drafts, history. `report`: what made somebody look. */
export function ItemPane({
  kind,
  item,
  mayEdit,
  report,
  onOpen,
}: {
  kind: string;
  item: string;
  mayEdit: boolean;
  report: FactReport | null;
  onOpen(kind: string, item: string, report: string | null): void;
}) {
  const path = `/api/desk/content/${kind}/${item}`;
  const view = useQuery<EditableView>(callAsAdmin, path);
  const { data } = view;
  useLive(["desk-content", "content"], () => void view.reload());
  if (!data)
    return view.fault ? (
      <Fault text={view.fault} onRetry={() => void view.reload()} />
    ) : (
      <LoadingRows count={5} />
    );
  return (
    <div className={styles.item}>
      <header className={styles.itemHead}>
        <h3 className="h3">{data.name}</h3>
        <p className="small muted">
          {nameKind(kind)}
          {data.path && (
            <>
              {" · "}
              <a href={data.path} target="_blank" rel="noreferrer">
                {data.path}
              </a>
              {" · "}
              <a href={`${data.path}?draft`} target="_blank" rel="noreferrer">
                {m.content_preview()}
              </a>
            </>
          )}
        </p>
        {data.also.length > 0 && (
          <p className="small">
            {m.content_also()}{" "}
            {data.also.map((other, at) => (
              <Fragment key={`${other.kind}/${other.item}`}>
                {at > 0 && " · "}
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => onOpen(other.kind, other.item, report?.id ?? null)}
                >
                  {nameKind(other.kind)}: {other.name}
                </button>
              </Fragment>
            ))}
          </p>
        )}
      </header>
      {report && (
        <aside className={styles.fact}>
          <b className="small">{m.content_reported({ subject: subjectNames[report.subject]() })}</b>
          <p className={styles.text}>{report.body}</p>
          {report.seenAt && (
            <p className="small muted">{m.content_seen({ text: report.seenAt })}</p>
          )}
        </aside>
      )}
      {data.fields.map((field) => (
        <FieldRow
          key={field.field}
          path={path}
          field={field}
          mayEdit={mayEdit}
          report={report}
          onSaved={view.set}
          onReload={view.reload}
        />
      ))}
    </div>
  );
}

/** A field by its name and state; its editor is made when it is opened. */
function FieldRow(props: ComponentProps<typeof FieldEditor>) {
  const { field, report } = props;
  const [open, setOpen] = useState(report?.field === field.field);
  return (
    <details
      className={styles.field}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{nameField(field.field)}</span>
        {field.draft && <span className={badgeClass}>{m.content_draft()}</span>}
        {field.published && !field.published.isShipped && (
          <span className={badgeClass} data-tone="ok">
            {m.content_published()}
          </span>
        )}
        {(field.isRefused || field.isStale) && (
          <span className={badgeClass} data-tone="err">
            {field.isRefused ? m.content_refused() : m.content_stale()}
          </span>
        )}
      </summary>
      {open && <FieldEditor {...props} />}
    </details>
  );
}
