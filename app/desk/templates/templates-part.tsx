import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { nameLanguage } from "#app/ui/language.ts";
import type { Template } from "#contract/quote/rate-book.ts";
import { TemplateForm } from "./template-form.tsx";
import styles from "./templates.module.css";

const path = "/api/desk/templates";
type TemplateList = { templates: Template[] };

/** The templates of texts and of whole trips: written, called otherwise, removed. */
export function TemplatesPart({ mayEdit }: { mayEdit: boolean }) {
  const list = useQuery<TemplateList>(callAsAdmin, path);
  const action = useDeskAction();
  const [open, setOpen] = useState<string | null>(null);
  if (!list.data)
    return list.fault ? (
      <Fault text={list.fault} onRetry={() => void list.reload()} />
    ) : (
      <LoadingRows />
    );
  const { templates } = list.data;
  async function save(id: string | null, body: object): Promise<void> {
    list.set(
      await (id
        ? callAsAdmin<TemplateList>("PUT", `${path}/${id}`, body)
        : callAsAdmin<TemplateList>("POST", path, body)),
    );
    setOpen(null);
    say(m.templates_saved());
  }
  const remove = ({ id, name }: Template) => {
    if (!window.confirm(m.templates_remove_confirm({ name }))) return;
    void action.run(id, async () =>
      list.set(await callAsAdmin<TemplateList>("DELETE", `${path}/${id}`)),
    );
  };
  const form = (template: Template | null) => (
    <TemplateForm
      template={template}
      save={(body) => save(template?.id ?? null, body)}
      onCancel={() => setOpen(null)}
    />
  );
  return (
    <div className={styles.part}>
      <p className="muted small">{m.templates_lede()}</p>
      {mayEdit &&
        (open === "new" ? (
          form(null)
        ) : (
          <p>
            <Button size="small" icon="plus" onClick={() => setOpen("new")}>
              {m.templates_new()}
            </Button>
          </p>
        ))}
      {templates.length === 0 && open !== "new" && (
        <EmptyList title={m.templates_empty()} lede={m.templates_empty_lede()} />
      )}
      {(["text", "trip"] as const).map((kind) => {
        const shown = templates.filter((one) => one.kind === kind);
        if (shown.length === 0) return null;
        const title = kind === "text" ? m.templates_texts() : m.templates_trips();
        return (
          <section key={kind} className={styles.group} aria-label={title}>
            <h3 className="h4">{title}</h3>
            <ul className={styles.list}>
              {shown.map((template) => (
                <li key={template.id} lang={template.language}>
                  {open === template.id ? (
                    form(template)
                  ) : (
                    <TemplateRow
                      template={template}
                      mayEdit={mayEdit}
                      busy={action.busy === template.id}
                      onOpen={() => setOpen(template.id)}
                      onRemove={() => remove(template)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function TemplateRow({
  template,
  mayEdit,
  busy,
  onOpen,
  onRemove,
}: {
  template: Template;
  mayEdit: boolean;
  busy: boolean;
  onOpen(): void;
  onRemove(): void;
}) {
  const { name, language, content } = template;
  return (
    <>
      <header>
        <b>{name}</b>
        <span className={badgeClass}>{nameLanguage(language)}</span>
      </header>
      {"body" in content ? (
        <p className={styles.text}>{content.body}</p>
      ) : (
        <p className="muted small" lang="en">
          {m.templates_holds({ days: content.trip.days.length, items: content.items.length })}
        </p>
      )}
      {mayEdit && (
        <span className={styles.buttons} lang="en">
          <Button size="small" variant="secondary" onClick={onOpen}>
            {"body" in content ? m.templates_change() : m.templates_rename()}
          </Button>
          <Button size="small" variant="quiet" busy={busy} onClick={onRemove}>
            {m.templates_remove()}
          </Button>
        </span>
      )}
    </>
  );
}
