import type { Mutant } from "./mutant.ts";

/** What is owed, paid and written on paper. */
export const moneyMutants: Mutant[] = [
  {
    name: "travellers read the desk's notes about their payments",
    file: "server/money/service.ts",
    text: 'payments: money.payments.map((one) => ({ ...one, note: "" }))',
    broken: "payments: money.payments",
    test: "server/money/due-days.test.ts",
  },
  {
    name: "what is due today counts as late on the page",
    file: "server/money/read-money.ts",
    text: "dueOn < today",
    broken: "dueOn <= today",
    test: "server/money/due-days.test.ts",
  },
  {
    name: "what is due today counts as late among the day's tasks",
    file: "server/agenda/store.ts",
    text: "until > came and due_on <",
    broken: "until > came and due_on <=",
    test: "server/money/due-days.test.ts",
  },
];
