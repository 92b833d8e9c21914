/**
 * What a test that takes long does: `long` by `npm run test:slow` and `npm run test:e2e:slow`, `short` in every
 * `npm test`, which has to end within minutes.
 */
export const slowOr = <Value>(long: Value, short: Value): Value =>
  process.env.SLOW_TESTS ? long : short;
