import { Hono } from "hono";
import { z } from "zod";
import { chooseRedirect } from "#server/http/redirects.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthEnv } from "../http/auth-env.ts";
import { requireAdmin } from "../http/bearer.ts";
import { metadata, optionalText, readBody, readEmail, readRedirect } from "../http/read-input.ts";
import { deletePasskeyAsAdmin, listPasskeysAsAdmin } from "../passkeys/manage.ts";
import type { UserDirectory } from "../services/user-directory.ts";
import { loadWireUser } from "../sessions/wire.ts";
import { findUser, listUserRows } from "../store/users-store.ts";
import { generateLink, invite, LinkInput } from "./generate-link.ts";
import {
  checkUserId,
  createUserAsAdmin,
  deleteFactorAsAdmin,
  listFactorsAsAdmin,
  updateUserAsAdmin,
} from "./manage-users.ts";
import { AdminUser } from "./shapes.ts";
import { createSsoProviderCalls } from "./sso-providers.ts";

const Invite = z.object({ email: optionalText(320), data: metadata });
const Removal = z.object({ should_soft_delete: z.boolean().nullish() });

function readPage(text: string | undefined, fallback: number, most = Number.MAX_SAFE_INTEGER) {
  if (text === undefined || text === "") return fallback;
  if (!/^\d{1,9}$/.test(text)) throw invalid("Bad Pagination Parameters: not a positive number");
  return Math.min(Math.max(Number(text), 1), most);
}

/** The calls of section 9, for service tokens alone. */
export function createAdminCalls(auth: AuthContext, _users: UserDirectory) {
  const app = new Hono<AuthEnv>();
  app.use("/admin/*", async (context, next) => {
    await requireAdmin(auth, context.req.raw);
    context.header("cache-control", "no-store");
    await next();
  });

  app.get("/admin/users", async (context) => {
    const page = readPage(context.req.query("page"), 1);
    const perPage = readPage(context.req.query("per_page"), 50, 1000);
    const { rows, total } = await listUserRows(auth.db, {
      offset: (page - 1) * perPage,
      limit: perPage,
    });
    const last = Math.max(1, Math.ceil(total / perPage));
    // The client reads one digit after the first "page=".
    const link = (to: number, rel: string) =>
      `<${auth.baseUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
    context.header("x-total-count", String(total));
    context.header(
      "link",
      [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", "),
    );
    const wire = [];
    for (const row of rows) wire.push(await loadWireUser(auth.db, row));
    return context.json({ users: wire, aud: "authenticated" });
  });

  app.post("/admin/users", async (context) =>
    context.json(await createUserAsAdmin(auth, await readBody(context, AdminUser))),
  );
  app.get("/admin/users/:id", async (context) => {
    const row = await findUser(auth.db, checkUserId(context.req.param("id")));
    if (!row) throw new AuthError(404, "user_not_found", "User not found");
    return context.json(await loadWireUser(auth.db, row));
  });
  app.put("/admin/users/:id", async (context) => {
    const id = checkUserId(context.req.param("id"));
    return context.json(await updateUserAsAdmin(auth, id, await readBody(context, AdminUser)));
  });
  app.delete("/admin/users/:id", async (context) => {
    const id = checkUserId(context.req.param("id"));
    const { should_soft_delete: soft } = await readBody(context, Removal);
    // A soft delete keeps the row, without anything that names the person.
    const removed = await auth.removePerson(id, { by: { actor: "service" }, soft: soft === true });
    if (!removed) throw new AuthError(404, "user_not_found", "User not found");
    return context.json({});
  });
  app.get("/admin/users/:id/factors", async (context) => {
    const id = checkUserId(context.req.param("id"));
    if (!(await findUser(auth.db, id)))
      throw new AuthError(404, "user_not_found", "User not found");
    return context.json(await listFactorsAsAdmin(auth, id));
  });
  app.delete("/admin/users/:id/factors/:factorId", async (context) => {
    const { id, factorId } = context.req.param();
    return context.json(await deleteFactorAsAdmin(auth, checkUserId(id), factorId));
  });

  app.get("/admin/users/:id/passkeys", async (context) =>
    context.json(await listPasskeysAsAdmin(auth, checkUserId(context.req.param("id")))),
  );
  app.delete("/admin/users/:id/passkeys/:passkey", async (context) => {
    const { id, passkey } = context.req.param();
    await deletePasskeyAsAdmin(auth, checkUserId(id), passkey);
    return context.body(null, 204);
  });

  app.post("/admin/generate_link", async (context) => {
    const input = await readBody(context, LinkInput);
    const redirectTo = input.redirect_to
      ? chooseRedirect(auth.config, { redirectTo: input.redirect_to })
      : readRedirect(auth, context);
    return context.json(await generateLink(auth, input, redirectTo));
  });
  app.route("/admin/sso/providers", createSsoProviderCalls(auth));
  app.post("/invite", async (context) => {
    await requireAdmin(auth, context.req.raw);
    const input = await readBody(context, Invite);
    const email = readEmail(input.email ?? "");
    const redirectTo = readRedirect(auth, context);
    return context.json(await invite(auth, { email, data: input.data, redirectTo }));
  });
  return app;
}
