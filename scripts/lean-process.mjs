/**
 * How a process that has its database elsewhere keeps little: V8's young generation stays at 3 × 4 MB instead of
 * up to 3 × 64 (what a page leaves behind is collected sooner, and is as little), and the threads that
 * compress and hash share two heaps of the C library. Neither can be changed once a process runs. What the
 * operator has set counts. With the embedded database it would save nothing: that has a heap of its own.
 */
export function leanProcess(env) {
  if (!env.DATABASE_URL) return { flags: [], env: {} };
  const isSet = /--max[-_]semi[-_]space[-_]size/.test(env.NODE_OPTIONS ?? "");
  return {
    flags: isSet ? [] : ["--max-semi-space-size=4"],
    env: { MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2" },
  };
}
