/**
 * Gives the event loop a turn. The embedded database works on the thread that serves the pages and
 * its answers come without one, so a long transaction would hold every visitor up.
 */
export const letPagesPass = () => new Promise<void>((resolve) => setImmediate(resolve));
