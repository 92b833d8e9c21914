import { readConfig } from "#server/config/config.ts";
import { createLog, openResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { serve } from "#server/shell/serve.ts";
import { quickAuth } from "./quick-auth.ts";

/** The server as a process of its own, with all its calls and no page: to be killed, or stopped by SIGTERM. */
const config = readConfig(process.env);
const resources = await openResources(config, createLog(config));
const server = await serve(resources, createServices(resources, { auth: quickAuth }), {
  pages: async () => new Response("a page"),
  close: async () => {},
});
process.once("SIGTERM", async () => {
  await server.drain();
  await server.close();
  await resources.close();
  process.exit(0);
});
process.stdout.write(`listening at ${server.address}\n`);
