import type { Logger } from "pino";

/** What the first middleware puts on each request's context. */
export type HttpEnv = {
  Variables: { requestId: string; log: Logger; clientAddress: string; refusal?: object };
  Bindings: { incoming?: import("node:http").IncomingMessage };
};
