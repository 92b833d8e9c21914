import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type DeskView, viewLimits } from "#contract/wire/desk-requests.ts";
import { filterText, isStart, type RequestFilter, readFilter } from "./request-filter.ts";
import styles from "./requests.module.css";

type Views = { views: DeskView[] };

/** Lists that one comes back to, by a name; this one can be kept among them. */
export function SavedViews({
  filter,
  onChange,
}: {
  filter: RequestFilter;
  onChange(filter: RequestFilter): void;
}) {
  const kept = useQuery<Views>(callAsAdmin, "/api/desk/views");
  const action = useDeskAction();
  const form = useForm({
    action,
    async send({ name }) {
      const body = { name, query: filterText(filter) };
      kept.set(await callAsAdmin<Views>("POST", "/api/desk/views", body));
      form.reset();
    },
  });
  const drop = ({ id }: DeskView) =>
    void action.run(id, async () =>
      kept.set(await callAsAdmin<Views>("DELETE", `/api/desk/views/${id}`)),
    );
  return (
    <section className={styles.views} aria-label={m.desk_views()}>
      <h3>{m.desk_views()}</h3>
      {kept.data?.views.length === 0 && <p className="muted small">{m.desk_views_none()}</p>}
      <ul>
        {kept.data?.views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              aria-pressed={view.query === filterText(filter)}
              onClick={() => {
                const query = new URLSearchParams(view.query);
                onChange(readFilter((field) => query.get(field)));
              }}
            >
              {view.name}
            </button>
            <IconButton
              name="close"
              size={16}
              variant="plain"
              label={m.desk_view_drop({ name: view.name })}
              onClick={() => drop(view)}
            />
          </li>
        ))}
      </ul>
      <form {...form.props}>
        <TextField
          label={m.desk_view_name()}
          name="name"
          maxLength={viewLimits.name}
          required
          error={form.error("name")}
        />
        <Button
          type="submit"
          size="small"
          variant="secondary"
          busy={form.busy}
          disabled={isStart(filter)}
        >
          {m.desk_view_save()}
        </Button>
      </form>
    </section>
  );
}
