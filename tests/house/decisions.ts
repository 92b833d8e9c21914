const row =
  /^\| (\d{3}) \| \[(.+)\]\(([\w-]+\.md)\) \| (in force|superseded (?:in part )?by \[\d{3}\]\([\w-]+\.md\)) \|$/gm;

/** What is wrong between the records (file name → text) and their index: missing, twice, another title, no status. */
export function findIndexFaults(index: string, records: ReadonlyMap<string, string>): string[] {
  const rows = [...index.matchAll(row)].map(([, number, title, file = ""]) => ({
    number,
    title,
    file,
  }));
  const missing = [...records].flatMap(([file, text]) => {
    const own = rows.filter((one) => one.file === file);
    if (own.length !== 1) return [`${file} stands there ${own.length} times`];
    const [one] = own;
    return text.startsWith(`# ${one?.number} ${one?.title}\n`) ? [] : [`${file} has another title`];
  });
  return [
    ...missing,
    ...rows.filter(({ file }) => !records.has(file)).map(({ file }) => `${file} is gone`),
  ];
}
