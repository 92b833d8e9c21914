import type { Finding } from "./finding.ts";

const area = "backup";
const day = 24 * 3600;

/** The last backup that was written, and how the server keeps what happens between two of them. */
export type BackupFacts = {
  /** Seconds since the last one; null where none was ever written. */
  age: number | null;
  /** Whether it is sealed. */
  sealed: boolean;
  /** Of the last one that its bucket has whole: seconds since; null where it has none; undefined without a bucket. */
  away: number | null | undefined;
  /** The server's archive of its log; null on the embedded database, which has none. */
  archive: { mode: string; failing: boolean } | null;
};

const theGuide = "docs/operations.md";

function judgeLast({ age, sealed }: BackupFacts): Finding {
  const todo =
    "Look at the timer: systemctl list-timers safarnama-backup; journalctl -u safarnama-backup.";
  if (age === null)
    return { area, state: "warning", what: "No backup was ever written from this database.", todo };
  const days = Math.floor(age / day);
  if (days >= 2) {
    const what = `The last backup is ${days} days old.`;
    return { area, state: days >= 8 ? "fault" : "warning", what, todo };
  }
  const what = `The last backup is ${Math.round(age / 3600)} hours old`;
  if (sealed) return { area, state: "ok", what: `${what}, and sealed.` };
  return {
    area,
    state: "warning",
    what: `${what}, and not sealed: whoever gets hold of it reads everything that people gave to the site.`,
    todo: `Set BACKUP_RECIPIENT (${theGuide}, Backup and the way back).`,
  };
}

function judgeAway(age: number | null): Finding {
  const todo = "Run npm run backup by hand: it says what the bucket answers (BACKUP_URL).";
  if (age === null)
    return { area, state: "warning", what: "The bucket for backups has none yet.", todo };
  const days = Math.floor(age / day);
  const what = `The last backup in its bucket is ${days >= 2 ? `${days} days` : `${Math.round(age / 3600)} hours`} old.`;
  if (days < 2) return { area, state: "ok", what };
  return { area, state: days >= 8 ? "fault" : "warning", what, todo };
}

function judgeArchive({ mode, failing }: NonNullable<BackupFacts["archive"]>): Finding {
  const chapter = `${theGuide}, Back to a moment`;
  if (mode === "off")
    return {
      area,
      state: "ok",
      what: `The server archives no log: what a lost disk takes is all since the last backup (${chapter}).`,
    };
  if (failing)
    return {
      area,
      state: "fault",
      what: "The server's log is not archived: its last try failed.",
      todo: `Its own log says why; until it is mended pg_wal grows (${chapter}).`,
    };
  return { area, state: "ok", what: "The server's log is archived." };
}

/** Whether what is lost today could be brought back. */
export const judgeBackups = (facts: BackupFacts): Finding[] => [
  judgeLast(facts),
  ...(facts.away === undefined ? [] : [judgeAway(facts.away)]),
  ...(facts.archive ? [judgeArchive(facts.archive)] : []),
];
