import type { Mutant } from "./mutant.ts";

/** What the browser keeps and joins, and the hours that the planner keeps to. */
export const browserMutants: Mutant[] = [
  {
    name: "the begun trip request of one person is there for the next",
    file: "app/forms/form-drafts.ts",
    text: "key.startsWith(ofForms) || key === tripDraft",
    broken: "key.startsWith(ofForms)",
    test: "app/traveller/sign-out.component.test.tsx",
  },
  {
    name: "the next page of a list without filters has an address that is none",
    file: "app/calls/use-pages.ts",
    text: 'address.includes("?") ? "&" : "?"',
    broken: '"&"',
    test: "app/calls/use-pages.component.test.tsx",
  },
  {
    name: "rows that are gone stay below a head of new ones",
    file: "app/calls/use-pages.ts",
    text: "if (last === -1) return head;",
    broken: "",
    test: "app/calls/use-pages.component.test.tsx",
  },
  {
    name: "a plan made before midnight is yesterday's plan after it",
    file: "app/plan/keep-first.ts",
    text: "JSON.stringify([findToday(), wish])",
    broken: "JSON.stringify([wish])",
    test: "app/plan/keep-first.test.ts",
  },
  {
    name: "a visit may begin after the last entry",
    file: "planner/trip/open-windows.ts",
    text: "lastEntry > 0 ? closes - lastEntry : closes",
    broken: "closes",
    test: "planner/trip/open-windows.test.ts",
  },
  {
    name: "what is out of doors is seen in the dark",
    file: "planner/trip/open-windows.ts",
    text: "last = Math.min(last, sun.set + bySun.after - minutes);",
    broken: "",
    test: "planner/trip/open-windows.test.ts",
  },
  {
    name: "a row that moved while one paged stands twice",
    file: "app/calls/use-pages.ts",
    text: "...more.rows.filter(({ id }) => !known.has(id))",
    broken: "...more.rows",
    test: "app/calls/use-query.component.test.tsx",
  },
  {
    name: "one comes too late to settle before the sunset",
    file: "planner/trip/open-windows.ts",
    text: "? sun.set - Math.max(bySun.dusk, minutes) - bySun.after",
    broken: "? sun.set - Math.max(bySun.dusk, minutes)",
    test: "planner/trip/open-windows.test.ts",
  },
  {
    name: "a visit goes on into a break",
    file: "planner/trip/open-windows.ts",
    text: "Math.min(closes - minutes, lastEntry",
    broken: "Math.min(closes, lastEntry",
    test: "planner/trip/open-windows.test.ts",
  },
  {
    name: "a visit cannot begin in the minute in which a break does",
    file: "planner/core/problem.ts",
    text: "time <= (breaks.from[k] as number)",
    broken: "time < (breaks.from[k] as number)",
    test: "planner/core/create-problem.test.ts",
  },
  {
    name: "a visit cannot begin in the minute in which a break ends",
    file: "planner/core/problem.ts",
    text: "time >= (breaks.to[k] as number)",
    broken: "time > (breaks.to[k] as number)",
    test: "planner/core/create-problem.test.ts",
  },
];
