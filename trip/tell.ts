import type { Code, ValuesOf } from "./codes.ts";
import type { Told, ToldNotice } from "./told.ts";

type Values<C extends Code> = keyof ValuesOf<C> extends never ? [] : [ValuesOf<C>];
type Notice = <C extends Code>(code: C, ...values: Values<C>) => ToldNotice;

/** What is said, with the values that belong to it: `tell("why-month", { score: 5, month: 2 })`. */
export const tell = <C extends Code>(code: C, ...[values]: Values<C>): Told => ({
  code,
  values: { ...values } as Told["values"],
});

/** Good to know. */
export const note: Notice = (...said) => ({ level: "note", ...tell(...said) });
/** Unwise, and done because the traveller insists. */
export const warning: Notice = (...said) => ({ level: "warning", ...tell(...said) });
