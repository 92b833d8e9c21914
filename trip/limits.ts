/** What one trip may hold, whoever made it: whatever changes a trip is held to these. */
export const tripLimits = {
  days: 60,
  /** Items of one day. */
  items: 24,
  services: 150,
  /** Letters of a name or title, of a day's own text, of an item's. */
  title: 120,
  dayText: 2000,
  itemText: 600,
  notices: 12,
  reasons: 8,
  adults: 200,
  children: 100,
  rooms: 100,
  /** Bytes of the whole document as JSON. */
  bytes: 300_000,
} as const;
