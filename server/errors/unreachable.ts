/** What the driver says of a connection, and what the server says while it starts, stops, is full or a standby. */
const connectionLost =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|08\w{3}|57P0[1-3]|53300|57014|25006)$/;
/** What the system says of a socket: of any socket, so it counts only where a statement failed. */
const socketFailed =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/;

const mostDeep = 6;

/** Seconds after which it is worth asking again. */
export const retryAfter = 5;

/**
 * Whether something failed because the database could not be reached, or did not answer in time:
 * nobody's fault who asked, and worth trying again.
 */
export function isUnreachable(error: unknown): boolean {
  let isStatement = false;
  for (let depth = 0; depth < mostDeep && error instanceof Error; depth++) {
    // The driver writes its statement on what it throws, and so does Drizzle around it.
    isStatement ||= "query" in error;
    const { code } = error as { code?: unknown };
    if (typeof code === "string") {
      if (connectionLost.test(code)) return true;
      if (isStatement && socketFailed.test(code)) return true;
    }
    error = error.cause;
  }
  return false;
}
