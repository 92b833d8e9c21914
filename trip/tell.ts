import type { Code, ValuesOf } from "./codes.ts";
import type { Told, ToldNotice } from "./told.ts";

type Values<C extends Code> = keyof ValuesOf<C> extends never ? [] : [ValuesOf<C>];

/** What is said, with the values that belong to it: `tell("why-month", { score: 5, month: 2 })`. */
export const tell = <C extends Code>(code: C, ...[values]: Values<C>): Told => ({
  code,
  values: { ...values } as Told["values"],
});

type Notice = <C extends Code>(code: C, ...values: Values<C>) => ToldNotice;
const tellAt = (level: ToldNotice["level"]) =>
  ((code: Code, values?: Told["values"]) => ({
    level,
    code,
    values: { ...values },
  })) as Notice;

/** Good to know. */
export const note = tellAt("note");
/** Unwise, and done because the traveller insists. */
export const warning = tellAt("warning");
