import type { ConflictWords } from "./conflict-words.ts";

/** What the server refuses or answers, by its English sentence; `{}` and `{label}` stand for what it names. */
export interface FaultWords {
  readonly sentences: Readonly<Record<string, string>>;
  /** Names of fields, by their English. */
  readonly labels: Readonly<Record<string, string>>;
  /** What is said of a refusal that has no sentence here, by its code; `internal` of any other. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly conflicts: ConflictWords;
  readonly wrongField: string;
  /** Behind a fault of ours; `{}` is its reference. */
  readonly tryAgain: string;
}
