/** A stay: [0.5, 1] is "Half a day to 1 day", [2, 3] is "2 to 3 days". */
export function describeStay([least, most]: readonly [number, number]): string {
  const name = (days: number) =>
    days === 0.5 ? "Half a day" : `${days} ${days === 1 ? "day" : "days"}`;
  if (least === most) return name(least);
  if (least < 1) return `${name(least)} to ${name(most)}`;
  return `${least} to ${most} days`;
}
