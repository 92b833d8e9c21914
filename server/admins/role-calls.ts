import { RoleMatrix } from "#contract/wire/desk-admins.ts";
import { type AdminRole, adminRoles } from "#contract/wire/desk-roles.ts";
import { type Call, defineCall, describedPath } from "#server/calls/call.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { findSaid } from "#words/faults/say-fault.ts";

const isRole = (may: string): may is AdminRole => (adminRoles as readonly string[]).includes(may);

/** What each role may, as the server itself asks it: by what the calls are about, in the reader's language. */
export function listRoles(calls: readonly Call[]): RoleMatrix {
  const areas = new Map<string, RoleMatrix["areas"][number]["calls"]>();
  for (const call of calls) {
    const { may, tag, method, summary } = call;
    if (!isRole(may)) continue;
    const said = findSaid(summary, languageOfReader()) ?? summary;
    const row = {
      ...{ call: `${method} ${describedPath(call)}`, summary: said, least: may },
      reads: method === "GET",
    };
    areas.set(tag, [...(areas.get(tag) ?? []), row]);
  }
  return { areas: [...areas].map(([area, rows]) => ({ area, calls: rows })) };
}

/** Shown to whoever works at the desk. */
export const createRolesCall = (calls: readonly Call[]): Call =>
  defineCall({
    method: "GET",
    path: "/api/desk/roles",
    may: "viewer",
    tag: "Desk: administrators",
    summary: "Which role may do what at the desk",
    answer: RoleMatrix,
    handle: () => listRoles(calls),
  });
