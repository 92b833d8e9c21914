/**
 * How a process keeps little: V8's young generation stays at 3 × 4 MB (3 × 8 beside an embedded database, whose
 * start makes more of it) instead of up to 3 × 64 (what a page leaves behind is collected sooner, and is as
 * little); a heap of at most a gigabyte grows by halves before it is collected, where one of four gigabytes
 * grows fourfold; and the threads that compress, hash and compile share one heap of the C library. None of it
 * can be changed once a process runs. What the operator has set counts.
 */
export function leanProcess(env) {
  const sizes = { semi: env.DATABASE_URL ? 4 : 8, old: 1024 };
  const isSet = (space) =>
    new RegExp(`--max[-_]${space}[-_]space[-_]size`).test(env.NODE_OPTIONS ?? "");
  return {
    flags: Object.entries(sizes)
      .filter(([space]) => !isSet(space))
      .map(([space, megabytes]) => `--max-${space}-space-size=${megabytes}`),
    env: { MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "1" },
  };
}
