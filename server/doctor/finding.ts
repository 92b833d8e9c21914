/** What was looked at, how it is, and what to do about it. */
export type Finding = {
  area:
    | "configuration"
    | "database"
    | "mail"
    | "storage"
    | "clock"
    | "disk"
    | "backup"
    | "placeholders";
  state: "ok" | "warning" | "fault";
  what: string;
  /** What to do; none where all is well. */
  todo?: string;
};

export const isExample = (address: string): boolean =>
  /\.(?:example|invalid|test)>?$/i.test(address);
