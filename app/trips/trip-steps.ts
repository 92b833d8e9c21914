import type { TripValues } from "./trip-draft.ts";

/** A request that has arrived. */
export type Sent = { reference: string; email: string; values: TripValues };
/** What each step is handed. */
export type StepProps = {
  values: TripValues;
  errors: Partial<Record<string, string>>;
  setValue(name: keyof TripValues, value: string): void;
};
