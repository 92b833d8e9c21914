import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { Agree } from "#app/desk/ui/agree.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { FilesButton } from "#app/ui/files-button.tsx";
import type { RateImported } from "#contract/quote/rate-book.ts";
import styles from "./quotes.module.css";

/** The book as a file, out and in: what a file would change is told first, what is wrong in it by line. */
export function RateTablePart({ mayEdit, onChanged }: { mayEdit: boolean; onChanged(): void }) {
  const action = useDeskAction();
  const [trial, setTrial] = useState<{ csv: string; told: RateImported } | null>(null);
  const load = (csv: string, isTrial: boolean) =>
    callAsAdmin<RateImported>("POST", "/api/desk/rates/import", { csv, isTrial });
  const errors = trial?.told.errors ?? [];

  async function choose([file]: readonly File[]) {
    if (!file) return;
    await action.run("look", async () => {
      const csv = await file.text();
      setTrial({ csv, told: await load(csv, true) });
    });
  }
  return (
    <div className={styles.table}>
      <a href="/api/desk/rates.csv" download>
        {m.book_download()}
      </a>
      {mayEdit && (
        <FilesButton
          one
          name={m.book_upload()}
          accept=".csv,text/csv"
          variant="quiet"
          busy={action.busy === "look"}
          onChosen={choose}
        >
          {m.book_upload()}
        </FilesButton>
      )}
      {errors.length > 0 && (
        <div className={styles.lines} role="alert">
          <p className={styles.warn}>{m.book_upload_faults({ count: errors.length })}</p>
          <ul>
            {errors.map(({ line, text }) => (
              <li key={`${line} ${text}`}>{m.road_line_fault({ line, what: text })}</li>
            ))}
          </ul>
        </div>
      )}
      <Agree
        open={trial !== null && errors.length === 0}
        title={m.book_upload()}
        yes={m.book_upload_yes()}
        no={m.desk_cancel()}
        busy={action.busy === "load"}
        onNo={() => setTrial(null)}
        onYes={() =>
          void action.run("load", async () => {
            if (!trial) return;
            const { added, changed } = await load(trial.csv, false);
            setTrial(null);
            say(m.book_uploaded({ added, changed }));
            onChanged();
          })
        }
      >
        {trial && <p>{m.book_upload_ask({ ...trial.told })}</p>}
      </Agree>
    </div>
  );
}
