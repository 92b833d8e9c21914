/** The few parts of oidc-provider that the tests touch; the package brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    oidc: {
      provider: { Grant: new (options: { clientId: string; accountId: string }) => Grant };
      client?: { clientId: string };
      session?: { accountId?: string };
    };
  };
  type Configuration = {
    clients: object[];
    jwks: { keys: object[] };
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    features: Record<string, { enabled: boolean }>;
    ttl: Record<string, number>;
    interactions: { url(context: Context, interaction: { uid: string }): string };
    findAccount(
      context: Context,
      id: string,
    ): { accountId: string; claims(): Record<string, unknown> };
    loadExistingGrant(context: Context): Promise<Grant>;
  };

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, unknown> }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
  }
}
