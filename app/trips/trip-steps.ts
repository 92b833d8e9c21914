import type { FormEvent } from "react";
import type { TripValues } from "./trip-draft.ts";

/** A request that has arrived. */
export type Sent = { reference: string; email: string; values: TripValues };
/** What each step is handed. */
export type StepProps = {
  values: TripValues;
  errors: Partial<Record<string, string>>;
  setValue(name: keyof TripValues, value: string): void;
  /** Of the step's form: what the browser's own checks find is said below the fields. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
};
