import type { PackageHead } from "./package-heads.ts";

/** What is cancelled of a trip. */
export type CancelScope =
  | { of: "whole" }
  /** `children`: their places among the party's; `heads`: where prices are a person, whose. */
  | {
      of: "persons";
      adults: number;
      children: number[];
      heads: { of: PackageHead; count: number }[];
    }
  | { of: "services"; items: string[] };

/** Whether a line of a quote is what a cancellation costs: nobody supplies it. */
export const isCharge = ({ id }: { id: string }): boolean => id.startsWith("cancelled-");
