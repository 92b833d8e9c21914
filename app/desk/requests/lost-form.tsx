import { type FormEvent, useState } from "react";
import { lostNames } from "#app/desk/request-names.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { deskLimits } from "#contract/wire/desk.ts";
import { type LostCode, lostCodes } from "#contract/wire/trip-stages.ts";
import styles from "./requests.module.css";

export type Loss = { stage: "lost"; lostCode: LostCode; lostReason: string };

/** Asks why a request comes to nothing: one of the list, and words where they say more. */
export function LostForm({
  busy,
  onLose,
  onCancel,
}: {
  busy: boolean;
  onLose(loss: Loss): void;
  onCancel(): void;
}) {
  const [code, setCode] = useState<LostCode | "">("");
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code) onLose({ stage: "lost", lostCode: code, lostReason: words });
  };
  return (
    <form
      className={styles.lost}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <SelectField
        label={m.desk_lost_reason()}
        value={code}
        required
        autoFocus
        placeholder={m.desk_lost_choose()}
        options={lostCodes
          .filter((one) => one !== "withdrawn")
          .map((one) => ({ value: one, label: lostNames[one]() }))}
        onChange={(event) => setCode(event.target.value as LostCode)}
      />
      <TextField
        label={m.desk_lost_words()}
        hint={code === "other" ? undefined : m.desk_optional()}
        value={words}
        maxLength={deskLimits.reason}
        required={code === "other"}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.decide}>
        <Button type="submit" variant="danger" size="small" busy={busy}>
          {m.desk_lose()}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </div>
    </form>
  );
}
