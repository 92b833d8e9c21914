const exported = /^export (?:(?:async )?function\*? (\w+)|const (\w+) = (?:async )?[(<])/;

/** The exported functions of a file that have no docstring, as `path → name`. */
export function findUndocumented(path: string, text: string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const match = exported.exec(line);
    if (!match) return [];
    const above = lines.slice(0, index).findLast((one) => !one.startsWith("// biome-ignore"));
    return above?.endsWith("*/") ? [] : [`${path} → ${match[1] ?? match[2]}`];
  });
}
