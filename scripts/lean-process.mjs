/**
 * How a process keeps little: V8's young generation stays at 3 × 4 MB (3 × 8 beside an embedded database, whose
 * start makes more of it) instead of up to 3 × 64 (what a page leaves behind is collected sooner, and is as
 * little), and the threads that compress, hash and compile share two heaps of the C library. Neither can be
 * changed once a process runs. What the operator has set counts.
 */
export function leanProcess(env) {
  const isSet = /--max[-_]semi[-_]space[-_]size/.test(env.NODE_OPTIONS ?? "");
  return {
    flags: isSet ? [] : [`--max-semi-space-size=${env.DATABASE_URL ? 4 : 8}`],
    env: { MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2" },
  };
}
