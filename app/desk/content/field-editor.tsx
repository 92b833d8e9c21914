import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import type { OwnPicture } from "#contract/content/own-picture.ts";
import type { EditableField, EditableView, FactReport } from "#contract/wire/corrections.ts";
import { reportLimits } from "#contract/wire/corrections.ts";
import styles from "./content.module.css";
import { FieldHistory } from "./field-history.tsx";
import { nameField } from "./names.ts";
import { PictureField } from "./picture-field.tsx";
import { ValueFields } from "./value-fields.tsx";
import { ValueView } from "./value-view.tsx";

type Kept = { value: unknown; source: string; checked: string };

/**
 * One field: written, kept as a draft, looked at where it will stand, published, thrown away, undone. What is
 * typed outlives a reload; when a colleague saved first both texts stand side by side.
 */
export function FieldEditor({
  path,
  field,
  mayEdit,
  report,
  onSaved,
  onReload,
}: {
  path: string;
  field: EditableField;
  mayEdit: boolean;
  report: FactReport | null;
  onSaved(view: EditableView): void;
  onReload(): Promise<void>;
}) {
  const address = `${path}/${field.field}`;
  const draftKey = formDraft(`content-${address}`);
  const saved: Kept = {
    value: field.draft ? field.draft.value : field.now,
    source: (field.draft ?? field.published)?.source ?? "",
    checked: field.draft?.checked ?? findToday(),
  };
  const [kept, setKept] = useState<Kept | null>(() => readDraft<Kept>(draftKey) as Kept | null);
  const [answer, setAnswer] = useState("");
  const action = useDeskAction();
  const shown = kept ?? saved;
  const edit = (change: Partial<Kept>) => {
    const next = { ...shown, ...change };
    setKept(next);
    keepDraft(draftKey, next);
  };
  const letGo = () => {
    setKept(null);
    keepDraft(draftKey, null);
  };
  const { base } = field;
  const picture = /\/content\/pictures\/([a-z0-9-]+)$/.exec(path)?.[1];
  const theirs = action.fields.theirs;
  const run = (name: string, work: () => Promise<EditableView>, done: string) =>
    action.run(name, async () => {
      try {
        onSaved(await work());
      } catch (error) {
        // What somebody else saved is what the next try is written over.
        await onReload();
        throw error;
      }
      letGo();
      say(done);
    });
  const save = () =>
    run(
      "save",
      () =>
        callAsAdmin("PUT", `${address}/draft`, { base, ...shown, checked: shown.checked || null }),
      m.content_saved(),
    );
  const publish = () =>
    run(
      "publish",
      () =>
        callAsAdmin("POST", `${address}/publish`, {
          base,
          ...(report && { report: report.id, answer }),
        }),
      m.content_live(),
    );
  return (
    <div className={styles.editor}>
      <fieldset disabled={!mayEdit} className={styles.bare}>
        {picture ? (
          <PictureField
            item={picture}
            value={shown.value as OwnPicture | null}
            fault={(at) => action.fields[at]}
            onChange={(value) => edit({ value })}
          />
        ) : (
          <ValueFields
            at=""
            label={nameField(field.field)}
            value={shown.value}
            parts={field.parts}
            fault={(at) => action.fields[at]}
            onChange={(value) => edit({ value })}
          />
        )}
        {field.needsSource && (
          <div className={styles.sources}>
            <TextField
              label={m.content_source()}
              hint={m.content_source_hint()}
              value={shown.source}
              maxLength={160}
              error={action.fields.source}
              onChange={(event) => edit({ source: event.target.value })}
            />
            <TextField
              label={m.content_checked()}
              type="date"
              value={shown.checked}
              max={findToday()}
              error={action.fields.checked}
              onChange={(event) => edit({ checked: event.target.value })}
            />
          </div>
        )}
      </fieldset>
      {theirs !== undefined ? (
        <div className={styles.fact} role="alert">
          <p>{action.problem}</p>
          <span className="small muted">{m.content_theirs()}</span>
          <ValueView value={JSON.parse(theirs)} />
          <div className={styles.buttons}>
            <Button variant="quiet" size="small" onClick={letGo}>
              {m.content_take_theirs()}
            </Button>
            <Button size="small" busy={action.busy === "save"} onClick={() => void save()}>
              {m.content_keep_mine()}
            </Button>
          </div>
        </div>
      ) : (
        action.problem && <FieldError>{action.problem}</FieldError>
      )}
      {report && field.draft && !kept && report.mayAnswer && (
        <TextAreaField
          label={m.content_answer()}
          hint={m.content_answer_hint()}
          rows={2}
          maxLength={reportLimits.answer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      )}
      {mayEdit && (
        <div className={styles.buttons}>
          {kept ? (
            <>
              <Button size="small" busy={action.busy === "save"} onClick={() => void save()}>
                {m.content_save()}
              </Button>
              <Button variant="quiet" size="small" onClick={letGo}>
                {m.content_forget()}
              </Button>
            </>
          ) : field.draft ? (
            <>
              <Button size="small" busy={action.busy === "publish"} onClick={() => void publish()}>
                {report ? m.content_publish_report() : m.content_publish()}
              </Button>
              <Button
                variant="quiet"
                size="small"
                busy={action.busy === "drop"}
                onClick={() =>
                  void run(
                    "drop",
                    () => callAsAdmin("DELETE", `${address}/draft`, { base }),
                    m.content_dropped(),
                  )
                }
              >
                {m.content_drop()}
              </Button>
            </>
          ) : (
            <span className="small muted">{m.content_type_to_change()}</span>
          )}
        </div>
      )}
      <FieldHistory
        field={field}
        mayEdit={mayEdit}
        busy={action.busy}
        onUndo={(to) =>
          void run(
            `undo-${to ?? 0}`,
            () => callAsAdmin("POST", `${address}/undo`, { base, to }),
            m.content_undone(),
          )
        }
      />
    </div>
  );
}
