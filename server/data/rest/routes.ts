import { type Context, Hono } from "hono";
import type { Auth } from "#server/auth/create-auth.ts";
import { allowOfficialClients } from "#server/http/cors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Resources } from "#server/resources.ts";
import { createIdentify } from "../identify.ts";
import { parseQuery, type RestQuery } from "./parse-query.ts";
import { badToken, denied, noTable, RestFault, renderRestFault } from "./rest-fault.ts";
import { type RestAnswer, runQuery } from "./run-query.ts";
import { restTables } from "./tables.ts";

const singleType = "application/vnd.pgrst.object+json";
const jsonTypes = [
  "",
  "*/*",
  "application/*",
  "application/json",
  singleType,
  "application/vnd.pgrst.array+json",
];

function checkHeaders(context: Context): { single: boolean; withTotal: boolean } {
  const profile = context.req.header("accept-profile") ?? "public";
  if (profile !== "public")
    throw new RestFault(406, "PGRST106", "The schema must be one of the following: public");
  const accepted = (context.req.header("accept") ?? "")
    .split(",")
    .map((type) => (type.split(";")[0] ?? "").trim().toLowerCase());
  if (!accepted.some((type) => jsonTypes.includes(type)))
    throw new RestFault(
      406,
      "PGRST107",
      `None of these media types are available: ${accepted.join(", ").slice(0, 100)}`,
    );
  return {
    single: accepted.includes(singleType),
    withTotal: /count=(exact|planned|estimated)/.test(context.req.header("prefer") ?? ""),
  };
}

/** `Range: 0-9` narrows the query, as limit and offset do. */
function applyRange(context: Context, query: RestQuery): RestQuery {
  const found = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(context.req.header("range") ?? "");
  if (!found?.[1]) return query;
  const offset = Math.max(query.offset, Number(found[1]));
  const last = found[2] ? Number(found[2]) : Number.POSITIVE_INFINITY;
  if (last < offset)
    throw new RestFault(416, "PGRST103", "Requested range not satisfiable", {
      details: "The lower boundary must be lower than or equal to the upper boundary.",
    });
  return { ...query, offset, limit: Math.min(query.limit, last - offset + 1) };
}

function present(
  context: Context,
  { rows, total }: RestAnswer,
  offset: number,
  single: boolean,
): Response {
  if (single && rows.length !== 1)
    throw new RestFault(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${rows.length} rows`,
    });
  if (total !== null && offset > 0 && offset > total)
    throw new RestFault(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  const span = rows.length ? `${offset}-${offset + rows.length - 1}` : "*";
  context.header("content-range", `${span}/${total ?? "*"}`);
  context.header("content-type", `${single ? singleType : "application/json"}; charset=utf-8`);
  context.header("cache-control", "no-store");
  const partial = total !== null && rows.length < total;
  return context.body(single ? (rows[0] ?? "") : `[${rows.join(",")}]`, partial ? 206 : 200);
}

/** /rest/v1: two tables, for reading, in PostgREST's dialect (auth contract, section 11). */
export function createRestRoutes(resources: Resources, auth: Pick<Auth, "identify">) {
  const identify = createIdentify(auth, badToken);
  const tables = new Map(restTables.map((table) => [table.name, table]));
  const app = new Hono<HttpEnv>();
  app.onError(renderRestFault);
  app.use(allowOfficialClients(resources.config));
  app.get("/:table", async (context) => {
    const user = await identify(context.req.raw);
    const table = tables.get(context.req.param("table"));
    if (!table) throw noTable(context.req.param("table"));
    const { single, withTotal } = checkHeaders(context);
    const query = applyRange(context, parseQuery(table, new URL(context.req.url).searchParams));
    const rows = table.rowsFor(user);
    const answer = await runQuery(resources.database.db, table, rows, query, withTotal);
    return present(context, answer, query.offset, single);
  });
  app.on(["POST", "PUT", "PATCH", "DELETE"], "/:table", async (context) => {
    const user = await identify(context.req.raw);
    const table = context.req.param("table");
    if (!tables.has(table)) throw noTable(table);
    throw denied(table, user !== null);
  });
  app.all("*", () => {
    throw new RestFault(404, "PGRST125", "Invalid path specified in request URL");
  });
  return app;
}
