import { requireInstaller } from "./install.mjs";
import { mendDriver } from "./mend-driver.mjs";
import { main } from "./run.mjs";

/** What npm runs once the packages are there. */
await main(async () => {
  requireInstaller(process.env.npm_config_user_agent);
  mendDriver();
});
