import { useEffect, useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { hashToken } from "#app/kept/kept-store.ts";
import { useKeptPapers } from "#app/kept/use-kept-papers.ts";
import { m } from "#app/paraglide/messages.js";
import { CheckField, FieldError } from "#app/ui/field.tsx";
import { FilesButton } from "#app/ui/files-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tripFileLimits } from "#contract/wire/trip-files.ts";
import styles from "./group.module.css";
import { RemoveFile } from "./remove-file.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";
import type { Files } from "./use-files.ts";

const accept = "application/pdf,image/jpeg,image/png,image/webp";
const isPdf = (file: File) => file.type === "application/pdf";
const isTooLarge = (file: File) =>
  file.size > (isPdf(file) ? tripFileLimits.pdf : tripFileLimits.picture * 3);

/** Vouchers and tickets: opened from this phone where they lie on it, added by whoever has a link of their own. */
export function PapersCard({
  token,
  files,
  hasGroup,
}: {
  token: string;
  files: Files;
  hasGroup: boolean;
}) {
  const action = useAction({ otherwise: m.trip_page_failed, toast: false });
  const [forGroup, setForGroup] = useState(true);
  const [forOffice, setForOffice] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => void hashToken(token).then(setKept), [token]);
  const papers = (files.query.data?.files ?? []).filter(({ kind }) => kind === "paper");
  const lie = useKeptPapers(kept, papers.map(({ id }) => id).join());
  const open = (id: string) =>
    lie.find(({ path }) => path === `/files/${id}/full`)?.href ??
    `/api/trip/${token}/files/${id}/full`;
  const waiting = files.waiting.filter(({ path }) => path.includes("kind=paper"));

  async function add(chosen: readonly File[]): Promise<void> {
    await action.run("add", async () => {
      for (const file of chosen) {
        if (isTooLarge(file)) throw new CallError("too_large", m.files_rule());
        const name = file.name.slice(0, tripFileLimits.name) || m.files_paper();
        const bytes = isPdf(file) ? file : await shrinkPhoto(file);
        await files.add(bytes, {
          kind: "paper",
          name,
          group: hasGroup && forGroup,
          office: forOffice,
        });
      }
    });
  }
  return (
    <section className={styles.card} aria-labelledby="trip-papers">
      <h3 className="h4" id="trip-papers">
        {m.files_papers()}
      </h3>
      <p className="small muted">{m.files_papers_lede()}</p>
      <ul className={styles.list}>
        {papers.map((file) => (
          <li key={file.id}>
            <a className={styles.paper} href={open(file.id)} target="_blank" rel="noopener">
              <Icon name="arrow-up-right" size={20} />
              <span dir="auto">{file.name}</span>
              {file.by !== "" && <small>{file.by ?? m.files_by_office()}</small>}
            </a>
            <RemoveFile file={file} files={files} action={action} variant="quiet" />
          </li>
        ))}
        {waiting.map((one) => (
          <li key={one.number}>
            <span className={styles.what} dir="auto">
              {one.says}
              <small className={styles.waits}>{m.group_waits()}</small>
            </span>
          </li>
        ))}
      </ul>
      {hasGroup && (
        <CheckField
          label={m.files_for_group()}
          checked={forGroup}
          onChange={() => setForGroup(!forGroup)}
        />
      )}
      <CheckField
        label={m.files_for_office()}
        checked={forOffice}
        onChange={() => setForOffice(!forOffice)}
      />
      <div className={styles.buttons}>
        <FilesButton
          name={m.files_add_paper()}
          accept={accept}
          variant="secondary"
          busy={action.busy === "add"}
          onChosen={add}
        >
          {action.busy === "add" ? m.files_sending() : m.files_add_paper()}
        </FilesButton>
      </div>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </section>
  );
}
