/** A paper of facts and tables, as data: what goes to the thread that draws it (`sheet-paper.ts`). */
export type Sheet = {
  title: string;
  /** Beside the title, at its right. */
  number: string;
  /** The office: name, telephone, address. */
  office: string[];
  /** A4 on its side. */
  wide?: boolean;
  parts: SheetPart[];
};

export type SheetPart =
  /** Label and value, two columns; what has no value is left out. */
  | { kind: "facts"; title?: string; rows: [string, string][] }
  /** `widths` are shares of the page; `numbers` the columns that are sums. */
  | {
      kind: "table";
      title?: string;
      head: string[];
      widths: number[];
      rows: string[][];
      numbers?: number[];
      /** Said where there is no row. */
      none?: string;
    }
  | { kind: "text"; title?: string; text: string }
  /** Lines to be written on by hand. */
  | { kind: "blanks"; labels: string[] }
  /** To be held up: as large as the page lets it. */
  | { kind: "placard"; lead: string; name: string; small: string }
  | { kind: "page" };
