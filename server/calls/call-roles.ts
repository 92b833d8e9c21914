import { type Call, describedPath } from "./call.ts";
import rows from "./call-roles.json" with { type: "json" };
import type { May } from "./callers.ts";

/** Who may do what, the one table: each call's name below the least that somebody must be. */
export const callRoles: ReadonlyMap<string, May> = new Map(
  Object.entries(rows).flatMap(([who, names]) =>
    names.map((name): [string, May] => [name, who as May]),
  ),
);

export const roleRow = (call: Pick<Call, "method" | "path">): string =>
  `${call.method} ${describedPath(call)}`;

/** Calls as the table has them. @throws Error for one that has no row, or says something else of itself */
export function holdToRoles(calls: Call[]): Call[] {
  for (const call of calls) {
    const may = callRoles.get(roleRow(call));
    if (may !== call.may)
      throw new Error(
        `${roleRow(call)} is for ${call.may}, and server/calls/call-roles.json says ${may ?? "nothing"}`,
      );
  }
  return calls;
}
