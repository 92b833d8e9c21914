/** How often an attack is tried: a short form in `npm test`, a long one in `npm run test:attacks`. */
export const tries = (short: number, long: number): number =>
  process.env.ATTACKS === "long" ? long : short;
