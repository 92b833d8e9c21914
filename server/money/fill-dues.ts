/** What came fills what is due, in order. @returns the same with what of each is paid; paisa */
export function fillDues<Due extends { paisa: number }>(
  dues: readonly Due[],
  paid: number,
): (Due & { paid: number })[] {
  let left = Math.max(0, paid);
  return dues.map((due) => {
    const part = Math.min(left, due.paisa);
    left -= part;
    return { ...due, paid: part };
  });
}
