import { Hono } from "hono";
import { z } from "zod";
import { isLoopbackUrl } from "#server/http/redirects.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthEnv } from "../http/auth-env.ts";
import { isUuid, optionalText, readBody } from "../http/read-input.ts";
import {
  deleteSsoProvider,
  findSsoProvider,
  insertSsoProvider,
  listSsoProviders,
  type SsoProvider,
  setDomains,
  updateSsoProvider,
} from "../saml/sso-store.ts";
import { writeAudit } from "../store/audit-store.ts";

const Input = z.object({
  type: optionalText(20),
  metadata_url: optionalText(2048),
  metadata_xml: optionalText(512 * 1024),
  domains: z.array(z.string().max(255)).max(50).nullish(),
  attribute_mapping: z.record(z.string(), z.unknown()).nullish(),
  name_id_format: optionalText(200),
  disabled: z.boolean().nullish(),
});
type Input = z.infer<typeof Input>;

const toWire = (provider: SsoProvider) => ({
  id: provider.id,
  disabled: provider.disabled,
  saml: {
    entity_id: provider.entityId,
    ...(provider.metadataUrl && { metadata_url: provider.metadataUrl }),
    metadata_xml: provider.metadataXml,
    attribute_mapping: provider.attributeMapping,
    ...(provider.nameIdFormat && { name_id_format: provider.nameIdFormat }),
  },
  domains: provider.domains.map((domain) => ({ domain })),
  created_at: provider.createdAt.toISOString(),
  updated_at: provider.updatedAt.toISOString(),
});

const notFound = () => new AuthError(404, "sso_provider_not_found", "No such SSO provider");
const domainTaken = () =>
  new AuthError(422, "sso_domain_already_exists", "A domain belongs to another SSO provider");

/** The metadata as sent, or as found at its address. */
async function loadMetadata(input: Input): Promise<string | undefined> {
  if (input.metadata_xml) return input.metadata_xml;
  const { metadata_url: address } = input;
  if (!address) return undefined;
  if (URL.parse(address)?.protocol !== "https:" && !isLoopbackUrl(address))
    throw invalid("metadata_url is not a HTTPS URL");
  const response = await fetch(address, {
    signal: AbortSignal.timeout(10_000),
    redirect: "error",
  }).catch(() => null);
  if (!response?.ok) throw invalid("The metadata could not be fetched");
  const text = await response.text();
  if (text.length > 512 * 1024) throw invalid("The metadata is too large");
  return text;
}

function readDomains(domains: string[]): string[] {
  const lower = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
  if (!lower.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)))
    throw invalid("A domain is not valid");
  return lower;
}

async function save(auth: AuthContext, id: string | null, input: Input): Promise<SsoProvider> {
  const metadataXml = await loadMetadata(input);
  if (!id && !metadataXml) throw invalid("Either metadata_url or metadata_xml must be set");
  const domains = input.domains ? readDomains(input.domains) : undefined;
  // With its parser, of which few sites know anything.
  const { readMetadata } = await import("../saml/metadata.ts");
  const values = {
    ...(metadataXml && { metadataXml, entityId: readMetadata(metadataXml).entityId }),
    ...(input.metadata_url && { metadataUrl: input.metadata_url }),
    ...(input.attribute_mapping && { attributeMapping: input.attribute_mapping }),
    ...(input.name_id_format !== undefined && { nameIdFormat: input.name_id_format || null }),
    ...(typeof input.disabled === "boolean" && { disabled: input.disabled }),
    updatedAt: auth.clock(),
  };
  return transact<SsoProvider>(auth, async (db) => {
    let wanted = id;
    if (wanted) await updateSsoProvider(db, wanted, values);
    else {
      const made = await insertSsoProvider(db, {
        ...values,
        metadataXml: metadataXml ?? "",
        entityId: values.entityId ?? "",
        createdAt: auth.clock(),
      });
      if (!made)
        throw new AuthError(
          422,
          "saml_idp_already_exists",
          "SAML Identity Provider with this EntityID already exists",
        );
      wanted = made.id;
    }
    if (domains && !(await setDomains(db, wanted, domains))) throw domainTaken();
    await writeAudit(db, { action: "auth.admin.sso_changed", actor: "service" });
    return (await findSsoProvider(db, wanted)) ?? notFound();
  });
}

/** /admin/sso/providers: the companies whose people may sign in. */
export function createSsoProviderCalls(auth: AuthContext) {
  const get = async (id: string) => {
    const found = isUuid(id) ? await findSsoProvider(auth.db, id) : null;
    if (!found) throw notFound();
    return found;
  };
  return new Hono<AuthEnv>()
    .get("/", async (context) =>
      context.json({ items: (await listSsoProviders(auth.db)).map(toWire) }),
    )
    .post("/", async (context) => {
      const input = await readBody(context, Input);
      if (input.type !== "saml") throw invalid("Only 'saml' supported for SSO provider type");
      return context.json(toWire(await save(auth, null, input)), 201);
    })
    .get("/:id", async (context) => context.json(toWire(await get(context.req.param("id")))))
    .put("/:id", async (context) => {
      const { id } = await get(context.req.param("id"));
      return context.json(toWire(await save(auth, id, await readBody(context, Input))));
    })
    .delete("/:id", async (context) => {
      const provider = await get(context.req.param("id"));
      await deleteSsoProvider(auth.db, provider.id);
      return context.json(toWire(provider));
    });
}
