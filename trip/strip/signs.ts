/** Small drawings of a trip's things: paths of one line, on 24 units. Pages and papers draw the same. */
export const signDrawings = {
  road: "M4 16v-4l2-5h12l2 5v4M3 16h18M6 16v3m12-3v3M5 12h14",
  train:
    "M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2ZM5 11h14M8 21l2-4m6 4-2-4",
  "toy-train": "M4 16V8h6v8m0-4h8l2 4v0H4m2-8V5h3m6 7V8M7 19.5h.1m8-.1h.1",
  flight: "m3 13 18-7-5 12-4-4-4 4v-5Z",
  ferry: "M4 15h16l-3 5H7ZM6 15v-5h12v5M12 10V4h4",
  walk: "M13 5h.1M9 21l3-6-2-4 3-3 2 3 3 1M12 15l3 3 1 3M10 11l-3 2",
  way: "M4 12h15m-5-5 5 5-5 5",
  meal: "M7 3v8m-3-8v5a3 3 0 0 0 6 0V3M7 11v10M17 3c-2 1-3 4-3 7h3m0-7v18",
  rest: "M5 4v16M5 9h10l4 4v7M5 15h14",
  own: "M6 4h12v16H6ZM9 9h6M9 13h6",
  bed: "M3 19v-7h18v7M3 16h18M3 12V6m3 6V9h6v3",
  home: "M4 12h15m-5-5 5 5-5 5",
  step: "M11 5h.1M11 8v6h5l2 5M8 11a5 5 0 1 0 6 7",
  permit: "M6 3h9l4 4v14H6ZM9 12h7M9 16h5M14 3v5h5",
  height: "m2 20 7-13 4 7 3-4 6 10Z",
  closed: "M12 3a9 9 0 1 1-.1 0ZM6 6l12 12",
  book: "M4 8a2 2 0 0 0 2-2h12a2 2 0 0 0 2 2v8a2 2 0 0 0-2 2H6a2 2 0 0 0-2-2ZM14 6v12",
  guess: "M12 3a9 9 0 1 1-.1 0ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.6M12 17v.1",
} as const;

export type SignName = keyof typeof signDrawings;
