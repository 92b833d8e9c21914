import type { Places } from "#server/content/places/read-places.ts";

/** Fees out of order (child ≤ Indian ≤ SAARC ≤ foreign), and ages without a child's fee. */
export function findFeeFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, fee }) => {
    if (!fee) return [];
    const { indian, saarc = indian, foreign, child = 0, childUnder } = fee;
    const where = `${file}: ${id}: fee`;
    return [
      ...(child > indian ? [`${where}: a child pays ${child}, an Indian ${indian}`] : []),
      ...(saarc < indian ? [`${where}: SAARC ${saarc}, an Indian ${indian}`] : []),
      ...(foreign < saarc ? [`${where}: a foreigner pays ${foreign}, others ${saarc}`] : []),
      ...(childUnder && fee.child === undefined ? [`${where}: childUnder without child`] : []),
    ];
  });
}

/** Lodging that is dearer where it is simpler. */
export function findPriceFaults({ bases }: Places): string[] {
  return bases.flatMap(({ id, file, areas }) =>
    areas.flatMap(({ name, prices: { simple, comfortable, fine } }) => {
      const offered = [simple, comfortable, fine].filter((range) => range !== null);
      const where = `${file}: ${id}: ${name}`;
      if (offered.length === 0) return [`${where}: no price at all`];
      return offered.some((range, index) => {
        const before = offered[index - 1];
        return before && (range[0] < before[0] || range[1] < before[1]);
      })
        ? [`${where}: prices fall from simple to fine`]
        : [];
    }),
  );
}
