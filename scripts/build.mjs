import { buildIfOlder } from "./build-if-older.mjs";
import { prepare } from "./prepare.mjs";
import { main, root } from "./run.mjs";

/** `npm run build`: the pages anew, whatever stands there. */
await main(() =>
  prepare(root, {
    isReady: () => false,
    steps: [() => buildIfOlder(root, { always: true })],
  }),
);
